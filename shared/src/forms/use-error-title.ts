import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { splitLocale } from '../platform/locale';

/** While a form tells of problems, so does the document's title, which is what a screen reader says first (AX21). */
export function useErrorTitle(hasProblems: boolean): void {
  const { t } = useTranslation('shared');
  useEffect(() => {
    if (!hasProblems) return;
    const prefix = t('form.errorTitle', { title: '' });
    const page = pathHere();
    function mark(): void {
      if (pathHere() === page && !document.title.startsWith(prefix)) document.title = prefix + document.title;
    }
    mark();
    // A switch of language gives the page, which stays, another title; a move leads to one that has no problems.
    const titles = new MutationObserver(mark);
    titles.observe(document.head, { childList: true, subtree: true });
    return () => {
      titles.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasProblems, t]);
}

const pathHere = () => splitLocale(location.pathname).path;
