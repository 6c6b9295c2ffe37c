/** What a prop of a widget can be: props cross React roots and teams, so they are plain data and callbacks, never elements or contexts. */
interface PropValues {
  readonly boolean: boolean;
  readonly string: string;
  readonly number: number;
  readonly callback: () => void;
}

const required = ['boolean', 'string', 'number', 'callback'] as const satisfies readonly (keyof PropValues)[];
const optional = ['boolean?', 'string?', 'number?', 'callback?'] as const satisfies readonly `${keyof PropValues}?`[];
/** The types that a declaration may give a prop; with `?` it may be left out. */
export const propTypes = [...required, ...optional] as const;

/** Prop → its type, as data: it travels with a release, so that the next one can be held to it. */
export type PropTypes = Readonly<Record<string, (typeof propTypes)[number]>>;

/** The props that such a declaration describes. */
export type PropsOf<Types extends PropTypes> = {
  readonly [Prop in keyof Types as Types[Prop] extends keyof PropValues ? Prop : never]: ValueOf<Types[Prop]>;
} & {
  readonly [Prop in keyof Types as Types[Prop] extends keyof PropValues ? never : Prop]?: ValueOf<Types[Prop]>;
};

type ValueOf<Type> = Type extends keyof PropValues
  ? PropValues[Type]
  : Type extends `${infer Value extends keyof PropValues}?`
    ? PropValues[Value]
    : never;

/** Name of a widget, with the version of its props. */
export type WidgetName = `${string}@${number}`;

/**
 * A widget of another team, as who shows it knows it: its name, and the props that it is given. A release is refused where the owner's live release does
 * not take them.
 */
export interface WidgetUse<Types extends PropTypes = PropTypes> {
  readonly name: WidgetName;
  readonly propTypes: Types;
}

/** A widget that stands on the page. */
export interface MountedWidget {
  readonly update: (props: object) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/** Finds the remote that offers a widget and mounts it as its own root. */
export interface Widgets {
  /**
   * Settles once the widget stands in `element`. A widget that cannot be loaded shows its error and Retry inside the element, so
   * the promise does not reject for it.
   */
  readonly mount: (name: WidgetName, element: HTMLElement, props: object) => Promise<MountedWidget>;
}
