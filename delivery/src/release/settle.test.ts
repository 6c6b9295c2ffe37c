import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { liveComposition } from '../compose/pointer';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { activate } from './activate';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';

it('of the sites that were composed the live one stays, and the one before, which a server may be reading', async () => {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  for (const source of ['one', 'two', 'three'])
    await activate(places, {
      remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { source })) },
    });
  const live = Number(liveComposition(places));
  expect(readdirSync(places.compositions).map(Number).toSorted()).toEqual([live - 1, live]);
});
