import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesIn, remotesIn } from '@careline/delivery/release';
import { host } from '@careline/remote-kit/vite';
import { createServer, type Plugin } from 'vite';
import { instead } from './build-monolith';

// The monolith in development: `dev-process.ts <sources> <data of the product> <port> <port of the API>`. One server of Vite, with Fast Refresh.
const [root = '', dataDir = '', port = '', api = ''] = process.argv.slice(2);
const { site } = placesIn(root, dataDir);
const { plugins = [], ...shell } = host();
const server = await createServer({
  ...shell,
  root: join(root, 'shell'),
  base: '/',
  cacheDir: join(root, '.vite-monolith'),
  configFile: false,
  publicDir: 'public',
  logLevel: 'warn',
  plugins: [...plugins, instead({ root, remotes: remotesIn(root), site }), page(root, site)],
  optimizeDeps: { entries: ['src/main.ts', 'src/bootstrap.tsx'] },
  server: { port: Number(port), strictPort: true, proxy: { '/backend': `http://127.0.0.1:${api}` } },
});
await server.listen();
console.log('The monolith is ready.');

/** One page for all paths: the shell's template, the configuration, the start. */
function page(folder: string, composed: string): Plugin {
  return {
    name: 'careline:monolith-page',
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (/\.|^\/(@|backend|node_modules|src)/.test(pathname)) return next();
        const template = readFileSync(join(folder, 'shell/index.html'), 'utf8');
        const config = readFileSync(join(composed, 'config.json'), 'utf8');
        const head = `<script type="application/json" id="careline-config">${config}</script><meta name="careline-build" content="dev"><script type="module" src="/src/main.ts"></script>`;
        response.setHeader('content-type', 'text/html');
        response.end(await vite.transformIndexHtml(pathname, template.replace('<!--careline:head-->', head)));
      });
    },
  };
}
