// Whose turn it is: in words, and as a cue for whoever looks elsewhere.
import { listed } from '../i18n/intl';
import { language, t } from '../i18n/language.svelte';
import type { TableStore } from '../net/table.svelte';
import { notify } from '../notices';
import { sound, vibrate } from '../sound';
import type { Play } from './play.svelte';

const MOST_NAMED = 2;

export class Cue {
  private wasMine = false;

  constructor(
    private readonly store: TableStore,
    private readonly play: Play,
  ) {}

  isMine = $derived.by(() => this.play.isMyTurn && this.play.choices.length > 0);
  mayStepIn = $derived.by(() => !this.play.isMyTurn && this.play.choices.length > 0);
  isStandIn = $derived.by(() => this.store.seat?.is_played_by_bot === true);
  heading = $derived.by(() => {
    if (this.store.table?.is_paused) return t('paused');
    if (this.isStandIn) return t('bot-plays-for-you');
    if (this.isMine) return t('your-turn');
    if (this.mayStepIn) return t('may-interrupt');
    const others = (this.play.stage.deal?.to_act ?? []).filter((seat) => seat !== this.store.you);
    const who = others.map((seat) => this.play.names[seat] ?? '');
    if (!who.length) return '';
    // The seats show who they are; a line of names would be too long for a phone.
    if (who.length > MOST_NAMED) return t('waiting-for-others');
    return who.length === 1 ? t('turn-of', { who: who[0] ?? '' }) : t('waiting-for', { who: listed(who, language.current) });
  });

  /** A sound, a touch, the page's title, and a notice for whoever has the page hidden. */
  give(): void {
    const { title } = this.play.kit;
    if (this.isMine && !this.wasMine) {
      sound('turn');
      vibrate();
      notify(title, t('your-turn'));
    }
    this.wasMine = this.isMine;
    document.title = this.isMine ? `● ${t('your-turn')} – ${title}` : `${title} – Pakl`;
  }
}
