import { expect, it } from 'vitest';
import { csvText, harmlessCell } from './csv';

it('quotes what needs it, and nothing else', () => {
  const rows = [
    ['a', 'b'],
    ['1,5', 'say "x"'],
    ['two\nlines', '-1.10'],
  ];
  expect(csvText(rows)).toBe('\uFEFFa,b\r\n"1,5","say ""x"""\r\n"two\nlines",-1.10\r\n');
});

it.each(['=SUM(A1)', '+1415', '-x', '@x', '\tx'])('%j is no formula any more', (text) => {
  expect(harmlessCell(text)).toBe(`'${text}`);
});

it('other words stay as they are', () => {
  expect(harmlessCell('(415) 555-0100')).toBe('(415) 555-0100');
});
