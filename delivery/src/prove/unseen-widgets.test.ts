import { expect, it } from 'vitest';
import { liveState } from '../compose/compose';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { withUnseenWidgets } from './unseen-widgets';
import { visitsFor } from './visits';

interface Site {
  /** Props that the widget of mf-billing takes. */
  readonly takes?: Readonly<Record<string, string>>;
  readonly isShown?: boolean;
  /** The name of the shell's own page. */
  readonly page?: string;
}

async function site({ takes = {}, isShown = false, page = 'dashboard' }: Site) {
  const places = temporaryPlaces();
  const shell = prepareShell(places, shellBuild(places, { name: page }));
  const billing = prepareRemote(places, 'mf-billing', billingBuild(places, { takes }));
  const remotes = isShown
    ? { 'mf-billing': billing, 'mf-account': prepareRemote(places, 'mf-account', accountBuild(places)) }
    : { 'mf-billing': billing };
  await activate(places, { shell, remotes });
  return liveState(places);
}

it.each([[{}], [{ isStep: 'boolean?' }]])(
  'T2: a widget that no page shows yet, and that takes %j, is mounted on one of the shell in three languages',
  async (takes) => {
    const { state, unmounted } = withUnseenWidgets(['mf-billing'], await site({ takes }));
    expect(unmounted).toEqual([]);
    const visits = visitsFor(['mf-billing'], state).filter(({ widgets }) => widgets.includes('payment-methods@1'));
    expect(visits.map(({ path }) => path)).toEqual(['/dashboard', '/es/dashboard', '/ru/dashboard']);
    expect(visits[0]?.remotes).toEqual(['mf-billing']);
  },
);

it.each<[string, Site]>([
  ['that needs a prop', { takes: { phone: 'string', isStep: 'boolean?' } }],
  ['for which the shell has no page', { page: 'own' }],
])('T2: a widget %s is named as one that was not mounted', async (_, variation) => {
  const asked = await site(variation);
  const { state, unmounted } = withUnseenWidgets(['mf-billing'], asked);
  expect(unmounted).toEqual([{ remote: 'mf-billing', widget: 'payment-methods@1' }]);
  expect(state).toEqual(asked);
});

it('T2: a widget that a page shows, or that is not part of what is released, stays where it is', async () => {
  const shown = await site({ isShown: true });
  expect(withUnseenWidgets(['mf-billing', 'mf-account'], shown)).toEqual({ state: shown, unmounted: [] });
  const unseen = await site({});
  expect(withUnseenWidgets(['shell'], unseen)).toEqual({ state: unseen, unmounted: [] });
});
