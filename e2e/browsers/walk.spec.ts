import { dashboardPaths, onboardingPaths } from '../support/paths';
import { ana, newAccount } from '../support/reference-client';
import type { Query } from './query';
import { test } from './test';

const field = (name: string): Query => ({ css: `main [name="${name}"]` });
const button = (name: string | RegExp): Query => ({ role: 'button', name, within: { role: 'main' } });
const heading: Query = { css: 'main h1' };

/** Each browser buys in an area of its own, so that two at once never want the same number. */
const areas: Readonly<Record<string, string>> = { firefox: '414', webkit: '303' };

/** Pages of three remotes, by the title of link and page. */
const places = ['Conditions', 'Incoming calls', 'Billing'];

test('R1: a professional signs in and moves through the dashboard', async ({ scene: { visitor } }) => {
  await visitor.open('/auth/login');
  await visitor.fill(field('email'), ana.email);
  await visitor.fill(field('password'), ana.password);
  await visitor.click(button('Sign in'));
  await visitor.at('/dashboard');
  for (const name of places) {
    await visitor.click({ role: 'link', name, within: { role: 'navigation' } });
    await visitor.see({ role: 'heading', name, within: { role: 'main' } });
  }
});

test('R14 R15: each page of the dashboard opens', { tag: '@whole' }, async ({ scene: { visitor }, anasToken }) => {
  await visitor.store('careline.token', anasToken);
  for (const path of dashboardPaths) {
    await visitor.open(path);
    await visitor.see(heading);
    await visitor.at(path);
  }
});

test(
  'R1 R2 R13: from registration through the six steps to a bought number',
  { tag: '@whole' },
  async ({ scene: { visitor } }, { project }) => {
    const { email, password } = newAccount();
    const [profile, address, conditions, cards, subscription, numbers] = onboardingPaths;
    await visitor.open('/auth/register');
    await visitor.fill(field('email'), email);
    await visitor.fill(field('password'), password);
    await visitor.click(button('Create account'));
    await visitor.at('/auth/login');
    await visitor.fill(field('password'), password);
    await visitor.click(button('Sign in'));

    await visitor.at(profile);
    await visitor.fill(field('first_name'), 'Vera');
    await visitor.fill(field('last_name'), 'Lind');
    await visitor.fill(field('description'), 'Physiotherapist for people who sit too much.');
    await visitor.fill({ role: 'combobox', name: 'Skills' }, 'a');
    await visitor.click({ role: 'option' });
    // The list stays open for another.
    await visitor.press('Tab');
    await visitor.fill(field('personal_address_street1'), '12 Harbour Street');
    await visitor.fill(field('personal_address_city'), 'Portland');
    await visitor.fill(field('personal_address_state'), 'OR');
    await visitor.fill(field('personal_address_postal'), '97201');
    await visitor.choose(field('personal_address_country'), 'US');
    await visitor.click(button('Save profile'));

    await visitor.at(address);
    await visitor.click(button('Add address'));
    await visitor.click(button('Save address'));

    await visitor.at(conditions);
    await visitor.fill({ role: 'combobox', name: 'Search conditions' }, 'asthma');
    await visitor.see({ role: 'option', name: /asthma/i });
    await visitor.press('Enter');
    await visitor.click(button(/^Continue with/));

    await visitor.at(cards);
    await visitor.fill(field('cardnumber'), '4242424242424242');
    await visitor.fill(field('exp-date'), '1234');
    await visitor.fill(field('cvc'), '123');
    await visitor.click(button('Add card'));

    await visitor.at(subscription);
    await visitor.click(button(/^Subscribe for/));
    await visitor.click({ role: 'button', name: /^Pay/, within: { role: 'dialog' } });

    await visitor.at(numbers);
    const areaCode = areas[project.name] ?? '';
    await visitor.fill(field('area_code'), areaCode);
    await visitor.click(button('Search numbers'));
    await visitor.click(button(/^Buy \(/));
    await visitor.click({ role: 'button', name: /^Buy for/, within: { role: 'dialog' } });
    await visitor.at('/dashboard');
    await visitor.read({ role: 'main' }, new RegExp(`\\(${areaCode}\\)`));
  },
);
