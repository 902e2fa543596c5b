// A rulebook for players: sections of clauses, in the order of the file.
import type { Labels } from '../i18n/labels';

export interface Clause {
  id: string;
  text: string;
}

export interface Section {
  title: string;
  clauses: Clause[];
}

export class Rulebook {
  readonly idea: string;
  readonly sections: Section[] = [];
  private readonly byId = new Map<string, Clause>();

  /** With other faces, cards have other names: texts that end in the name of the faces come first. */
  constructor(labels: Labels, dressed = '') {
    const textOf = (id: string) => labels.text(dressed ? [`${id}-${dressed}`, id] : [id], '');
    const isVariant = (id: string) => labels.has(id.slice(0, id.lastIndexOf('-')));
    this.idea = textOf('idea');
    for (const id of labels.ids().filter((each) => !isVariant(each))) {
      if (id.startsWith('section-')) {
        this.sections.push({ title: textOf(id), clauses: [] });
      } else if (id.startsWith('clause-')) {
        if (!this.sections.length) this.sections.push({ title: '', clauses: [] });
        const clause = { id: id.slice('clause-'.length).toUpperCase(), text: textOf(id) };
        this.sections.at(-1)?.clauses.push(clause);
        this.byId.set(clause.id, clause);
      }
    }
  }

  get isEmpty(): boolean {
    return this.byId.size === 0;
  }

  clause(id: string): Clause | undefined {
    return this.byId.get(id.toUpperCase());
  }
}
