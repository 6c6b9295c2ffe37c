import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryPlaces } from '../testing/fake-site';
import { run as check } from './check';
import { run as compose } from './compose';
import { run as dev } from './dev';
import { run as promote } from './promote';
import { run as release } from './release';
import { run as releases } from './releases';
import { run as rollBack } from './rollback';
import { run as serve } from './serve';
import { run as where } from './where';
import { run as withdraw } from './withdraw';

beforeEach(() => {
  vi.stubEnv('DATA_DIR', temporaryPlaces().dataDir);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
});

it.each([
  ['release mf-none --rollout 10', release, ['mf-none', '--rollout', '10'], '"--rollout 10"'],
  ['promote mf-none --now', promote, ['mf-none', '--now'], '"--now"'],
  ['withdraw mf-none --now', withdraw, ['mf-none', '--now'], '"--now"'],
  ['release --all mf-none', release, ['--all', 'mf-none'], '"mf-none"'],
  ['rollback mf-none 1.0.0-1 --now', rollBack, ['mf-none', '1.0.0-1', '--now'], '"--now"'],
  ['releases mf-none', releases, ['mf-none'], '"mf-none"'],
  ['check mf-none --fast', check, ['mf-none', '--fast'], '"--fast"'],
  ['compose --force', compose, ['--force'], '"--force"'],
  ['serve --port 80', serve, ['--port', '80'], '"--port 80"'],
  ['dev billing --port=80', dev, ['billing', '--port=80'], '"--port=80"'],
])('refuses what it does not know before it does anything: pnpm %s', async (_, run, args, unknown) => {
  await expect(run(args)).rejects.toThrow(`${unknown} is not understood: pnpm`);
});

it.each([[['mf-none', '--message']], [['mf-none', '--message=']], [['--message', '--all']]])(
  'refuses a message without words: pnpm release %j',
  async (args) => {
    await expect(release(args)).rejects.toThrow('--message has no text');
  },
);

it.each(['0', '101', '1.5', 'half', undefined])('refuses a share that is none: --traffic %s', async (share) => {
  const args = ['mf-none', '--traffic', ...(share === undefined ? [] : [share])];
  for (const run of [release, promote])
    await expect(run(args)).rejects.toThrow('--traffic takes the share of browsers');
});

it.each([
  [promote, ['mf-none', '--traffic=101'], '--traffic takes the share of browsers'],
  [promote, ['mf-none', '--to='], '--to has no value'],
  [dev, ['billing', '--site', '--now'], '--site takes an address'],
])('takes the value of any option apart or after =', async (run, args, words) => {
  await expect(run(args)).rejects.toThrow(words);
});

it.each([['shell'], ['--all']])('gives no share of browsers to %s', async (name) => {
  for (const share of [['--traffic', '10'], ['--until-healthy']])
    await expect(release([name, ...share])).rejects.toThrow('A share of browsers can try a remote, not the shell');
});

it('F229: does not give a release to all at once where their health shall decide', async () => {
  const asked = release(['mf-none', '--traffic', '100', '--until-healthy']);
  await expect(asked).rejects.toThrow('--traffic takes a smaller one to begin with');
});

it.each([[['mf-none', '--message', 'why']], [['--message=why', 'mf-none']]])(
  'takes the message wherever it stands: pnpm release %j',
  async (args) => {
    await expect(release(args)).rejects.toThrow('There is no mf-none/vite.config.ts');
  },
);

it.each([
  [['check', 'none'], check, ['none'], 'There is no mf-none/vite.config.ts'],
  [['release', 'none'], release, ['none'], /^There is no mf-none\/vite\.config\.ts .*: there are .*mf-billing.*shell/],
  [['rollback', 'none', '--list'], rollBack, ['none', '--list'], 'mf-none has no release'],
  [['where', 'none@1 a.js:1:1'], where, ['none@1', 'a.js:1:1'], 'There are no source maps of mf-none 1'],
])('F75: a remote is found by its short name: %j', async (_, run, args, words) => {
  await expect(run(args)).rejects.toThrow(words);
});
