import { queryKeys } from '@careline/shared/api';
import { failure, heldBack } from '@careline/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type OpenedSite, PROFILE, SAVE_PROFILE } from '../testing/account-platform';
import {
  asthma,
  longText,
  openConditions,
  pressKey,
  put,
  search,
  shortText,
  typeText,
} from '../testing/conditions-site';
import { control, focused, press, typeInto } from '../testing/controls';

const pressNamed = (name: string) => press(screen.getByRole('button', { name }));

/** Another tab removes asthma while its form is open here. */
async function removeElsewhere({ api, platform }: OpenedSite): Promise<void> {
  await waitFor(() => expect(focused()).toBe(control(shortText)));
  api.answer(PROFILE, { profile: { id: 'profile-1', personalized_conditions: [] } });
  await act(() => platform.queries.refetchQueries({ queryKey: queryKeys.profile }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save condition' })).toBeNull());
}

describe('the focus among the conditions', () => {
  it('goes on to the condition whose form was closed by Cancel', async () => {
    await openConditions();
    pressNamed('Edit Asthma');
    await waitFor(() => expect(focused()).toBe(control(shortText)));
    pressNamed('Cancel');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Edit Asthma' }));
  });

  it('goes on to the condition whose form was closed by a save', async () => {
    await openConditions();
    pressNamed('Edit Asthma');
    typeInto(shortText, 'Easy breathing');
    pressNamed('Save condition');
    const edit = await screen.findByRole('button', { name: 'Edit Asthma' });
    await waitFor(() => expect(focused()).toBe(edit));
  });

  it('goes into a form that opens with what was kept, and out of it with Discard', async () => {
    const site = await openConditions();
    site.platform.drafts.write(`condition.${asthma.id}`, {
      base: { [shortText]: '', [longText]: '', active: true, associated_skills: [] },
      values: { [shortText]: 'Easy breathing', [longText]: '', active: true, associated_skills: [] },
    });
    pressNamed('Edit Asthma');
    expect(control(shortText).value).toBe('Easy breathing');
    await waitFor(() => expect(focused()).toBe(control(shortText)));
    pressNamed('Discard');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Edit Asthma' }));
  });

  it('goes back to a condition that was removed and taken back', async () => {
    await openConditions();
    pressNamed('Remove Asthma');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Undo' }));
    pressNamed('Undo');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Edit Asthma' }));
  });

  it('goes back to a condition that could not be removed', async () => {
    await openConditions({ answers: { [SAVE_PROFILE]: failure(500) } });
    pressNamed('Remove Asthma');
    const edit = await screen.findByRole('button', { name: 'Edit Asthma' });
    await waitFor(() => expect(focused()).toBe(edit));
  });

  it('F248: goes on to the list where another tab has removed the condition that is being edited', async () => {
    const site = await openConditions();
    pressNamed('Edit Asthma');
    await removeElsewhere(site);
    expect(focused()?.contains(screen.getByText('Conditions you treat'))).toBe(true);
    expect(focused()).not.toBe(document.body);
  });

  it('F248: stays in the search where that condition is added again', async () => {
    const site = await openConditions();
    pressNamed('Edit Asthma');
    await removeElsewhere(site);
    search().focus();
    typeText('Asthma');
    pressKey('Enter');
    await screen.findByRole('button', { name: 'Edit Asthma' });
    expect(focused()).toBe(search());
  });

  it('F248: stays in the search where a condition that was removed could not be added again', async () => {
    const site = await openConditions();
    pressNamed('Remove Asthma');
    await put(site);
    const { answer, arrive } = heldBack();
    site.api.answer(SAVE_PROFILE, answer);
    search().focus();
    typeText('Asthma');
    pressKey('Enter');
    await put(site, 2);
    await arrive(failure(422));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    expect(focused()).toBe(search());
  });
});
