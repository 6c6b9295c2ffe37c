import { word } from '../support/words';
import { type DraftForm, draftForms, formIn } from './drafts';
import { moveTo } from './moves';
import { splitPath } from './pages';
import { Broken, localeOf, lookAtRest, type Step, settled } from './world';

const openers = {
  address: ['mf-account:addresses.add', 'mf-account:addresses.edit'],
  condition: ['mf-account:conditions.mine.edit'],
  number: ['mf-telephony:numbers.edit'],
} as const;

/** Types into one of the forms that this person has, which is opened where it is not. */
export async function typeSomewhere(step: Step): Promise<void> {
  const { tab, random } = step;
  const here = splitPath(tab.look.path).plain;
  const forms: readonly DraftForm[] =
    tab.person === undefined
      ? ['email']
      : tab.person.isComplete
        ? ['profile', 'address', 'condition', 'number']
        : ['profile'];
  const form = forms.find((one) => formIn(tab.look, one) && random.chance(0.6)) ?? random.pick(forms);
  const pages: readonly string[] = draftForms[form].pages;
  if (!pages.includes(here))
    await moveTo(step, tab.person?.isComplete === false ? '/onboarding/profile' : (pages[0] ?? '/'));
  await typeInto(step, form);
}

/** The page of the form stands. */
export async function typeInto(step: Step, form: DraftForm): Promise<void> {
  const { world, tab, random, say } = step;
  if (!formIn(tab.look, form)) await openForm(step, form);
  const field = random.pick(draftForms[form].fields);
  const mark = tab.person?.mark ?? 'nobody';
  const text = form === 'email' ? `nobody-${random.below(1e6)}@careline.example` : `${mark} ${random.below(1e6)} Road`;
  say(`types "${text}" into ${field} of the form of ${form}`);
  const isTyped = await tab.page.evaluate(([name, value]) => window.soak.type(name, value), [field, text] as const);
  if (!isTyped) throw new Broken(`The form of ${form} has no field ${field}.`);
  // A full storage keeps what it was given before.
  if (form === 'email' && !tab.isFull) tab.typed = undefined;
  tab.drafts.note(form, field, text, await lookAtRest(world, tab), tab.isFull);
}

async function openForm(step: Step, form: DraftForm): Promise<void> {
  const { world, tab, random } = step;
  if (form === 'profile' || form === 'email') throw new Broken(`The form of ${form} is not in its page.`);
  // `Edit` of the address and of the conditions begin alike, `Add` stands once.
  const names = random.pick(openers[form]);
  const text = word(localeOf(tab), names);
  const count = await tab.page.evaluate((words) => window.soak.count('main li button, main button', words), text);
  if (count === 0) throw new Broken(`Nothing opens the form of ${form}: no button "${text}".`);
  step.say(`presses "${text}"`);
  await tab.page.evaluate(([words, nth]) => window.soak.press('main li button, main button', words, nth), [
    text,
    random.below(count),
  ] as const);
  await settled(world, tab);
}

/** Gives up what was typed into a form that is open. */
export async function giveUp(step: Step): Promise<void> {
  const { world, tab, say } = step;
  const form = (['address', 'condition', 'number'] as const).find((one) => formIn(tab.look, one));
  if (form === undefined) return typeSomewhere(step);
  say(`cancels the form of ${form}`);
  const names = {
    address: 'mf-account:addresses.form.cancel',
    condition: 'mf-account:conditions.form.cancel',
    number: 'shared:cancel',
  };
  await tab.page.evaluate((words) => window.soak.press('main form button', words), word(localeOf(tab), names[form]));
  await settled(world, tab);
  tab.drafts.settle(form, tab.look);
}
