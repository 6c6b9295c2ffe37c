import { connect } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryPlaces } from '../testing/fake-site';
import { recordOf } from './bundle';
import { folderBlobs } from './folder-blobs';
import { httpBlobs } from './http-blobs';
import { releaseStore } from './release-store';
import { hashOfToken, storeRoutes } from './store-routes';

async function served() {
  const app = Fastify();
  const blobs = folderBlobs(join(temporaryPlaces().dataDir, 'store'));
  storeRoutes(app, blobs, () => ({ 'X team': { sha256: hashOfToken('x'), names: ['mf-x'] } }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { blobs, address };
}

it.each([
  ['PUT', '/mf-x/1.0.0-a/files.json', '', 401, 'A token of this store was expected'],
  ['PUT', '/mf-x/1.0.0-a/files.json', 'guessed', 401, 'A token of this store was expected'],
  ['DELETE', '/mf-x/1.0.0-a/files.json', 'guessed', 401, 'A token of this store was expected'],
  ['POST', '/nowhere', '', 401, 'A token of this store was expected'],
  ['PUT', '/shell/1.0.0-a/files.json', 'x', 403, 'The token of X team is for mf-x, and not for shell.'],
  ['DELETE', '/shell/1.0.0-a/files.json', 'x', 403, 'The token of X team is for mf-x, and not for shell.'],
  ['PUT', '/mf-x/.hidden', 'x', 400, 'A key was expected.'],
])(
  'F27: %s %s with the token "%s" is answered before its body has come',
  async (method, path, token, status, words) => {
    const { address } = await served();
    const { port, host } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const head = { Host: host, 'Content-Type': 'application/octet-stream', 'Content-Length': 60 * 2 ** 20 };
    const lines = Object.entries({ ...head, Authorization: `Bearer ${token}` }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain(words);
  },
);

const line = (id: string) => Buffer.from(JSON.stringify({ history: [{ id, at: '2026-11-23T10:00:00Z', by: '' }] }));

it('F32: a file of a release is not written over, live or not; the pointer alone moves', async () => {
  const { blobs, address } = await served();
  const team = httpBlobs(address, 'x');
  for (const id of ['1.0.0-a', '1.0.0-b']) {
    const key = `mf-x/${id}/published/a.js`;
    const files = new Map([recordOf('mf-x', id), 'published/a.js'].map((path) => [path, Buffer.from('released()')]));
    await releaseStore('production', team).put('mf-x', id, files);
    const before = await blobs.read('mf-x/live.json');
    const tag = (await team.read('mf-x/live.json'))?.tag ?? '';
    expect(await team.write('mf-x/live.json', line(id), before ? { tag } : 'absent')).toBe(true);
    await expect(team.write(key, Buffer.from('changed()'), { tag: (await team.read(key))?.tag ?? '' })).rejects.toThrow(
      `409: ${key} belongs to a release, which never changes: If-None-Match: * was expected.`,
    );
    expect(await team.write(key, Buffer.from('changed()'), 'absent')).toBe(false);
    expect((await blobs.read(key))?.bytes.toString()).toBe('released()');
  }
});

it.each([
  '{',
  '{}',
  '{"history":[]}',
  '{"history":[{"id":"1.0.0-a"}]}',
  '{"history":[{"id":"../a","at":"now","by":""}]}',
])('T6: a pointer that nobody could read is refused as such, and stops nobody: %s', async (body) => {
  const { blobs, address } = await served();
  const written = httpBlobs(address, 'x').write('mf-x/live.json', Buffer.from(body), 'absent');
  await expect(written).rejects.toThrow(`${address} answers 400: { "history": [ … ] }, whose last entry has an id`);
  expect(await blobs.read('mf-x/live.json')).toBeUndefined();
});

it('F265: a pointer to a release that is not there, or whose record nobody can read, is refused, and stops nobody', async () => {
  const { blobs, address } = await served();
  const team = httpBlobs(address, 'x');
  const expectRefused = (words: string) =>
    expect(team.write('mf-x/live.json', line('1.0.0-a'), 'absent')).rejects.toThrow(`${address} answers 409: ${words}`);
  await expectRefused('This store has no release 1.0.0-a of mf-x.');
  await blobs.write('mf-x/1.0.0-a/files.json', Buffer.from('{}'), 'absent');
  await expectRefused('This store: mf-x/1.0.0-a/releases/mf-x/1.0.0-a.json is not the file that was released.');
  await blobs.remove('mf-x/1.0.0-a/files.json');
  await blobs.write('mf-x/1.0.0-a/files.json', Buffer.from('['), 'absent');
  await expectRefused('This store: mf-x/1.0.0-a/files.json is damaged: a list of files with their hashes was expected');
  expect(await releaseStore('production', blobs).names()).toEqual([]);
});

it('F270: a key that is a folder, or lies below a file, is none: nothing is read, written or removed there', async () => {
  const { blobs, address } = await served();
  const team = httpBlobs(address, 'x');
  const file = 'mf-x/1.0.0-a/files.json';
  await blobs.write(file, Buffer.from('{}'), 'absent');
  for (const key of ['mf-x/1.0.0-a', `${file}/a`, `${file}/a/b.js`]) {
    expect(await team.read(key), key).toBeUndefined();
    expect(await team.write(key, Buffer.from('x'), 'absent'), key).toBe(false);
    await team.remove(key);
  }
  expect((await team.read(file))?.bytes.toString()).toBe('{}');
});
