#!/usr/bin/env node
// The command `careline`. Configurations and declarations of remotes are TypeScript.
import 'tsx';
import { existsSync } from 'node:fs';

const sources = new URL('../src/cli.ts', import.meta.url);
await import(existsSync(sources) ? sources : new URL('../dist/cli.js', import.meta.url));
