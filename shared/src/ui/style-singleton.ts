import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton`, which react-remove-scroll (Radix Dialog and DropdownMenu) uses to write a style
 * element that `style-src 'self'` forbids. A constructed stylesheet does the same within the policy. The build aliases
 * the package to this module.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css: string): void {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove(): void {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    },
  };
}

export function styleHookSingleton() {
  const singleton = stylesheetSingleton();
  // biome-ignore lint/correctness/noComponentHookFactories: the package's interface, called once per module
  return function useStyle(css: string, isDynamic?: boolean): void {
    const changingCss = isDynamic ? css : '';
    // biome-ignore lint/correctness/useExhaustiveDependencies: like the original, a style that is not dynamic never changes
    useEffect(() => {
      singleton.add(css);
      return () => singleton.remove();
    }, [changingCss]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  // biome-ignore lint/correctness/noComponentHookFactories: the package's interface, called once per module
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }): null {
    useStyle(styles, dynamic);
    return null;
  };
}
