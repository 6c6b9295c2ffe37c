import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin } from 'vite';

const quietMs = 250;
const pauseMs = 25;

/**
 * Federation decides which exports of a shared module a remote reads once no module has been loaded for 10 ms. On a busy machine that comes
 * before the whole graph is known, and the build fails with MISSING_EXPORT. A module that is still being transformed
 * keeps it from deciding, so this plugin holds back the texts, which import nothing, until the others have been quiet for longer.
 */
export function awaitWholeGraph(): Plugin {
  let lastActivity = 0;
  const active = () => {
    lastActivity = performance.now();
  };
  return {
    name: 'careline:await-whole-graph',
    apply: 'build',
    resolveId: { order: 'pre', handler: active },
    load: { order: 'pre', handler: active },
    moduleParsed: active,
    async transform(_code, id) {
      active();
      if (!/\/src\/texts\/\w+\.json$/.test(id)) return;
      while (performance.now() - lastActivity < quietMs) await wait(pauseMs);
    },
  };
}
