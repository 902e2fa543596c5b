// All that a game's folder brings for the page, fetched once and again for a new language.
import { Faces } from '../i18n/faces';
import { LabelFile, Labels } from '../i18n/labels';
import { language } from '../i18n/language.svelte';
import { type Place, Wording } from '../i18n/wording';
import { api } from '../net/api';
import { settings } from '../settings.svelte';
import { type Layout, NO_LAYOUT, dressOf } from './layout';
import { Rulebook } from './rulebook';

const NO_LABELS = new LabelFile('', 'en');

async function labelFile(game: string, kind: string, spoken: string): Promise<LabelFile> {
  try {
    return new LabelFile(await api.gameFile(game, `${kind}/${spoken}.ftl`), spoken);
  } catch {
    return NO_LABELS;
  }
}

export class GameKit {
  layout = $state.raw<Layout>(NO_LAYOUT);
  isLoaded = $state(false);
  hasArt = $state(false);
  private agreed = $state.raw<Record<string, string>>({});
  private own = $state.raw<LabelFile[]>([]);
  private books = $state.raw<LabelFile[]>([]);
  private dress = $derived(dressOf(this.layout, this.agreed, settings.faces));
  labels = $derived(new Labels([...this.own, ...language.pageFiles()]));
  faces = $derived(new Faces(this.layout.cards, this.labels, this.dress, this.layout.called));
  rulebook = $derived(new Rulebook(new Labels(this.books), this.faces.dressed));
  private readonly english: Promise<[LabelFile, LabelFile]>;

  constructor(readonly id: string) {
    this.english = Promise.all([labelFile(id, 'labels', 'en'), labelFile(id, 'rulebook', 'en')]);
    void this.load();
    language.onChange(() => void this.loadWords());
  }

  get title(): string {
    return this.labels.text(['game'], this.id);
  }

  /** The words of a table: who sits there, and which zones it has. */
  wording(names: readonly string[], places: ReadonlyMap<string, Place>): Wording {
    return new Wording(this.labels, this.faces, names, places);
  }

  /** The cards look as the table has agreed, unless the viewer likes others. */
  wear(options: Record<string, string>): void {
    this.agreed = options;
  }

  /** The name of a suit's sign; empty if it has none. */
  signOf(suit: string): string {
    return (this.dress?.suits ?? this.layout.suits)?.[suit] ?? '';
  }

  /** Whether a card is drawn with as many signs as it counts. */
  hasPips(card: string): boolean {
    return this.layout.pips !== undefined && new RegExp(this.layout.pips).test(card);
  }

  artOf(card: string): string {
    const name = this.layout.called?.[card] ?? card;
    return `/folders/${this.id}/art/${this.folderOf(card)}${encodeURIComponent(name)}.svg`;
  }

  private folderOf(card: string): string {
    if (card === 'back') return '';
    if (this.dress) return `${this.dress.folder}/`;
    const isFour = settings.fourColours && this.layout.fourColours?.includes(this.faces.face(card).suit);
    return isFour ? 'four-colour/' : '';
  }

  private async load(): Promise<void> {
    const layout = api
      .gameFile(this.id, 'layout/table.json')
      .then((text) => JSON.parse(text) as Layout)
      .catch(() => NO_LAYOUT);
    const art = fetch(this.artOf('back')).then(
      (answer) => answer.ok,
      () => false,
    );
    await this.loadWords();
    this.layout = await layout;
    this.isLoaded = true;
    this.hasArt = await art;
  }

  private async loadWords(): Promise<void> {
    const wanted = language.current;
    const [labels, book] = await this.english;
    if (wanted === 'en') {
      this.own = [labels];
      this.books = [book];
      return;
    }
    const [spoken, spokenBook] = await Promise.all([
      labelFile(this.id, 'labels', wanted),
      labelFile(this.id, 'rulebook', wanted),
    ]);
    if (wanted !== language.current) return;
    this.own = [spoken, labels];
    this.books = [spokenBook, book];
  }
}

const kits = new Map<string, GameKit>();

/** The kit of a game. It outlives whatever part of the page asked for it first. */
export function kitOf(game: string): GameKit {
  const known = kits.get(game);
  if (known) return known;
  $effect.root(() => {
    kits.set(game, new GameKit(game));
  });
  return kitOf(game);
}
