import i18next from 'i18next';
import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error';
import { LostAnswerError } from '../api/lost-answer-error';
import { sayAnew } from './say-anew';

async function setUp() {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: 'en',
    fallbackLng: false,
    resources: {
      en: { 'mf-test': { bought: '{{number}} is yours', failed: 'Not bought' }, shared: { errors: { login: 'No' } } },
      es: {
        'mf-test': { bought: '{{number}} es suyo', failed: 'No comprado' },
        shared: { errors: { login: 'Non' }, changes: { unknown: '¿Quizá?' } },
      },
      ru: { shared: { errors: { login: 'Нет' }, changes: { unknown: 'Неизвестно.' } } },
    },
  });
  return i18n;
}

it('AX7: a notice follows a switch of language, and keeps its words where its remote has no texts any more', async () => {
  const i18n = await setUp();
  const notice = sayAnew(i18n, 'mf-test', { title: 'bought', values: { number: '(415) 555-0101' }, color: 'success' });
  expect(notice).toMatchObject({ title: '(415) 555-0101 is yours', color: 'success' });
  await i18n.changeLanguage('es');
  expect(notice.anew?.().title).toBe('(415) 555-0101 es suyo');
  await i18n.changeLanguage('ru');
  expect(notice.anew?.().title).toBe('(415) 555-0101 es suyo');
});

it('F320: a notice of a remote whose page was left before the language changed has words, in the language that it had', async () => {
  const i18n = await setUp();
  await i18n.changeLanguage('ru');
  const notice = sayAnew(i18n, 'mf-test', { title: 'bought', values: { number: '(415) 555-0101' }, color: 'success' });
  expect(notice.title).toBe('(415) 555-0101 is yours');
});

it('AX7: what was found out after a lost answer follows too', async () => {
  const i18n = await setUp();
  const lost = new ApiError({ message: 'No', code: 'network', key: 'login', text: 'errors.login' });
  const error = new LostAnswerError('No Perhaps?', 'changes.unknown', lost);
  const notice = sayAnew(i18n, 'mf-test', { title: 'failed', color: 'error' }, error);
  for (const [language, words] of Object.entries({ es: 'Non ¿Quizá?', ru: 'Нет Неизвестно.' })) {
    await i18n.changeLanguage(language);
    expect(notice.anew?.().description).toBe(words);
  }
});

it.each([
  ['the site’s own words', { text: 'errors.login' }, { es: 'Non', ru: 'Нет' }],
  [
    'a server’s words that it translates',
    { language: 'en', translations: { es: 'Mal' } },
    { es: 'Mal', ru: 'Wrong (en)' },
  ],
  ['a server’s words in one language', { language: 'en-US' }, { es: 'Wrong (en-US)', ru: 'Wrong (en-US)' }],
])('AX7: a notice of a failure says %s in the language that is switched to', async (_case, details, expected) => {
  const i18n = await setUp();
  const error = new ApiError({ message: 'Wrong', code: 'http', key: 'login', ...details });
  const notice = sayAnew(i18n, 'mf-test', { title: 'failed', color: 'error' }, error);
  expect(notice.lang).toBeUndefined();
  for (const [language, words] of Object.entries(expected)) {
    await i18n.changeLanguage(language);
    const { description, lang } = notice.anew?.() ?? {};
    expect(description + (lang === undefined ? '' : ` (${lang})`)).toBe(words);
  }
});
