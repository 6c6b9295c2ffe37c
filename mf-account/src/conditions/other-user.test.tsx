import { heldBack } from '@careline/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SAVE_PROFILE } from '../testing/account-platform';
import { backPain, flu, openConditions, puts } from '../testing/conditions-site';
import { signInAnswers, signInAsBen } from '../testing/next-user';

it('F41: conditions of Ana that wait for their turn are not added to the profile of Ben, who has signed in since', async () => {
  const held = heldBack();
  const site = await openConditions({ conditions: [], answers: { ...signInAnswers, [SAVE_PROFILE]: held.answer } });
  fireEvent.click(screen.getByRole('option', { name: `Add ${flu.name}` }));
  fireEvent.click(screen.getByRole('option', { name: `Add ${backPain.name}` }));
  await waitFor(() => expect(puts(site)).toHaveLength(1));
  await signInAsBen(site);
  await held.arrive({});
  expect(puts(site)).toHaveLength(1);
});
