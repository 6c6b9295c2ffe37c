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
  const switchLocale = async () => void (await i18n.changeLanguage(reached));
  await chooseLocale({ navigation: { ...navigation, switchLocale }, i18n, events }, 'ru');
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
