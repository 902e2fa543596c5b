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

  constructor(labels: Labels) {
    this.idea = labels.text(['idea'], '');
    for (const id of labels.ids()) {
      if (id.startsWith('section-')) {
        this.sections.push({ title: labels.text([id], ''), clauses: [] });
      } else if (id.startsWith('clause-')) {
        if (!this.sections.length) this.sections.push({ title: '', clauses: [] });
        const clause = { id: id.slice('clause-'.length).toUpperCase(), text: labels.text([id], '') };
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
