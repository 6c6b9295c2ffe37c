import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryPlaces } from '../testing/fake-site';
import { run as check } from './check';
import { run as compose } from './compose';
import { run as release } from './release';
import { run as releases } from './releases';
import { run as rollBack } from './rollback';
import { run as serve } from './serve';

beforeEach(() => {
  vi.stubEnv('DATA_DIR', temporaryPlaces().dataDir);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
});

it.each([
  ['release mf-none --traffic 10', release, ['mf-none', '--traffic', '10'], '"--traffic 10"'],
  ['release --all mf-none', release, ['--all', 'mf-none'], '"mf-none"'],
  ['rollback mf-none 1.0.0-1 --now', rollBack, ['mf-none', '1.0.0-1', '--now'], '"--now"'],
  ['releases mf-none', releases, ['mf-none'], '"mf-none"'],
  ['check mf-none --fast', check, ['mf-none', '--fast'], '"--fast"'],
  ['compose --force', compose, ['--force'], '"--force"'],
  ['serve --port 80', serve, ['--port', '80'], '"--port 80"'],
])('refuses what it does not know before it does anything: pnpm %s', async (_, run, args, unknown) => {
  await expect(run(args)).rejects.toThrow(`${unknown} is not understood: pnpm`);
});

it.each([[['mf-none', '--message']], [['mf-none', '--message=']], [['--message', '--all']]])(
  'refuses a message without words: pnpm release %j',
  async (args) => {
    await expect(release(args)).rejects.toThrow('--message has no text');
  },
);

it.each([[['mf-none', '--message', 'why']], [['--message=why', 'mf-none']]])(
  'takes the message wherever it stands: pnpm release %j',
  async (args) => {
    await expect(release(args)).rejects.toThrow('There is no mf-none/vite.config.ts');
  },
);
