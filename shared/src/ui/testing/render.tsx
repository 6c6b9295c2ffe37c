import { type RenderResult, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import en from '../../texts/en.json';

/** Renders with the English texts of `shared`; takes everything off the page when the test ends. */
export function renderForTest(content: ReactNode): RenderResult {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: 'en',
    resources: { en: { shared: en } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return render(content, { wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider> });
}
