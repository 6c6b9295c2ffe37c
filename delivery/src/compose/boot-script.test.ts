import { parseConfig } from '@careline/shared/manifest';
import { expect, it } from 'vitest';
import { bootScript } from './boot-script';

/** Runs the script against a window with just what it touches. */
function boot(
  config: object,
  {
    getItem = () => null,
    content = null,
    isDark = false,
  }: { getItem?: (key: string) => string | null; content?: object | null; isDark?: boolean } = {},
) {
  const dataset: Record<string, string> = {};
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const elements: Record<string, object> = {
    root: { firstElementChild: content },
    'careline-fatal': { content: { cloneNode: () => 'static message' } },
  };
  const document = {
    baseURI: 'https://careline.example/dashboard',
    documentElement: { dataset },
    getElementById: (id: string) => elements[id],
    querySelector: () => null,
    body: { prepend: (node: unknown) => shown.push(node) },
  };
  const listen = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  const script = bootScript(parseConfig(config));
  const self = {};
  const timers = { setTimeout: () => {}, clearTimeout: () => {} };
  const globals = {
    document,
    localStorage: { getItem },
    matchMedia: () => ({ matches: isDark }),
    self,
    ...timers,
  };
  const run = new Function(...Object.keys(globals), 'addEventListener', script);
  run(...Object.values(globals), listen);
  const dispatch = (type: string, event: object) => listeners.get(type)?.(event);
  return { dataset, shown, self, dispatch };
}

it('sets the stored theme before the first paint, and none where none is stored', () => {
  const getItem = (key: string) => (key === 'theme' ? 'blue' : null);
  expect(boot({}, { getItem }).dataset).toEqual({ theme: 'blue' });
  expect(boot({}).dataset).toEqual({});
});

it('U24: is dark before the first paint where that was chosen, or where the system is and nothing else was', () => {
  const chosen = (appearance: string | null) => (key: string) => (key === 'appearance' ? appearance : null);
  const looks = [null, 'system', 'light', 'dark'].flatMap((appearance) =>
    [false, true].map((isDark) => boot({}, { getItem: chosen(appearance), isDark }).dataset.appearance),
  );
  expect(looks).toEqual([undefined, 'dark', undefined, 'dark', undefined, undefined, 'dark', 'dark']);
});

it('F3: goes on where the browser blocks storage', () => {
  const { dataset, shown, dispatch } = boot(
    {},
    {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    },
  );
  expect(dataset).toEqual({});
  dispatch('error', { target: { id: 'careline-main' } });
  expect(shown).toEqual(['static message']);
});

it('shows the static message when the site cannot load its own code', () => {
  const { shown, dispatch } = boot({});
  dispatch('error', { target: { id: 'some-image' } });
  expect(shown).toEqual([]);
  dispatch('error', { target: { id: 'careline-main' } });
  expect(shown).toEqual(['static message']);
  const later = boot({});
  later.dispatch('unhandledrejection', {});
  expect(later.shown).toEqual(['static message']);
  const broken = boot({});
  broken.dispatch('error', { target: broken.self });
  expect(broken.shown).toEqual(['static message']);
});

it('shows the static message in the place of an outline, and leaves a whole page alone', () => {
  const outline = boot({}, { content: { dataset: { outline: 'sign' } } });
  outline.dispatch('unhandledrejection', {});
  expect(outline.shown).toEqual(['static message']);

  const { shown, dispatch } = boot({}, { content: { dataset: {} } });
  dispatch('unhandledrejection', {});
  expect(shown).toEqual([]);
});

it('gives no two of its functions one name, or the later would take the place of the other', () => {
  const calls = { session: '/auth/validate', data: ['/a'], dataOfComplete: ['/b'] };
  const script = bootScript(parseConfig({}), { outlineFor: 'complete', calls });
  const names = [...script.matchAll(/function (\w+)\(/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual([...new Set(names)]);
});
