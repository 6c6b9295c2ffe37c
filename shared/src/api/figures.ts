import { isRecord, readNumber, type UnknownRecord } from './read';

/** A number of an answer whose fields are not fixed. */
export interface Figure {
  /** The field's name in snake case, for a label. */
  readonly name: string;
  readonly value: number;
}

const NOT_A_FIGURE = /(^|_)(id|sid|phone|number|code|date|at|year|limit|offset|page)$/;

/** All numbers of a record and of the records directly in it, each name once, in the order of the answer. */
export function readFigures(record: UnknownRecord): readonly Figure[] {
  const figures = new Map<string, number>();
  for (const [key, value] of Object.entries(record)) {
    for (const [name, number] of isRecord(value) ? Object.entries(value) : [[key, value] as const]) {
      const figure = readNumber(number);
      const label = snakeCase(name);
      if (figure !== undefined && !NOT_A_FIGURE.test(label) && !figures.has(label)) figures.set(label, figure);
    }
  }
  return [...figures].map(([name, value]) => ({ name, value }));
}

/** `peak_hour_calls` → "Peak hour calls": for figures that no language has a name for. */
export function humanised(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function snakeCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
