import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryPlaces, write } from '../testing/fake-site';
import { lazyModule } from './lazy-module';

const { root } = temporaryPlaces(afterAll);
const folder = join(root, 'mf-billing');
write(folder, 'src/billing/billing-page.tsx', '');
const page = { module: './src/billing/billing-page.tsx', component: 'BillingPage' };

/** A function whose text is `written`. */
const loadOf = (written: string) => Object.assign(() => {}, { toString: () => written });

it.each([
  ['written', `async () => (await import('./src/billing/billing-page')).BillingPage`],
  ['tsx compiles it', 'async()=>(await import("./src/billing/billing-page").then(s=>{return s})).BillingPage'],
  [
    "Vite's development server does",
    'async () => (await __vite_ssr_dynamic_import__("/src/billing/billing-page.tsx?t=1")).BillingPage',
  ],
])('names module and component of a load as %s', (_, written) => {
  expect(lazyModule(loadOf(written), folder, 'page /a')).toEqual(page);
});

it.each([
  ['two modules', `async () => (await import('./src/a')).A ?? (await import('./src/billing/billing-page')).B`],
  ['a module that is not there', `async () => (await import('./src/billing/biling-page')).BillingPage`],
  ['no component', `() => import('./src/billing/billing-page')`],
  ['no function', undefined],
])('refuses a load of %s, and shows the form', (_, written) => {
  const load = written === undefined ? undefined : loadOf(written);
  expect(() => lazyModule(load, folder, 'page /a')).toThrow(
    "page /a: load has to be written as async () => (await import('",
  );
});
