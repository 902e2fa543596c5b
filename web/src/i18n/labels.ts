// Labels: texts in Fluent files, the same files and rules as the terminal's.
//
// A label compares a value as the game wrote it and prints it as it is shown: `$value`
// may be `H` for a selector and `♥` in the text. Fluent has one value for both, so
// selectors are made to read a twin of the variable.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';

export type Value = string | number | Shown;
export type Values = Record<string, Value>;

/** What a label compares, and what it prints. */
export interface Shown {
  written: string;
  shown: string;
}

type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];
type Expression = Exclude<Element, string>;

const TWIN = '-written';

function selectTwins(pattern: Pattern | null, names: Set<string>): void {
  if (pattern === null || typeof pattern === 'string') return;
  for (const element of pattern) {
    if (typeof element !== 'string') visit(element, names, false);
  }
}

function visit(expression: Expression, names: Set<string>, isSelector: boolean): void {
  switch (expression.type) {
    case 'var':
      names.add(expression.name);
      if (isSelector) expression.name += TWIN;
      break;
    case 'select':
      visit(expression.selector, names, true);
      for (const variant of expression.variants) selectTwins(variant.value, names);
      break;
    case 'func':
    case 'term':
      for (const argument of expression.args) {
        if (argument.type !== 'narg') visit(argument, names, isSelector);
      }
      break;
  }
}

function argumentsOf(values: Values): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    found[name] = typeof value === 'object' ? value.shown : value;
    found[name + TWIN] = typeof value === 'object' ? value.written : value;
  }
  return found;
}

/** The labels of one file. */
export class LabelFile {
  private readonly bundle: FluentBundle;
  private readonly variables = new Map<string, Set<string>>();

  constructor(text: string, language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(text);
    for (const entry of resource.body) {
      const names = new Set<string>();
      selectTwins(entry.value, names);
      for (const pattern of Object.values(entry.attributes)) selectTwins(pattern, names);
      this.variables.set(entry.id, names);
    }
    this.bundle.addResource(resource);
  }

  has(label: string): boolean {
    return this.bundle.hasMessage(label);
  }

  mentions(label: string, variables: string[]): boolean {
    const names = this.variables.get(label);
    return variables.some((name) => names?.has(name));
  }

  ids(): string[] {
    return [...this.variables.keys()];
  }

  /** A label, or one of its attributes; empty if it can't be made of the values. */
  text(label: string, attribute: string, values: Values): string {
    const message = this.bundle.getMessage(label);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return '';
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, argumentsOf(values), errors);
    return errors.length ? '' : text;
  }
}

/** How a label may be written in a file: signs become hyphens, and an underscore may. */
function spellings(label: string): string[] {
  const written = label.replace(/[^A-Za-z0-9_-]/g, '-');
  const hyphened = written.replaceAll('_', '-');
  return written === hyphened ? [written] : [written, hyphened];
}

/** The labels of some files; the first that has one decides. */
export class Labels {
  constructor(private readonly files: LabelFile[]) {}

  has(label: string): boolean {
    return spellings(label).some((spelling) => this.files.some((file) => file.has(spelling)));
  }

  /** The first of these labels that there is; else the plain words. */
  text(labels: string[], plain: string, values: Values = {}): string {
    for (const label of labels) {
      const text = this.attribute(label, '', '', values);
      if (text) return text;
    }
    return plain;
  }

  attribute(label: string, attribute: string, plain: string, values: Values = {}): string {
    for (const spelling of spellings(label)) {
      for (const file of this.files) {
        if (!file.has(spelling)) continue;
        const text = file.text(spelling, attribute, values);
        if (text) return text;
      }
    }
    return plain;
  }

  /** Whether a label uses one of these variables. */
  mentions(label: string, variables: string[]): boolean {
    for (const spelling of spellings(label)) {
      const file = this.files.find((each) => each.has(spelling));
      if (file) return file.mentions(spelling, variables);
    }
    return false;
  }

  ids(): string[] {
    return [...new Set(this.files.flatMap((file) => file.ids()))];
  }
}
