import { word } from '../support/words';
import { type DraftForm, formIn } from './drafts';
import { moveTo } from './moves';
import type { Rows } from './people';
import { typeInto } from './typing';
import { Broken, localeOf, type Step, settled, until } from './world';

/** A change at the server, ready for the press of its last button. */
export interface Prepared {
  readonly press: () => Promise<void>;
  /** What it adds to what the person has. */
  readonly adds?: Partial<Record<keyof Rows, number>>;
  /** Whose draft it ends. */
  readonly form?: DraftForm;
}

/** Brings the tab before the last button of a change. */
export type Change = (step: Step) => Promise<Prepared>;

const press = ({ tab }: Step, selector: string, words = '', nth = 0) =>
  tab.page.evaluate(([a, b, c]) => window.soak.press(a, b, c), [selector, words, nth] as const);
const type = ({ tab }: Step, name: string, text: string) =>
  tab.page.evaluate(([a, b]) => window.soak.type(a, b), [name, text] as const);

/** Impatient people press twice. */
async function pressOnceOrTwice(step: Step, selector: string, words = ''): Promise<void> {
  const isTwice = step.random.chance(0.3);
  step.say(`presses ${isTwice ? 'twice ' : ''}${words || selector}`);
  if (!(await press(step, selector, words))) throw new Broken(`There is no "${words || selector}" to press.`);
  if (isTwice) await press(step, selector, words);
}

/** Saves a form, typed into just before. */
function save(form: DraftForm, page: string, field: string): Change {
  return async (step) => {
    await moveTo(step, page);
    await typeInto(step, form);
    const isNew =
      form === 'address' &&
      (await step.tab.page.evaluate(
        (words) => window.soak.count('main form', words),
        word(localeOf(step.tab), 'mf-account:addresses.form.new'),
      )) > 0;
    if (form === 'address') await completeAddress(step);
    return {
      form,
      ...(isNew && { adds: { addresses: 1 } }),
      press: () => pressOnceOrTwice(step, `main form:has([name="${field}"]) button[type="submit"]`),
    };
  };
}

/** The fields that are required, as far as they are empty. */
async function completeAddress(step: Step): Promise<void> {
  const { world, tab } = step;
  const mark = tab.person?.mark ?? '';
  const wanted = {
    street1: `${mark} 1 Road`,
    city: `${mark} City`,
    state_province: `${mark} State`,
    postal_code: '97201',
    country_code: 'US',
  };
  for (const [name, text] of Object.entries(wanted)) {
    if (formIn(tab.look, 'address')?.[name]?.trim() !== '') continue;
    await type(step, name, text);
    tab.drafts.note(
      'address',
      name,
      text,
      await until(world, tab, `${name} in the form`, (seen) => formIn(seen, 'address')?.[name] === text),
      tab.isFull,
    );
  }
}

const buyNumber: Change = async (step) => {
  const { world, tab, random } = step;
  await moveTo(step, '/dashboard/account/phone-numbers');
  const { writes } = tab.look;
  await type(step, 'area_code', random.pick(['415', '503', '206', '312', '617', '702', '']));
  await press(step, 'main form:has([name="area_code"]) button[type="submit"]');
  await until(world, tab, 'an answer to the search', (seen) => seen.writes > writes);
  await settled(world, tab);
  const buy = word(localeOf(tab), 'mf-telephony:search.buyNumber');
  const count = await tab.page.evaluate(
    (words) => window.soak.count('main table button, main [role="row"] button', words),
    buy,
  );
  if (count === 0) throw new Broken('The search finds no number to buy.');
  await press(step, 'main table button, main [role="row"] button', buy, random.below(count));
  await until(world, tab, 'the question before a purchase', (seen) => seen.isDialogOpen);
  return {
    adds: { numbers: 1 },
    press: () =>
      pressOnceOrTwice(
        step,
        '[role="dialog"] button, [role="alertdialog"] button',
        word(localeOf(tab), 'mf-telephony:search.buy'),
      ),
  };
};

const addCard: Change = async (step) => {
  const { world, tab, random } = step;
  await moveTo(step, '/dashboard/billing/payment-methods');
  const selector = 'main form:has([name="cardnumber"]) button[type="submit"]';
  if (!(await tab.page.evaluate((given) => window.soak.count(given), selector))) {
    await press(step, 'main button', word(localeOf(tab), 'mf-billing:cards.add'));
    await until(world, tab, 'the card form', (seen) => seen.forms.some((fields) => 'cardnumber' in fields));
  }
  await type(step, 'cardnumber', random.pick(['5555555555554444', '4242424242424242']));
  await type(step, 'exp-date', '0734');
  await type(step, 'cvc', '123');
  return { adds: { cards: 1 }, press: () => pressOnceOrTwice(step, selector) };
};

/** Removes one of several, by its last button, and says yes. */
function remove(page: string, button: string, confirm: string, adds: NonNullable<Prepared['adds']>): Change {
  return async (step) => {
    const { world, tab } = step;
    await moveTo(step, page);
    const words = word(localeOf(tab), button);
    const count = await tab.page.evaluate((given) => window.soak.count('main li button', given), words);
    await press(step, 'main li button', words, count - 1);
    await until(world, tab, 'the question before a removal', (seen) => seen.isDialogOpen);
    return {
      adds,
      press: () =>
        pressOnceOrTwice(step, '[role="dialog"] button, [role="alertdialog"] button', word(localeOf(tab), confirm)),
    };
  };
}

export const saves = {
  profile: save('profile', '/dashboard/account/personal-information', 'first_name'),
  address: save('address', '/dashboard/account/business-addresses', 'street1'),
  condition: save('condition', '/dashboard/conditions', 'personalized_short_description'),
  number: save('number', '/dashboard/account/phone-numbers', 'friendly_name'),
};

export const purchases = { numbers: buyNumber, cards: addCard };

export const removals = {
  numbers: remove(
    '/dashboard/account/phone-numbers',
    'mf-telephony:numbers.delete',
    'mf-telephony:numbers.question.confirm',
    { numbers: -1 },
  ),
  cards: remove(
    '/dashboard/billing/payment-methods',
    'mf-billing:cards.remove',
    'mf-billing:cards.removeQuestion.confirm',
    { cards: -1 },
  ),
  addresses: remove(
    '/dashboard/account/business-addresses',
    'mf-account:addresses.delete',
    'mf-account:addresses.question.confirm',
    { addresses: -1 },
  ),
};
