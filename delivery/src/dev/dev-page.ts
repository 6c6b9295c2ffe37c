import { type localeTags, type SiteRegistry, splitLocale } from '@careline/shared/manifest';
import type { Plugin } from 'vite';
import { cardFrameHtml, cardFramePath } from '../compose/card-frame';
import { escapeHtml, inlineJson } from '../compose/html';
import { fillTemplate } from '../compose/page';
import type { SiteConfig } from '../compose/site-config';
import { pageTexts } from '../compose/texts';

export interface DevPage {
  readonly config: () => SiteConfig;
  readonly registry: (locale: keyof typeof localeTags) => Promise<SiteRegistry>;
}

/** Writes the shell's index.html as compose does, but without preload links, integrity and CSP, which would stand in Fast Refresh's way. The frame for cards is that of a site. */
export function devPage({ config, registry }: DevPage): Plugin {
  return {
    name: 'careline:dev-page',
    configureServer({ middlewares }) {
      middlewares.use(cardFramePath, (_request, answer) => {
        answer.setHeader('content-type', 'text/html');
        answer.end(cardFrameHtml());
      });
    },
    transformIndexHtml: {
      // Before Vite itself, which looks for the module script.
      order: 'pre',
      async handler(template, { originalUrl = '/' }) {
        const { locale } = splitLocale(originalUrl.replace(/[?#].*$/s, ''));
        const head = [
          `<title>${escapeHtml(pageTexts[locale].site)}</title>`,
          '<script type="module" id="careline-main" src="/src/main.ts"></script>',
          `<script type="application/json" id="careline-config">${inlineJson(config().runtime)}</script>`,
          `<script type="application/json" id="careline-registry">${inlineJson(await registry(locale))}</script>`,
        ];
        return fillTemplate(template, locale, { head: head.join('\n'), content: '' });
      },
    },
  };
}
