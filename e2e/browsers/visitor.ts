import { expect } from '@playwright/test';
import { expressionOf, type Query, wordsOf } from './query';
import type { Control, Key, Tab } from './tab';

/** Hands and eyes of a professional in any browser. Each waits for what it is about, and rejects where that does not come. */
export interface Visitor {
  readonly open: (path: string) => Promise<void>;
  /** Into the tab's own storage. */
  readonly store: (key: string, value: string) => Promise<void>;
  readonly at: (path: string) => Promise<void>;
  readonly see: (query: Query) => Promise<void>;
  /** What it says fits the pattern. */
  readonly read: (query: Query, pattern: RegExp) => Promise<void>;
  readonly click: (query: Query) => Promise<void>;
  readonly fill: (field: Query, text: string) => Promise<void>;
  readonly choose: (field: Query, option: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
}

export function createVisitor(tab: Tab, origin: string): Visitor {
  const patiently = async (look: () => Promise<void>) => {
    try {
      // A machine may be busy.
      await expect(look).toPass({ timeout: 40_000, intervals: [50, 100, 200] });
    } catch (error) {
      const seen = await tab.read("location.pathname + ' says: ' + document.body.innerText");
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n${String(seen)}`);
    }
  };

  /** Again where the page changed between the look and the act. */
  const act = (query: Query, what: (control: Control) => Promise<void> = async () => {}) =>
    patiently(async () => {
      const control = await tab.find(expressionOf(query));
      if (control === undefined) throw new Error(`There is no ${wordsOf(query)}.`);
      await what(control);
    });

  return {
    open: (path) => tab.goTo(origin + path),
    store: async (...entry) => {
      await tab.read(`sessionStorage.setItem(...${JSON.stringify(entry)})`);
    },
    at: (path) => patiently(async () => expect(await tab.read('location.pathname')).toBe(path)),
    see: (query) => act(query),
    read: (query, pattern) =>
      patiently(async () => expect(await tab.read(`${expressionOf(query)}?.innerText ?? ''`)).toMatch(pattern)),
    click: (query) => act(query, (control) => control.click()),
    fill: async (field, text) => {
      await act(field, (control) => control.click());
      await tab.press('select all');
      await tab.type(text);
    },
    choose: (field, option) => act(field, (control) => control.choose(option)),
    press: (key) => tab.press(key),
  };
}
