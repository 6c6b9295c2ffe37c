/** What the walk needs of a browser. There is one adapter for each, over the protocol that the browser speaks. */
export interface Tab {
  readonly goTo: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON carries it. */
  readonly read: (expression: string) => Promise<unknown>;
  /** The element that an expression in the page leads to, if it leads to one. */
  readonly find: (expression: string) => Promise<Control | undefined>;
  /** Into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** A picture of what is seen now, as PNG. */
  readonly picture: () => Promise<Buffer>;
}

export type Key = 'Enter' | 'Tab' | 'select all';

/** An element that can be acted on. Both reject where it is gone or covered by now. */
export interface Control {
  readonly click: () => Promise<void>;
  /** Of a select, by value. */
  readonly choose: (option: string) => Promise<void>;
}

export interface DrivenBrowser {
  readonly tab: Tab;
  readonly close: () => Promise<void>;
}
