import { PaletteIcon } from '@careline/shared/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Chooser } from './chooser';

const options = [
  { value: 'green', label: 'Green' },
  { value: 'blue', label: 'Blue' },
];

/** Prerendered markup, and what takes it over. */
function prerendered() {
  const onChoose = vi.fn();
  const chooser = <Chooser label="Theme" icon={PaletteIcon} value="green" options={options} onChoose={onChoose} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(chooser);
  return { onChoose, takeOver: () => act(async () => void hydrateRoot(root, chooser)) };
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('PD58: what was chosen in prerendered markup counts once the site’s code takes over', async () => {
  const { onChoose, takeOver } = prerendered();
  fireEvent.change(screen.getByRole('combobox', { name: 'Theme' }), { target: { value: 'blue' } });
  await takeOver();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('blue');
});

it('nothing is chosen where nobody has', async () => {
  const { onChoose, takeOver } = prerendered();
  await takeOver();
  expect(onChoose).not.toHaveBeenCalled();
});

it('AX17: a language that arrow keys step over does not count; Enter takes the one that stands there', () => {
  const onChoose = vi.fn();
  render(
    <Chooser label="Theme" icon={PaletteIcon} value="green" options={options} onChoose={onChoose} stepHint="Enter" />,
  );
  const select = screen.getByRole('combobox', { name: 'Theme' });
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  fireEvent.change(select, { target: { value: 'blue' } });
  expect(onChoose).not.toHaveBeenCalled();
  expect(select).toHaveProperty('value', 'blue');
  fireEvent.keyDown(select, { key: 'Enter' });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('blue');
});

it('AX17: what is chosen with the pointer, or in the open list, counts at once', () => {
  const onChoose = vi.fn();
  render(
    <Chooser label="Theme" icon={PaletteIcon} value="green" options={options} onChoose={onChoose} stepHint="Enter" />,
  );
  const select = screen.getByRole('combobox', { name: 'Theme' });
  fireEvent.keyDown(select, { key: 'ArrowDown', altKey: true });
  fireEvent.change(select, { target: { value: 'blue' } });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('blue');
});

it('F309: what is chosen in a list that an arrow key has opened, as on a Mac, counts at once', () => {
  vi.useFakeTimers();
  const onChoose = vi.fn();
  render(
    <Chooser label="Theme" icon={PaletteIcon} value="green" options={options} onChoose={onChoose} stepHint="Enter" />,
  );
  const select = screen.getByRole('combobox', { name: 'Theme' });
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  vi.advanceTimersByTime(1_000);
  fireEvent.change(select, { target: { value: 'blue' } });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('blue');
});

it('F309: arrow keys lead through the second choice, of which the one counts that Enter takes', () => {
  const [onChoose, onChooseSecond] = [vi.fn(), vi.fn()];
  const second = {
    label: 'Appearance',
    options: [
      { value: 'system', label: 'Match system' },
      { value: 'dark', label: 'Dark' },
    ],
  };
  const choices = { options, onChoose, second, onChooseSecond };
  render(<Chooser label="Theme" icon={PaletteIcon} value="blue" {...choices} />);
  const select = screen.getByRole('combobox', { name: 'Theme' });
  for (const value of ['system', 'dark']) {
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value } });
    expect(select).toHaveProperty('value', value);
  }
  expect(onChooseSecond).not.toHaveBeenCalled();
  fireEvent.keyDown(select, { key: 'Enter' });
  expect(onChooseSecond).toHaveBeenCalledExactlyOnceWith('dark');
  expect(select).toHaveProperty('value', 'blue');
  expect(onChoose).not.toHaveBeenCalled();
});
