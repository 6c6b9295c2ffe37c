import { createTestContext } from '@careline/shared/testing';
import { expect, it } from 'vitest';
import declaration from '../../remote.manifest';
import { fetchConditions, fetchSkills } from './catalogue/catalogue-calls';
import { catalogueKeys } from './catalogue/catalogue-queries';

const early = [...declaration.pages, ...Object.values(declaration.widgets ?? {})]
  .flatMap(({ data = [] }) => data)
  .filter((data) => typeof data !== 'string');

it.each([
  ['skills', catalogueKeys.skills, fetchSkills],
  ['conditions', catalogueKeys.conditions, fetchConditions],
] as const)('%s are asked for early as their query asks, so that it takes the answer', async (name, key, fetchAll) => {
  const { api, server } = createTestContext({ [`GET /${name}`]: [] });
  const asked = early.filter(({ get }) => get.startsWith(`/${name}?`));
  expect(asked).not.toHaveLength(0);
  for (const request of asked) {
    expect(request.key).toEqual(key);
    api.prefetch(request.get);
    await fetchAll(api);
  }
  expect(server.calls).toHaveLength(asked.length);
});
