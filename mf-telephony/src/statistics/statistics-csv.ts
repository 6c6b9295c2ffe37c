import { csvText, harmlessCell } from '@careline/shared';
import { formatPhone } from '@careline/shared/ui';
import type { DailyCalls } from './daily-calls';
import type { NumberStatistics } from './use-call-statistics';

export interface CsvSource extends Pick<NumberStatistics, 'number'> {
  readonly calls: DailyCalls;
}

/** Each number's days for a spreadsheet: dates ISO, figures plain. */
export function statisticsCsv(
  sources: readonly CsvSource[],
  header: readonly string[],
  kinds: readonly string[],
): string {
  const rows = sources.flatMap(({ number, calls }) =>
    calls.days.map(({ from, total, parts }) => [
      from,
      // With its brackets: a spreadsheet would reckon with "+1415…".
      harmlessCell(formatPhone(number.phone_number)),
      String(total),
      ...kinds.map((kind) => String(parts[calls.kinds.indexOf(kind)] ?? 0)),
    ]),
  );
  return csvText([header, ...rows]);
}
