import { render, screen, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Table } from './table';

const columns = [
  { key: 'name', header: 'Name', role: 'title' as const, cell: (row: string) => row },
  { key: 'length', header: 'Length', cell: (row: string) => row.length },
];

it('AX24: the cell that names a row is its header', () => {
  render(<Table caption="Words" columns={columns} rows={['one', 'three']} rowKey={(row) => row} />);
  const [, first] = screen.getAllByRole('row');
  const header = within(first ?? document.body).getByRole('rowheader', { name: 'one' });
  expect([header.tagName, header.getAttribute('scope')]).toEqual(['TH', 'row']);
});

it('U18: rows stand in groups under headings of their own', () => {
  const groups = [
    { heading: 'Today', rows: ['one'] },
    { heading: 'Yesterday', rows: ['two', 'three'] },
  ];
  render(<Table caption="Words" columns={columns} rows={[]} groups={groups} rowKey={(row) => row} />);
  const headers = screen.getAllByRole('rowheader');
  const words = headers.map(({ textContent }) => textContent);
  expect(words).toEqual(['Today', 'one', 'Yesterday', 'two', 'three']);
  // Said outright: as blocks, which phones make of them, they would have no role of their own in some browsers.
  expect(headers.every((header) => header.hasAttribute('role'))).toBe(true);
});

it('F360: a row keeps its place on the page, and the focus in it, when a new one comes before it', () => {
  const cell = (row: string) => <a href={`#${row}`}>{row}</a>;
  const table = (groups: { heading: string; rows: string[] }[]) => (
    <Table
      caption="Words"
      columns={[{ key: 'name', header: 'Name', cell }]}
      rows={[]}
      groups={groups}
      rowKey={String}
    />
  );
  const yesterday = { heading: 'Yesterday', rows: ['one'] };
  const { rerender } = render(table([{ heading: 'Today', rows: ['two'] }, yesterday]));
  const links = ['two', 'one'].map((name) => screen.getByRole('link', { name }));
  links[0]?.focus();
  rerender(table([{ heading: 'Today', rows: ['three', 'two'] }, yesterday]));
  expect(document.activeElement).toBe(links[0]);
  rerender(table([{ heading: 'Tomorrow', rows: ['four'] }, { heading: 'Today', rows: ['three', 'two'] }, yesterday]));
  expect(screen.getAllByRole('link').slice(-2)).toEqual(links);
  expect(document.activeElement).toBe(links[0]);
});

it('F336: shows the first of many rows at once and the others after it, on paper all of them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const rows = Array.from({ length: 60 }, (_, index) => `row ${index + 1}`);
  const shown = () => screen.getAllByRole('rowheader').length;
  flushSync(() => root.render(<Table caption="Words" columns={columns} rows={rows} rowKey={(row) => row} />));
  expect(shown()).toBe(12);
  window.dispatchEvent(new Event('beforeprint'));
  expect(shown()).toBe(60);
  window.dispatchEvent(new Event('afterprint'));
  expect(shown()).toBe(12);
  await vi.waitFor(() => expect(shown()).toBe(60));
});
