import { describe, expect, it } from 'vitest';
import type { Drafts } from '../platform/drafts';
import { hasDraft, openDraft } from './draft';

interface Words {
  readonly words: string;
}

const name = 'words';

function readWords(value: unknown): Words | undefined {
  if (typeof value !== 'object' || value === null || !('words' in value)) return undefined;
  return typeof value.words === 'string' ? { words: value.words } : undefined;
}

function draftsInMemory(): Drafts {
  const entries = new Map<string, unknown>();
  return {
    read: (key) => entries.get(key),
    write: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

/** Two forms of one name, the second opened while the first one saves. */
function openTwice() {
  const drafts = draftsInMemory();
  const open = () => openDraft<Words>(drafts, { name, base: { words: '' }, read: readWords });
  const first = open();
  first.keep({ words: 'saved' });
  return { drafts, first, second: open() };
}

describe('the draft of a form', () => {
  it('goes with the save that sent it, where the form was only opened again', () => {
    const { drafts, first, second } = openTwice();
    expect(second.start).toEqual({ words: 'saved' });
    first.rebase({ words: 'saved' });
    expect(drafts.read(name)).toBeUndefined();
  });

  it('stays where the form was opened again and typed into before the save ended', () => {
    const { drafts, first, second } = openTwice();
    second.keep({ words: 'saved, and more' });
    first.rebase({ words: 'saved' });
    first.keep({ words: 'saved' });
    expect(drafts.read(name)).toMatchObject({ values: { words: 'saved, and more' } });
    second.rebase({ words: '' });
    expect(drafts.read(name)).toBeUndefined();
  });

  it('keeps what goes beyond a save only where no other form has written it since', () => {
    const { drafts, first, second } = openTwice();
    second.keep({ words: 'saved, and newer' });
    first.rebase({ words: 'saved' }, { words: 'saved, and older' });
    expect(drafts.read(name)).toMatchObject({ values: { words: 'saved, and newer' } });
  });

  it('does not come back once it was given up, whatever a save brings then', () => {
    const { drafts, second } = openTwice();
    second.keep({ words: 'given up' });
    second.close();
    expect(drafts.read(name)).toBeUndefined();
    second.rebase({ words: 'saved' }, { words: 'given up' });
    second.keep({ words: 'given up' });
    expect(drafts.read(name)).toBeUndefined();
  });

  it('goes when what was typed is taken back', () => {
    const { drafts, second } = openTwice();
    second.keep({ words: '' });
    expect(drafts.read(name)).toBeUndefined();
  });

  it('on top of what the server has: edits stay, and what others changed meanwhile is not written back', () => {
    const read = (value: unknown) => {
      const { name, place } = { name: undefined, place: undefined, ...Object(value) };
      return typeof name === 'string' && typeof place === 'string' ? { name, place } : undefined;
    };
    const drafts = draftsInMemory();
    const open = (base: { name: string; place: string }) => openDraft(drafts, { name, base, read, isOnTop: true });
    open({ name: 'old', place: 'old' }).keep({ name: 'typed', place: 'old' });

    const later = open({ name: 'old', place: 'moved' });
    expect(later.start).toEqual({ name: 'typed', place: 'moved' });
    expect(later.base()).toEqual({ name: 'old', place: 'moved' });
    expect(later.wasKept).toBe(true);
    expect(open({ name: 'typed', place: 'moved' }).wasKept).toBe(false);
  });

  it.each([true, false])('F280 F384: is over where the server has all of it by now (on top of that: %s)', (isOnTop) => {
    const drafts = draftsInMemory();
    const open = (words: string) => openDraft(drafts, { name, base: { words }, read: readWords, isOnTop });
    open('old').keep({ words: 'typed' });
    const later = open('typed');
    expect(later.wasKept).toBe(false);
    expect(later.start).toEqual({ words: 'typed' });
    expect(later.base()).toEqual({ words: 'typed' });
    expect(hasDraft(drafts, name)).toBe(false);
    later.keep({ words: 'typed, and more' });
    expect(hasDraft(drafts, name)).toBe(true);
  });

  it('F384: keeps the base that it began with where the server has something else by now', () => {
    const drafts = draftsInMemory();
    const open = (words: string) => openDraft(drafts, { name, base: { words }, read: readWords });
    open('old').keep({ words: 'typed' });
    const later = open('changed elsewhere');
    expect([later.wasKept, later.start, later.base()]).toEqual([true, { words: 'typed' }, { words: 'old' }]);
  });
});
