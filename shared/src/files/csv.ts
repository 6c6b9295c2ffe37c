/**
 * Rows as RFC 4180 text with a byte order mark, so that spreadsheets read accents. Dates stay ISO, figures plain, and a comma stands between cells in every
 * language of the page: whose practice has a North American number has a computer that is set up as there.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

/** A cell with somebody's words: a spreadsheet would run, or reckon with, a text that begins like a formula. */
export function harmlessCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
