import { createEventBus } from '@careline/shared/host';
import { expect, it, vi } from 'vitest';
import { createVisitorPlatform } from '../visitor-platform';
import { chooseLocale } from './choose-locale';

it.each([
  ['that the page has come to is told to the other tabs', 'ru', [{ locale: 'ru' }]],
  ['that a later move has called off is told to nobody', 'en', []],
] as const)('a language %s', async (_title, reached, told) => {
  const { navigation, i18n } = await createVisitorPlatform('/', 'en');
  const events = createEventBus();
  const heard = vi.fn();
  events.on('locale.changed').subscribe(heard);
  let tellMoved = () => {};
  const moving = {
    ...navigation,
    getSnapshot: () => ({ ...navigation.getSnapshot(), locale: reached }),
    subscribe: (listener: () => void) => {
      tellMoved = listener;
      return () => {};
    },
    switchLocale: async () => {
      await i18n.changeLanguage(reached);
      tellMoved();
    },
  };
  await chooseLocale({ navigation: moving, i18n, events }, 'ru');
  window.dispatchEvent(new Event('pagehide'));
  expect(heard.mock.calls.flat()).toMatchObject(told);
});

it('F22: a language whose texts came by Retry alone is told to the other tabs then', async () => {
  const { navigation, i18n } = await createVisitorPlatform('/', 'en');
  const events = createEventBus();
  const heard = vi.fn();
  events.on('locale.changed').subscribe(heard);
  const failed = { ...navigation, getSnapshot: () => ({ ...navigation.getSnapshot(), locale: 'ru' as const }) };
  await chooseLocale({ navigation: failed, i18n, events }, 'ru');
  expect(heard).not.toHaveBeenCalled();
  await i18n.changeLanguage('ru');
  await i18n.changeLanguage('en');
  await i18n.changeLanguage('ru');
  expect(heard.mock.calls.flat()).toMatchObject([{ locale: 'ru' }]);
});

it('F125: a language that a load brings is told to the other tabs by the document that gives way', async () => {
  const { navigation, i18n } = await createVisitorPlatform('/', 'en');
  const events = createEventBus();
  const heard = vi.fn();
  events.on('locale.changed').subscribe(heard);
  await chooseLocale({ navigation, i18n, events }, 'ru');
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(heard.mock.calls.flat()).toMatchObject([{ locale: 'ru' }]);
});
