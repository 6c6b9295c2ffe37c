import { expect, it, vi } from 'vitest';
import { stylesheetSingleton } from './style-singleton';

it('adopts one sheet while anyone uses it, and leaves the others alone', () => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      css = '';
      replaceSync(css: string): void {
        this.css = css;
      }
    },
  );
  const own = new CSSStyleSheet();
  vi.stubGlobal('document', { adoptedStyleSheets: [own] });
  const singleton = stylesheetSingleton();
  singleton.add('body { overflow: hidden }');
  singleton.add('body { overflow: hidden }');
  expect(document.adoptedStyleSheets).toMatchObject([{}, { css: 'body { overflow: hidden }' }]);
  singleton.remove();
  expect(document.adoptedStyleSheets).toHaveLength(2);
  singleton.remove();
  expect(document.adoptedStyleSheets).toEqual([own]);
});
