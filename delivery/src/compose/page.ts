import { type Locale, localeTags, type RuntimeConfig, type SiteRegistry } from '@careline/shared/manifest';
import { integrityOf } from '../files';
import { type BootParts, bootScript } from './boot-script';
import { choiceScript } from './choice-script';
import { headTags, type PageHead } from './head';
import { escapeHtml, inlineJson, tag } from './html';
import { stylesBelow } from './lost-styles';
import type { Choice } from './page-choices';
import type { PageFiles } from './page-files';
import { contentSecurityPolicy } from './policy';
import { pageTexts } from './texts';

export interface PageInput {
  readonly template: string;
  /** Integrity of the static message's styles. */
  readonly fatalStyles: string | undefined;
  readonly buildId: string;
  /** Whether each script can be run by itself (decision 56). */
  readonly runsSingly: boolean;
  /** Address of the shell's module script. */
  readonly main: string;
  readonly head: PageHead;
  readonly files: PageFiles;
  /** Remotes of which browsers get different releases; none for most sites. */
  readonly choices?: readonly Choice[];
  readonly config: RuntimeConfig;
  readonly registry: SiteRegistry;
  /** Prerendered content, or the outline of what will stand there. */
  readonly html: string;
  /** Rules with which `html` is painted before the styles have come; without them it waits for these. */
  readonly firstStyles?: string | undefined;
  readonly boot?: BootParts;
}

/** The whole HTML of one path in one language. */
export function pageHtml(page: PageInput): string {
  const { scripts, awaited, later, styles, remoteStyles, fonts } = page.files;
  // Here, and not on links alone, because it must hold for imports too.
  const importMap = inlineJson({ integrity: Object.fromEntries([...scripts, ...later]) });
  const boot = bootScript(page.config, page.boot);
  const choices = page.choices ?? [];
  const choice = choiceScript(choices);
  const chosen = new Set(
    choices.flatMap(({ standard, tried }) =>
      [standard, tried].flatMap(({ scripts, styles }) => [...scripts, ...styles].map(([href]) => href)),
    ),
  );
  const inline = [boot, importMap, ...(choice === undefined ? [] : [choice])];
  const policy = contentSecurityPolicy(
    page.config,
    inline.map((text) => integrityOf(text)),
    page.firstStyles === undefined ? [] : [integrityOf(page.firstStyles)],
  );
  const placed = placeStyles(styles, page.firstStyles);
  const head = [
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    ...headTags(page.head),
    tag('meta', { name: 'careline-build', content: page.buildId, 'data-singly': page.runsSingly }),
    // Before the script that reads it.
    `<script type="application/json" id="careline-config">${inlineJson(page.config)}</script>`,
    `<script>${boot}</script>`,
    `<script type="importmap">${importMap}</script>`,
    // After the map, by which the browser compares what is asked for, and before all that it leaves out.
    ...(choice === undefined ? [] : [`<script>${choice}</script>`]),
    ...placed.head,
    `${tag('script', { type: 'module', crossorigin: true, id: 'careline-main', src: page.main, integrity: scripts.get(page.main) })}</script>`,
    ...[...scripts]
      .filter(([href]) => href !== page.main && !chosen.has(href))
      .map(([href, integrity]) =>
        // An engine may keep the address of a module that failed to come for good, and the shell's have no other (decision 14). The shell compares its bytes itself.
        awaited.has(href)
          ? tag('link', { rel: 'preload', as: 'fetch', crossorigin: true, href })
          : // For engines that know the map and not its hashes: Chromium before 127, Firefox before 138, Safari 17.
            tag('link', { rel: 'modulepreload', href, integrity }),
      ),
    ...[...remoteStyles].filter(([href]) => !chosen.has(href)).map(styleHint),
    ...fonts.map((href) => tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href })),
    tag('link', { rel: 'preload', as: 'fetch', crossorigin: true, href: `/builds/meta/${page.buildId}.json` }),
    `<script type="application/json" id="careline-registry">${inlineJson(page.registry)}</script>`,
    ...placed.first,
  ];
  return fillTemplate(page.template, page.head.locale, {
    head: head.join('\n'),
    content: page.html,
    below: placed.below,
    fatalStyles: page.fatalStyles,
  });
}

/** The shell's sheets, below what they would keep from being painted where the page brings its first styles itself. The code starts after them all the same. */
function placeStyles(styles: PageFiles['styles'], first: string | undefined) {
  const sheets = [...styles].map(([href, integrity]) =>
    tag('link', { rel: 'stylesheet', crossorigin: true, href, integrity }),
  );
  if (first === undefined) return { head: sheets, first: [], below: '' };
  return {
    head: [...styles].map(styleHint),
    // Nothing of it is wanted before the content, and each file that is named above it is asked for sooner.
    first: [`<style>${first}</style>`],
    below: `\n<div id="${stylesBelow}">${sheets.join('\n')}</div>`,
  };
}

/** Asks for a style that is used later: by the code, or below the content, where an engine reads on only once the one above it has come. */
function styleHint([href, integrity]: readonly [string, string]): string {
  return tag('link', { rel: 'preload', as: 'style', crossorigin: true, href, integrity });
}

/** What goes into the shell's index.html. */
interface Filling {
  readonly head: string;
  readonly content: string;
  /** Stands after the content and the messages. */
  readonly below?: string;
  readonly fatalStyles?: string | undefined;
}

/** Puts language, head, content and the static messages into the shell's index.html. */
export function fillTemplate(
  template: string,
  locale: Locale,
  { head, content, below = '', fatalStyles }: Filling,
): string {
  const texts = pageTexts[locale];
  const fatal = [
    '<template id="careline-fatal"><main class="careline-fatal" role="alert">',
    tag('link', { rel: 'stylesheet', crossorigin: true, href: '/fatal.css', integrity: fatalStyles }),
    `<h1>${escapeHtml(texts.fatal.title)}</h1><p>${escapeHtml(texts.fatal.text)}</p>`,
    `<p><a href="">${escapeHtml(texts.fatal.retry)}</a></p></main></template>`,
    `<template id="careline-plain"><p role="alert">${escapeHtml(texts.plain.text)} `,
    `<button type="button">${escapeHtml(texts.plain.retry)}</button></p></template>`,
  ].join('');
  const slots: Readonly<Record<string, string>> = {
    '<!--careline:head-->': head,
    '<!--careline:content-->': content,
    '<!--careline:messages-->': `<noscript>${escapeHtml(texts.noscript)}</noscript>\n${fatal}${below}`,
  };
  let html = template.replace(/<html[^>]*>/, tag('html', { lang: localeTags[locale], dir: 'ltr' }));
  for (const [slot, text] of Object.entries(slots)) {
    if (!html.includes(slot)) throw new Error(`shell/index.html has no ${slot}: compose writes there.`);
    html = html.replace(slot, () => text);
  }
  return html;
}
