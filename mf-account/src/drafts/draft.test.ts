import type { Drafts } from '@careline/shared';
import { describe, expect, it } from 'vitest';
import { openDraft } from './draft';

interface Words {
  readonly words: string;
}

const name = 'words';

function readWords(value: unknown): Words | undefined {
  if (typeof value !== 'object' || value === null || !('words' in value)) return undefined;
  return typeof value.words === 'string' ? { words: value.words } : undefined;
}

/** Two forms of one name, the second opened while the first one saves. */
function openTwice() {
  const entries = new Map<string, unknown>();
  const drafts: Drafts = {
    read: (key) => entries.get(key),
    write: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
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
});
