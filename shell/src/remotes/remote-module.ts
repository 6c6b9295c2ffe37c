import type { Lifecycles, RemoteModule, WidgetLifecycles } from '@careline/shared';

/** Checks what came over the network: a remote's module with its lifecycles. Throws an Error that says what is missing. */
export function readRemoteModule(name: string, value: unknown): RemoteModule {
  if (!isLifecycles(value)) throw new Error(`${name} does not export the functions bootstrap, mount and unmount.`);
  if (!('widgets' in value) || !isWidgets(value.widgets))
    throw new Error(`${name} does not export its widgets as lifecycles.`);
  return { bootstrap: value.bootstrap, mount: value.mount, unmount: value.unmount, widgets: value.widgets };
}

function isLifecycles(value: unknown): value is Lifecycles {
  return (
    isObject(value) && ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(value, name) === 'function')
  );
}

function isWidgets(value: unknown): value is Readonly<Record<string, WidgetLifecycles>> {
  return (
    isObject(value) &&
    Object.values(value).every((widget) => isLifecycles(widget) && typeof Reflect.get(widget, 'update') === 'function')
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
