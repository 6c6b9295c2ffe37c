import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** While a form tells of problems, so does the document's title, which is what a screen reader says first (AX21). */
export function useErrorTitle(hasProblems: boolean): void {
  const { t } = useTranslation('shared');
  useEffect(() => {
    if (!hasProblems) return;
    const title = document.title;
    const withError = t('form.errorTitle', { title });
    document.title = withError;
    return () => {
      // After a move or a switch of language it is another page's.
      if (document.title === withError) document.title = title;
    };
  }, [hasProblems, t]);
}
