import { expect, it } from 'vitest';
import { loadExposed } from './container';
import { unheldScripts } from './release-scripts';

const bringNothing = async () => {};
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

it('F335: loads a remote by the contract of Module Federation', async () => {
  const entry = moduleOf(`
    let scope;
    export const init = async (given) => { scope = given; };
    export const get = async (exposed) => () => ({ exposed, react: scope.react });`);
  expect(await loadExposed(entry, { react: 'shared' }, unheldScripts, bringNothing)).toEqual({
    exposed: './remote',
    react: 'shared',
  });
});

it('says what is missing of a container', async () => {
  await expect(
    loadExposed(moduleOf('export const get = async () => () => ({});'), {}, unheldScripts, bringNothing),
  ).rejects.toThrow('is no container: it has to export “init” and “get”.');
});

it('rejects where a container does', async () => {
  const entry = moduleOf(
    'export const init = () => {}; export const get = () => Promise.reject(new Error("no such module"));',
  );
  await expect(loadExposed(entry, {}, unheldScripts, bringNothing)).rejects.toThrow('no such module');
});

it('SH4: runs what its container needs before it, and the rest once the container has what it shares', async () => {
  const story: string[] = [];
  Object.assign(window, { tell: (word: string) => story.push(word) });
  const entry = moduleOf(`
    window.tell('imported');
    export const init = () => window.tell('initialised');
    export const get = async () => { window.tell('asked'); return () => ({}); };`);
  await loadExposed(
    entry,
    {},
    {
      runContainer: async () => void story.push('container'),
      runRest: async (bringParts) => {
        await bringParts(['ui-data']);
        story.push('rest');
      },
    },
    async (parts) => void story.push(...parts),
  );
  expect(story).toEqual(['container', 'imported', 'initialised', 'ui-data', 'rest', 'asked']);
});
