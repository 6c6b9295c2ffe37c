import { expect, it } from 'vitest';
import { faultOf, type Sight } from './sight';
import type { Visit } from './visits';

const visit: Visit = {
  path: '/ru/dashboard/conditions',
  visitor: 'complete',
  layout: 'dashboard',
  remotes: ['mf-account', 'mf-billing'],
  widgets: ['cards@1'],
};

/** A page on which all is well but for what is said. */
function see(differently: Partial<Sight> = {}): Promise<string | undefined> {
  return faultOf(
    {
      complaints: [],
      stands: async () => true,
      pathname: () => visit.path,
      rests: async () => undefined,
      heading: async () => 'Заболевания',
      ...differently,
    },
    visit,
  );
}

const without = (part: string) => ({ stands: async (selector: string) => !selector.includes(part) });

it('T2: a page on which all stands and nobody complains is no reason to refuse a release', async () => {
  expect(await see()).toBeUndefined();
});

it.each(['load', 'bootstrap', 'mount', 'render', 'update', 'unmount'])(
  'T2: a remote that fails in %s is a reason, by its phase, address and message, whatever else it leaves behind',
  async (phase) => {
    const complaints = [
      'Failed to load resource: 500',
      `mf-account failed (${phase}): Error: boom\n    at page.js:1:2`,
    ];
    expect(await see({ complaints, ...without('mf-account') })).toBe(
      `mf-account fails in ${phase} on /ru/dashboard/conditions: Error: boom`,
    );
  },
);

it.each([
  ['what the policy refuses', 'Refused to load the image because of the policy\nin a second line'],
  ['a call that fails', 'Failed to load resource: the server responded with a status of 500'],
  ['what nobody catches', 'TypeError: x is not a function'],
])('T2: %s is a reason', async (_, complaint) => {
  expect(await see({ complaints: [complaint, 'more'] })).toBe(`/ru/dashboard/conditions: ${complaint.split('\n')[0]}`);
});

it('T2: what is complained of only once the page rests is a reason as well', async () => {
  const complaints: string[] = [];
  const rests = async () => void complaints.push('mf-billing failed (render): Error: in an effect');
  expect(await see({ complaints, rests })).toBe(
    'mf-billing fails in render on /ru/dashboard/conditions: Error: in an effect',
  );
});

it.each([
  ['another layout', without('data-layout'), 'the dashboard layout does not stand'],
  ['a page without its remote', without('mf-account'), 'nothing of mf-account stands'],
  ['a page without a widget that it shows', without('mf-billing'), 'nothing of mf-billing stands'],
  ['a placed widget that does not come to stand', without('cards@1'), 'cards@1 does not stand'],
  ['a page without a heading', without('h1'), 'there is no heading'],
  ['a page that loads for ever', without('progressbar'), 'it does not come to rest'],
  ['an empty heading', { heading: async () => ' ' }, 'its heading is empty'],
  ['a page that leads away', { pathname: () => '/auth/login' }, 'it leads to /auth/login'],
])('T2: %s is a reason', async (_, differently, words) => {
  expect(await see(differently)).toBe(`/ru/dashboard/conditions: ${words}`);
});
