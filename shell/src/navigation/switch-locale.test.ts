import { createStore, createTexts } from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import { afterEach, expect, it, vi } from 'vitest';
import { createLocaleSwitch } from './switch-locale';

const remote: SiteRegistry['remotes'][number] = {
  name: 'mf-x',
  url: '/remotes/mf-x/1/remoteEntry.js',
  version: '1',
  pages: [
    {
      path: '/a',
      layout: 'default',
      title: 'Invoices',
      navigation: { icon: 'home', group: 'own', order: 1 },
      actions: [
        { name: 'export', title: 'Export' },
        { name: 'only-here', title: 'Only here' },
      ],
    },
  ],
  groups: [{ id: 'own', title: 'Money', order: 1 }],
};
const later = { ...remote, url: '/remotes/mf-x/2/remoteEntry.js', version: '2' };
const spanish = {
  ...remote,
  url: '/remotes/mf-x/3/remoteEntry.js',
  pages: [
    { path: '/a', layout: 'default', title: 'Facturas', actions: [{ name: 'export', title: 'Exportar' }] },
    { path: '/b', layout: 'default', title: 'Nueva' },
  ],
  groups: [{ id: 'own', title: 'Dinero', order: 1 }],
};

/** A page in English whose Spanish texts come when they are let; so do titles, unless they are said to come at once. */
async function page(titles: 'at once' | 'when let' = 'at once') {
  let come = () => {};
  const gate = new Promise<void>((resolve) => {
    come = resolve;
  });
  const words = (hello: string) => async () => ({ default: { hello } });
  const texts = await createTexts('en', {
    en: words('Hello'),
    es: () => gate.then(words('Hola')),
    ru: words('Привет'),
  });
  const registry = createStore<SiteRegistry>({ remotes: [remote] });
  let tell = () => {};
  const told = titles === 'at once' ? Promise.resolve() : new Promise<void>((resolve) => (tell = resolve));
  const files = { json: () => told.then(() => ({ remotes: [spanish] })) };
  const switchTo = createLocaleSwitch({ base: { i18n: texts.i18n, texts }, registry, files });
  return { switchTo, registry, texts, come: () => come(), tell: () => tell() };
}

afterEach(() => void vi.useRealTimers());

it('a change of language takes the titles of the other registry and keeps addresses and routes', async () => {
  const { switchTo, registry, come } = await page();
  come();
  await switchTo('es');
  expect(registry.getSnapshot().remotes).toEqual([
    {
      ...remote,
      pages: [
        {
          ...remote.pages[0],
          title: 'Facturas',
          actions: [
            { name: 'export', title: 'Exportar' },
            { name: 'only-here', title: 'Only here' },
          ],
        },
      ],
      groups: spanish.groups,
    },
  ]);
});

it('a release that the tab has heard of meanwhile stays', async () => {
  const { switchTo, registry, come } = await page();
  const switching = switchTo('es');
  registry.set({ remotes: [later] });
  come();
  await switching;
  expect(registry.getSnapshot().remotes).toMatchObject([{ url: later.url, pages: [{ title: 'Facturas' }] }]);
});

it('who goes on in the language of the page, while another is on its way, stays in it', async () => {
  const { switchTo, registry, texts, come } = await page();
  const switching = switchTo('es');
  await switchTo('en');
  come();
  await switching;
  expect(texts.i18n.language).toBe('en');
  expect(registry.getSnapshot().remotes).toEqual([remote]);
});

it.each(['titles', 'code'])(
  'F406: the page speaks it only once its %s have come too, as its links do',
  async (last) => {
    const { switchTo, registry, texts, come, tell } = await page('when let');
    let arrive = () => {};
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const first = switchTo('es', code);
    const second = switchTo('es').then(() => registry.getSnapshot());
    const [early, late] = last === 'code' ? [tell, arrive] : [arrive, tell];
    come();
    early();
    await new Promise((resolve) => setTimeout(resolve));
    expect(texts.i18n.language).toBe('en');
    late();
    expect(await second).toMatchObject({ remotes: [{ pages: [{ title: 'Facturas' }] }] });
    await first;
    expect(texts.i18n.language).toBe('es');
  },
);

it('F256: titles that hang stay, and do not keep the page from its language', async () => {
  const { switchTo, registry, texts, come } = await page('when let');
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const switched = vi.fn();
  come();
  void switchTo('es').then(switched);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(switched).toHaveBeenCalledOnce();
  expect(texts.i18n.language).toBe('es');
  expect(registry.getSnapshot().remotes).toEqual([remote]);
  expect(warn).toHaveBeenCalledOnce();
});
