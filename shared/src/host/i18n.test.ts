import { describe, expect, it, vi } from 'vitest';
import { createTexts } from './i18n';

const words = (greeting: string) => async () => ({ default: { greeting } });
const greetings = { en: words('Hello'), es: words('Hola'), ru: words('Здравствуйте') };

describe('texts', () => {
  it('are loaded for the language of the page alone', async () => {
    const loaders = { en: vi.fn(greetings.en), es: vi.fn(greetings.es), ru: vi.fn(greetings.ru) };
    const { i18n } = await createTexts('es', loaders);
    expect(i18n.t('greeting')).toBe('Hola');
    expect(loaders.en).not.toHaveBeenCalled();
  });

  it('switch only when every namespace has the other language', async () => {
    const texts = await createTexts('en', greetings);
    let deliver = (_words: { default: { title: string } }) => {};
    const slow = new Promise<{ default: { title: string } }>((resolve) => {
      deliver = resolve;
    });
    await texts.load('mf-billing', { ...greetings, en: async () => ({ default: { title: 'Bills' } }), ru: () => slow });
    const switching = texts.switchTo('ru');
    await Promise.resolve();
    expect(texts.i18n.t('greeting')).toBe('Hello');
    deliver({ default: { title: 'Счета' } });
    await switching;
    expect([texts.i18n.t('greeting'), texts.i18n.t('title', { ns: 'mf-billing' })]).toEqual(['Здравствуйте', 'Счета']);
  });

  it('SH4: are imported in a language only once its files have come', async () => {
    const texts = await createTexts('en', greetings);
    const ru = vi.fn(greetings.ru);
    const arrive = vi.fn(async (locale: string) => {
      if (locale === 'ru') throw new Error('not what was released');
    });
    await texts.load('mf-billing', { ...greetings, ru }, arrive);
    await expect(texts.switchTo('ru')).rejects.toThrow('not what was released');
    expect(ru).not.toHaveBeenCalled();
    expect(texts.i18n.language).toBe('en');
  });

  it('of a namespace that failed once are asked for again', async () => {
    const texts = await createTexts('en', greetings);
    const english = vi.fn(words('Hi')).mockRejectedValueOnce(new Error('chunk lost'));
    await expect(texts.load('mf-auth', { ...greetings, en: english })).rejects.toThrow('chunk lost');
    await texts.load('mf-auth', { ...greetings, en: english });
    expect(texts.i18n.t('greeting', { ns: 'mf-auth' })).toBe('Hi');
  });

  it('of a later release take the place of those before, and leave what only the old ones have', async () => {
    const texts = await createTexts('en', greetings);
    await texts.load('mf-auth', { ...greetings, en: async () => ({ default: { title: 'Old', gone: 'Still here' } }) });
    await texts.load('mf-auth', { ...greetings, en: async () => ({ default: { title: 'New' } }) });
    const t = texts.i18n.getFixedT('en', 'mf-auth');
    expect([t('title'), t('gone')]).toEqual(['New', 'Still here']);
  });

  it('F11: of a remote that nobody shows any more are asked for again when it is shown, and hold up no switch', async () => {
    const texts = await createTexts('en', greetings);
    const ru = vi.fn(greetings.ru).mockRejectedValueOnce(new Error('taken back'));
    const leaves = [
      await texts.load('mf-billing', { ...greetings, ru }),
      await texts.load('mf-billing', { ...greetings, ru }),
    ];
    leaves[0]?.();
    await expect(texts.switchTo('ru')).rejects.toThrow('taken back');
    leaves[1]?.();
    ru.mockRejectedValueOnce(new Error('taken back'));
    await texts.switchTo('ru');
    expect(texts.i18n.t('greeting')).toBe('Здравствуйте');
    await expect(texts.load('mf-billing', { ...greetings, ru })).rejects.toThrow('taken back');
    await texts.load('mf-billing', { ...greetings, ru });
    expect(texts.i18n.t('greeting', { ns: 'mf-billing' })).toBe('Здравствуйте');
  });

  it('F364: of a remote that hang since it was shown hold up no switch', async () => {
    const texts = await createTexts('en', greetings);
    const ru = vi.fn(greetings.ru);
    void texts.load('mf-billing', { ...greetings, en: () => new Promise(() => {}), ru });
    await texts.switchTo('ru');
    expect(texts.i18n.language).toBe('ru');
    expect(ru).not.toHaveBeenCalled();
  });

  it('F319: of a remote that comes while a switch is on its way are there in the new language with it', async () => {
    let deliver = () => {};
    const gate = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    const texts = await createTexts('en', { ...greetings, es: () => gate.then(greetings.es) });
    const switching = texts.switchTo('es');
    await texts.load('mf-billing', greetings);
    expect(texts.i18n.t('greeting', { ns: 'mf-billing' })).toBe('Hello');
    deliver();
    await switching;
    expect(texts.i18n.t('greeting', { ns: 'mf-billing' })).toBe('Hola');
  });

  it('stay in the old language where a chunk of the new one fails', async () => {
    const texts = await createTexts('en', { ...greetings, es: () => Promise.reject(new Error('chunk lost')) });
    await expect(texts.switchTo('es')).rejects.toThrow('chunk lost');
    expect(texts.i18n.language).toBe('en');
  });

  it('that were on their way while the language changed come in the new one', async () => {
    const texts = await createTexts('en', greetings);
    let deliver = () => {};
    const gate = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    const loading = texts.load('mf-auth', { ...greetings, en: () => gate.then(words('Hi')) });
    const switching = texts.switchTo('es');
    deliver();
    await Promise.all([loading, switching]);
    expect(texts.i18n.t('greeting', { ns: 'mf-auth' })).toBe('Hola');
  });

  it('stay in the language of now where that is chosen while another is on its way', async () => {
    let deliver = () => {};
    const gate = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    const texts = await createTexts('en', { ...greetings, es: () => gate.then(greetings.es) });
    const changed = vi.fn();
    texts.i18n.on('languageChanged', changed);
    const first = texts.switchTo('es');
    await texts.switchTo('en');
    deliver();
    await first;
    expect(texts.i18n.language).toBe('en');
    expect(changed).not.toHaveBeenCalled();
  });

  it('are those of the last choice, whichever chunk comes last', async () => {
    let deliver = () => {};
    const gate = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    const texts = await createTexts('en', { ...greetings, es: () => gate.then(greetings.es) });
    const first = texts.switchTo('es');
    await texts.switchTo('ru');
    deliver();
    await first;
    expect(texts.i18n.language).toBe('ru');
  });
});
