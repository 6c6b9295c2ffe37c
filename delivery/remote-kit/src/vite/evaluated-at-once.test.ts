import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { evaluatedAtOnce } from './evaluated-at-once';

async function buildOf(source: string): Promise<unknown> {
  const root = mkdtempSync(join(tmpdir(), 'careline-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'main.js'), source);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [evaluatedAtOnce()],
    build: { write: false, target: 'es2022', rolldownOptions: { input: join(root, 'main.js') } },
  });
}

it('SH4: a module that awaits as it is evaluated is refused, with what to do', async () => {
  const refusal = /awaits outside of a function.*move it into the function that needs it/;
  await expect(buildOf("window.x = await fetch('/x');")).rejects.toThrow(refusal);
  await expect(buildOf('for await (const x of window.all) window.tell(x);')).rejects.toThrow(refusal);
  await expect(buildOf('{ if (window.x) { window.y = [await window.x]; } }')).rejects.toThrow(refusal);
});

it('functions and methods may await', async () => {
  const source = `
    export const one = async () => { await fetch('/one'); };
    export async function two() { for await (const x of window.all) window.tell(x); }
    window.three = class { async load() { await fetch('/three'); } ask = async () => await fetch('/four'); };
    window.five = [one, two];`;
  await expect(buildOf(source)).resolves.toBeDefined();
});
