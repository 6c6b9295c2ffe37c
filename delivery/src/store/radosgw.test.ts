import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { missingForRadosgw, startRadosgw } from '../testing/radosgw';
import { releaseStore } from './release-store';
import { s3Blobs } from './s3-blobs';

const missing = missingForRadosgw();

it.skipIf(missing !== undefined)(
  `T6: on an S3 server with conditional writes one of many that release at once is told yes (${missing ?? 'radosgw'})`,
  async () => {
    const { endpoint, stop } = await startRadosgw();
    onTestFinished(stop);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'careline');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'careline');
    const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: 'releases' }));

    const blobs = s3Blobs(`s3://releases/careline?endpoint=${endpoint}`);
    expect(await blobs.read('mf-x/words.txt')).toBeUndefined();
    const writers = [1, 2, 3, 4, 5];
    let round = 0;
    const write = (condition: Parameters<typeof blobs.write>[2]) => {
      round += 1;
      return Promise.all(
        writers.map((one) => blobs.write('mf-x/words.txt', Buffer.from(`${round} ${one}`), condition)),
      );
    };
    expect((await write('absent')).filter(Boolean)).toHaveLength(1);
    const found = await blobs.read('mf-x/words.txt');
    expect((await write({ tag: found?.tag ?? '' })).filter(Boolean)).toHaveLength(1);
    expect((await write({ tag: '"0"' })).filter(Boolean)).toHaveLength(0);

    await blobs.remove('mf-x/words.txt');
    expect(await blobs.read('mf-x/words.txt')).toBeUndefined();

    const stores = ['one', 'two'].map(() =>
      releaseStore('production', s3Blobs(`s3://releases/careline?endpoint=${endpoint}`)),
    );
    const line = (id: string) => ({ id, at: '2026-11-22T10:00:00Z', by: 'somebody' });
    await stores[0]?.point('mf-y', line('a'), undefined);
    const both = await Promise.allSettled(stores.map((store, at) => store.point('mf-y', line(`b${at}`), 'a')));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stores[0]?.names()).toEqual(expect.arrayContaining(['mf-y']));
  },
  180_000,
);
