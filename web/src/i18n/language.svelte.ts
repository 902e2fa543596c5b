// The language of the page: the browser's, until somebody chooses another.
import { keepSettings, settings } from '../settings.svelte';
import english from './en.ftl?raw';
import { LabelFile, Labels, type Values } from './labels';

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  cs: 'Čeština',
  pl: 'Polski',
  sk: 'Slovenčina',
  hu: 'Magyar',
  tr: 'Türkçe',
};

const files = import.meta.glob<string>(['./*.ftl', '!./en.ftl'], {
  query: '?raw',
  import: 'default',
});
const englishFile = new LabelFile(english, 'en');
const listeners = new Set<() => void>();

function wished(): string {
  const wishes = [settings.language, ...navigator.languages];
  return wishes.map((wish) => wish.split('-')[0] ?? '').find((wish) => wish in LANGUAGES) ?? 'en';
}

class Language {
  current = $state(wished());
  page = $state.raw(new LabelFile('', 'en'));
  labels = $derived(new Labels([this.page, englishFile]));

  async load(): Promise<void> {
    const wanted = this.current;
    document.documentElement.lang = wanted;
    const file = files[`./${wanted}.ftl`];
    const text = file ? await file() : '';
    if (wanted === this.current) this.page = new LabelFile(text, wanted);
  }

  async choose(language: string): Promise<void> {
    this.current = language;
    settings.language = language;
    keepSettings();
    for (const hear of listeners) hear();
    await this.load();
  }

  /** The files that words of this page may come from, the best first. */
  pageFiles(): LabelFile[] {
    return [this.page, englishFile];
  }

  onChange(hear: () => void): void {
    listeners.add(hear);
  }
}

export const language = new Language();

/** A text of the page. */
export function t(label: string, values: Values = {}): string {
  return language.labels.text([label], label.replaceAll('-', ' '), values);
}
