import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { fillDataDir } from '../../../reference-api/src/testing/ready-database';
import { freePort } from '../../bin/processes.mjs';
import { temporaryPlaces } from '../testing/fake-site';
import { startBack } from './back';

it('F227: an API that ends, to be started with new sources or for good, waits for no call without an answer', async () => {
  const { dataDir } = temporaryPlaces();
  fillDataDir(join(dataDir, 'api'));
  vi.stubEnv('DATA_DIR', dataDir);
  const port = await freePort();
  const back = await startBack(port);
  const caller = connect(port, '127.0.0.1').on('error', () => {});
  // To a server that ends, half a request is as one whose handler never does.
  const head = ['host: localhost', 'expect: 100-continue', 'content-type: application/json', 'content-length: 9'];
  caller.write(['POST /backend/auth/login HTTP/1.1', ...head, '', ''].join('\r\n'));
  expect(String(...(await once(caller, 'data')))).toContain('100 Continue');
  await Promise.all([back.close(), once(caller, 'close')]);
}, 60_000);
