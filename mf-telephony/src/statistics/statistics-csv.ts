import { formatPhone } from '@careline/shared/ui';
import type { DailyCalls } from './daily-calls';
import type { NumberStatistics } from './use-call-statistics';

export interface CsvSource extends Pick<NumberStatistics, 'number'> {
  readonly calls: DailyCalls;
}

/** Each number's days as RFC 4180 text with a byte order mark, so that spreadsheets read accents: dates ISO, figures plain. */
export function statisticsCsv(
  sources: readonly CsvSource[],
  header: readonly string[],
  kinds: readonly string[],
): string {
  const rows = sources.flatMap(({ number, calls }) =>
    calls.days.map(({ from, total, parts }) => [
      from,
      // With its brackets: a spreadsheet would reckon with "+1415…".
      formatPhone(number.phone_number).replace(/^[=+\-@\t\r]/, "'$&"),
      String(total),
      ...kinds.map((kind) => String(parts[calls.kinds.indexOf(kind)] ?? 0)),
    ]),
  );
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
