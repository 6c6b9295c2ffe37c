import type { Locator, Page } from '@playwright/test';
import { inLanguage, type Locale, onboardingPaths } from './paths';
import { newAccount } from './reference-client';
import { expect } from './test';

/** What a professional reads on the way; fields go by the API's names, which are the same in every language. */
const words = {
  en: {
    register: 'Create account',
    signIn: 'Sign in',
    saveProfile: 'Save profile',
    addAddress: 'Add address',
    saveAddress: 'Save address',
    conditions: 'Search conditions',
    goOn: 'Continue with 1 condition',
    addCard: 'Add card',
    subscribe: 'Subscribe for $24.00 today',
    pay: 'Pay $24.00 and subscribe',
    searchNumbers: 'Search numbers',
    buy: /^Buy \(/,
    confirm: /^Buy for \$\d+\.\d\d$/,
    bought: 'Number Purchased',
  },
  es: {
    register: 'Crear cuenta',
    signIn: 'Iniciar sesión',
    saveProfile: 'Guardar perfil',
    addAddress: 'Añadir dirección',
    saveAddress: 'Guardar dirección',
    conditions: 'Buscar afecciones',
    goOn: 'Continuar con 1 afección',
    addCard: 'Añadir tarjeta',
    subscribe: 'Suscribirse por $24.00 hoy',
    pay: 'Pagar $24.00 y suscribirse',
    searchNumbers: 'Buscar números',
    buy: /^Comprar \(/,
    confirm: /^Comprar por \$\d+\.\d\d$/,
    bought: 'Número comprado',
  },
  ru: {
    register: 'Создать аккаунт',
    signIn: 'Войти',
    saveProfile: 'Сохранить профиль',
    addAddress: 'Добавить адрес',
    saveAddress: 'Сохранить адрес',
    conditions: 'Поиск заболеваний',
    goOn: 'Продолжить: 1 заболевание',
    addCard: 'Добавить карту',
    subscribe: 'Оформить подписку за $24.00 сегодня',
    pay: 'Оплатить $24.00 и оформить',
    searchNumbers: 'Найти номера',
    buy: /^Купить \(/,
    confirm: /^Купить за \$\d+\.\d\d$/,
    bought: 'Номер куплен',
  },
} satisfies Record<Locale, object>;

/** Each journey buys in its own area, so that two at once never want the same number. */
export const areas = { es: '206', ru: '312', keyboard: '617' } as const;

/** Two ways through the same journey. */
interface Hands {
  readonly fill: (field: Locator, text: string) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
  readonly choose: (select: Locator, option: string) => Promise<void>;
}

export const mouse: Hands = {
  fill: (field, text) => field.fill(text),
  press: (button) => button.click(),
  choose: async (select, option) => void (await select.selectOption(option)),
};

/** Tab, letters, Enter: nothing is ever focused or clicked for the professional. */
export function keyboard(page: Page): Hands {
  return {
    fill: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    press: async (button) => {
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    },
    choose: async (select, option) => {
      await tabTo(page, select);
      const label = await select.locator(`option[value="${option}"]`).textContent();
      await page.keyboard.type(label ?? '');
      await expect(select).toHaveValue(option);
    },
  };
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 presses of Tab do not lead to ${target}.`);
}

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

/** From /auth/register to a bought number; every page is reached by what was done on the page before. `between` is called on each. */
export async function live(
  page: Page,
  locale: Locale,
  hands: Hands,
  areaCode: string,
  between: (path: string) => Promise<void> = async () => {},
): Promise<void> {
  const { email, password } = newAccount();
  const at = async (path: string) => {
    await expect(page).toHaveURL(inLanguage(path, locale));
    await between(path);
  };
  const say = words[locale];
  const [profile, address, conditions, cards, subscription, numbers] = onboardingPaths;

  await hands.fill(field(page, 'email'), email);
  await hands.fill(field(page, 'password'), password);
  await hands.press(button(page, say.register));
  await at('/auth/login');
  await expect(field(page, 'email')).toHaveValue(email);
  await hands.fill(field(page, 'password'), password);
  await hands.press(button(page, say.signIn));

  await at(profile);
  await hands.fill(field(page, 'first_name'), 'Vera');
  await hands.fill(field(page, 'last_name'), 'Lind');
  await hands.fill(field(page, 'description'), 'Physiotherapist for people who sit too much.');
  await hands.fill(page.getByRole('main').getByRole('combobox').first(), 'a');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await hands.fill(field(page, 'personal_address_street1'), '12 Harbour Street');
  await hands.fill(field(page, 'personal_address_city'), 'Portland');
  await hands.fill(field(page, 'personal_address_state'), 'OR');
  await hands.fill(field(page, 'personal_address_postal'), '97201');
  await hands.choose(field(page, 'personal_address_country'), 'US');
  await hands.press(button(page, say.saveProfile));

  await at(address);
  await hands.press(button(page, say.addAddress));
  await expect(field(page, 'street1')).toHaveValue('12 Harbour Street');
  await hands.press(button(page, say.saveAddress));

  await at(conditions);
  const search = page.getByRole('combobox', { name: say.conditions });
  await hands.fill(search, 'asthma');
  await expect(page.getByRole('option', { name: /asthma/i }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await hands.press(button(page, say.goOn));

  await at(cards);
  await hands.fill(field(page, 'cardnumber'), '4242424242424242');
  await hands.fill(field(page, 'exp-date'), '1234');
  await hands.fill(field(page, 'cvc'), '123');
  await hands.press(button(page, say.addCard));

  await at(subscription);
  // Every price stands before the click that costs it.
  for (const price of ['$19.00', '$5.00', '$0.02', '$3.00', '$24.00']) {
    await expect(page.getByRole('main')).toContainText(price);
  }
  await hands.press(button(page, say.subscribe));
  await hands.press(page.getByRole('alertdialog').getByRole('button', { name: say.pay }));

  await at(numbers);
  await hands.fill(field(page, 'area_code'), areaCode);
  await hands.press(button(page, say.searchNumbers));
  const offer = page.getByRole('row').filter({ has: page.getByRole('button', { name: say.buy }) });
  await expect(offer.first()).toContainText(/\$\d+\.\d\d/);
  await hands.press(button(page, say.buy).first());
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/\$\d+\.\d\d/);
  await hands.press(question.getByRole('button', { name: say.confirm }));
  await at('/dashboard');
  await expect(page.getByRole('region', { name: /F8/ }).getByText(say.bought, { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`(${areaCode})`);
}

/** Every request for a document after the first is a full page load. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
