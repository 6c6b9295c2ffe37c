import { beforeEach, describe, expect, it } from 'vitest';
import { createEventBus } from '../platform/events';
import { safeStorage } from './safe-storage';
import { createThemeChoice } from './theme-choice';

function startPage() {
  const root = document.createElement('html');
  const events = createEventBus();
  const told: string[] = [];
  events.on('theme.changed').subscribe(({ theme }) => told.push(theme));
  return {
    root,
    told,
    choice: createThemeChoice(
      safeStorage(() => localStorage),
      root,
      events,
    ),
  };
}

beforeEach(() => localStorage.clear());

describe('the chosen theme', () => {
  it('R90 R105: is kept locally, told once and restored at the next start', () => {
    const { root, told, choice } = startPage();
    choice.choose('purple');
    choice.choose('purple');
    expect([root.dataset.theme, localStorage.getItem('theme'), told]).toEqual(['purple', 'purple', ['purple']]);
    const reloaded = startPage();
    expect([reloaded.root.dataset.theme, reloaded.choice.getSnapshot()]).toEqual(['purple', 'purple']);
    expect(reloaded.told).toEqual([]);
  });

  it('R90: is green where nothing was chosen', () => {
    expect(startPage().root.dataset.theme).toBe('green');
    expect(localStorage.getItem('theme')).toBeNull();
  });
});
