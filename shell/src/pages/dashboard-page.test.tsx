import { expect, it } from 'vitest';
import { registryOf, renderSiteAt } from '../testing/test-site';

const profile = {
  profile: { id: 'p1', first_name: 'Ana', phone_numbers: [], personalized_conditions: [], skills: [] },
};
const answers = {
  'GET /professionals/profile': profile,
  'GET /api/v1/phone-subscriptions': [],
  'GET /api/v1/payment-methods': [],
};

function placed(name: string, order: number) {
  return { name, place: { page: 'dashboard', order } };
}

it('U7: shows what remotes place on it, in their order, without knowing any of them', async () => {
  const [remote] = registryOf('dashboard', { '/dashboard/other': 'Other' }).remotes;
  const widgets = [placed('dashboard-second@1', 20), { name: 'card-form@1' }, placed('dashboard-first@2', 10)];
  await renderSiteAt({
    path: '/dashboard',
    registry: { remotes: remote === undefined ? [] : [{ ...remote, widgets }] },
    answers,
  });
  const shown = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.widget);
  expect(shown).toEqual(['dashboard-first@2', 'dashboard-second@1']);
});
