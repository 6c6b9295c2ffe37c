import { failure } from '@careline/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SAVE_PROFILE } from '../testing/account-platform';
import { asthma, longText, openConditions, shortText } from '../testing/conditions-site';
import { control, focused, press, typeInto } from '../testing/controls';

const pressNamed = (name: string) => press(screen.getByRole('button', { name }));

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
});
