import { expect, it } from 'vitest';
import { loadExposed } from './container';

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

it('F335: loads a remote by the contract of Module Federation', async () => {
  const entry = moduleOf(`
    let scope;
    export const init = async (given) => { scope = given; };
    export const get = async (exposed) => () => ({ exposed, react: scope.react });`);
  expect(await loadExposed(entry, { react: 'shared' })).toEqual({ exposed: './remote', react: 'shared' });
});

it('says what is missing of a container', async () => {
  await expect(loadExposed(moduleOf('export const get = async () => () => ({});'), {})).rejects.toThrow(
    'is no container: it has to export “init” and “get”.',
  );
});

it('rejects where a container does', async () => {
  const entry = moduleOf(
    'export const init = () => {}; export const get = () => Promise.reject(new Error("no such module"));',
  );
  await expect(loadExposed(entry, {})).rejects.toThrow('no such module');
});
