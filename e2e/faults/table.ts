import type { Outcome } from './cell';
import { type Place, wheres } from './places';
import type { Way } from './ways';

export interface Played {
  readonly way: Way;
  readonly place: Place;
  readonly outcome: Outcome;
}

/** The matrix as Markdown: for each way how many cells kept every promise, where, and when it was told. */
export function tableOf(played: readonly Played[]): string {
  const names = [...new Set(played.map(({ way }) => way.name))];
  const rows = names.map((name) => {
    const own = played.filter(({ way }) => way.name === name);
    const counts = wheres.map((where) => count(own.filter(({ place }) => place.where === where)));
    const told = own.flatMap(({ outcome }) => outcome.toldAfter ?? []).sort((a, b) => a - b);
    return [name, ...counts, seconds(told[Math.floor(told.length / 2)]), seconds(told.at(-1))];
  });
  const total = ['all', ...wheres.map((where) => count(played.filter(({ place }) => place.where === where))), '', ''];
  const head = ['way of failing', ...wheres, 'told after, median', 'at most'];
  return [head, head.map(() => '---'), ...rows, total].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function count(cells: readonly Played[]): string {
  if (cells.length === 0) return '–';
  return `${cells.filter(({ outcome }) => outcome.broken.length === 0).length}/${cells.length}`;
}

function seconds(ms: number | undefined): string {
  return ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`;
}
