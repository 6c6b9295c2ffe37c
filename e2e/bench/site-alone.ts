import { ana, ReferenceClient } from '../support/reference-client';
import { measureConditionSearch } from './condition-search';
import { printTable } from './figures';
import type { Bench } from './first-loads';
import { measureShifts } from './shift';

/** Layout shift that a route may have at most (U24). */
const bearableShift = 0.01;

/** What moves by itself on every route of the product, at two widths; what is above the limit is marked. */
export async function printShifts({ browser, sites }: Bench): Promise<void> {
  const { product } = sites.origins;
  const { token: complete } = await ReferenceClient.signIn(sites.plain, ana);
  const { token: incomplete } = await ReferenceClient.register(sites.plain);
  const figures = await measureShifts(browser, product, { complete, incomplete });
  printTable(
    ['what moves by itself, 150 ms and 1.6 Mbit/s', 'width', 'shift', 'furthest'],
    figures.map(({ what, width, shift, moved }) => [
      what,
      `${width} px`,
      shift.toFixed(4) + (shift > bearableShift ? `, above ${bearableShift}` : ''),
      moved,
    ]),
  );
}

/** How fast the search over thousands of conditions is. */
export async function printConditionSearch({ browser, sites }: Bench): Promise<void> {
  const { token } = await ReferenceClient.signIn(sites.plain, ana);
  const { openMs, keystrokes, medianMs, slowestMs, rows } = await measureConditionSearch(
    browser,
    `${sites.origins.product}/dashboard/conditions`,
    token,
  );
  printTable(
    ['condition search', ''],
    [
      ['page open until the list stands', `${Math.round(openMs)} ms`],
      [`keystroke to paint, median of ${keystrokes}`, `${Math.round(medianMs)} ms`],
      ['keystroke to paint, slowest', `${Math.round(slowestMs)} ms`],
      ['rows in the document', rows],
    ],
  );
}
