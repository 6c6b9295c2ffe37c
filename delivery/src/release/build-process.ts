import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildRecordFile, parseBuildRecord } from '@careline/remote-kit/build';
import { CONTRACT_VERSION, locales, pageFallbacks } from '@careline/shared/manifest';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { remoteFacts, shellFacts } from './declaration-facts';
import { firstStyles } from './first-styles';
import { takeMapsApart } from './source-maps';

/** Builds one folder in a process of its own, which is one of production whoever asks for it. Started by build.ts with the source and target folders. */
const [source = '', target = ''] = process.argv.slice(2);

try {
  await build({
    root: source,
    configFile: join(source, 'vite.config.ts'),
    configLoader: 'native',
    build: { outDir: join(target, 'files') },
    logLevel: 'warn',
  });
  takeMapsApart(join(target, 'files'), join(target, 'maps'), source);
  const facts = existsSync(join(source, 'remote.manifest.ts')) ? await factsOfRemote() : await factsOfShell();
  writeFileSync(join(target, 'facts.json'), JSON.stringify(facts));
} catch (error) {
  // The bundler's message has the place in the source; its stack is only its own.
  const isBuildError = error instanceof Error && error.message.startsWith('Build failed');
  console.error(isBuildError ? error.message : error);
  process.exit(1);
}

async function factsOfRemote() {
  const { default: declaration } = await import(pathToFileURL(join(source, 'remote.manifest.ts')).href);
  return { manifest: remoteFacts(declaration, source), texts: readTexts('src/texts') };
}

/** Public pages and the outlines of all others are rendered from a build of their own, as a visitor with the default theme sees them. */
async function factsOfShell() {
  const { default: declaration } = await import(pathToFileURL(join(source, 'shell.manifest.ts')).href);
  await build({
    root: source,
    configFile: false,
    plugins: [react()],
    build: { ssr: 'src/prerender.tsx', outDir: join(target, 'prerender'), target: 'es2022', emptyOutDir: true },
    ssr: { noExternal: true },
    logLevel: 'warn',
  });
  const { prerender, recordCalls, renderOutlines } = await import(
    pathToFileURL(join(target, 'prerender/prerender.js')).href
  );
  const manifest = shellFacts(declaration, source);
  const [prerendered, outlines] = [await prerender(), await renderOutlines()];
  const record = parseBuildRecord(readText(join(target, 'files', buildRecordFile)));
  return {
    manifest,
    texts: readTexts('src/texts'),
    publicTexts: readTexts('src/texts/public'),
    contract: CONTRACT_VERSION,
    pageNames: Object.keys(pageFallbacks),
    prerendered,
    outlines,
    firstStyles: await firstStyles(join(target, 'files'), record, { ...manifest, prerendered, outlines }),
    calls: await recordCalls(),
    findsReleases: true,
    runsSingly: true,
    template: readFileSync(join(source, 'index.html'), 'utf8'),
    rules: readText(join(source, 'route-rules.json')),
    config: readText(join(source, 'config.json')),
  };
}

function readTexts(folder: string) {
  return Object.fromEntries(locales.map((locale) => [locale, readText(join(source, folder, `${locale}.json`))]));
}

function readText(path: string): unknown {
  if (!existsSync(path)) throw new Error(`${path} is missing.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}
