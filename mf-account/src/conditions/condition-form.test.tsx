import { queryKeys } from '@careline/shared/api';
import { failure, heldBack } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardiology, PROFILE, SAVE_PROFILE, sleep } from '../testing/account-platform';
import { asthma, backPain, longText, openConditions, put, puts, shortText, treated } from '../testing/conditions-site';
import { control, typeInto } from '../testing/controls';
import { Conditions } from './conditions';

describe('editing a condition', () => {
  it('R74 R176 F426: changes texts, state and skills by linking it again', async () => {
    const site = await openConditions();
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    typeInto(longText, 'Thirty years.');
    typeInto('associated_skills', 'sleep');
    const skills = within(screen.getByRole('listbox', { name: /Associated skills/ }));
    fireEvent.click(await skills.findByRole('option', { name: 'Sleep medicine' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Active' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    expect(await put(site)).toEqual({
      body: {
        conditions_to_link: [
          {
            condition_id: asthma.id,
            personalized_short_description: 'Easy breathing',
            personalized_long_description: 'Thirty years.',
            active: false,
            associated_skills: [{ skill_id: cardiology.id }, { skill_id: sleep.id }],
          },
        ],
        skill_ids: [cardiology.id, sleep.id],
      },
    });
    expect(await screen.findByText('Easy breathing')).toBeDefined();
    expect(screen.getByText('Inactive')).toBeDefined();
    expect(screen.getByText('Asthma: changes saved.').role).toBe('status');
  });

  it('F44: is saved on top of what another tab has changed while its form was open', async () => {
    const site = await openConditions();
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    const changed = { ...treated, [longText]: 'From the other tab.', active: false, associated_skills: [] };
    const added = { ...treated, condition_id: backPain.id, condition_details: backPain };
    site.api.answer(PROFILE, { profile: { id: 'profile-1', personalized_conditions: [changed, added] } });
    await act(() => site.platform.queries.refetchQueries({ queryKey: queryKeys.profile }));
    await screen.findByRole('button', { name: 'Edit Back pain' });
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    const { condition_id } = treated;
    const texts = { [shortText]: 'Easy breathing', [longText]: 'From the other tab.' };
    expect(await put(site)).toEqual({
      body: { conditions_to_link: [{ condition_id, ...texts, active: false, associated_skills: [] }] },
    });
  });

  it('F59: says how long its texts may be, and sends none that is longer', async () => {
    const site = await openConditions();
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    expect(screen.getByText('One line: the heart of it. At most 500 characters.')).toBeDefined();
    typeInto(shortText, 'x'.repeat(501));
    typeInto(longText, 'x'.repeat(5001));
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    expect(await screen.findAllByText('This text is too long. Shorten it')).toHaveLength(2);
    expect(puts(site)).toHaveLength(0);
  });

  it('F59: a refusal that names one of its texts stands there', async () => {
    const message = 'Short description may have at most 400 characters';
    const refused = { message, field: `conditions_to_link.0.${shortText}` };
    await openConditions({ answers: { [SAVE_PROFILE]: () => Response.json(refused, { status: 400 }) } });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    expect(await screen.findByRole('link', { name: message })).toBeDefined();
    expect(control(shortText).getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed through a failure and a new start', async () => {
    const site = await openConditions({ answers: { [SAVE_PROFILE]: failure(500) } });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    expect(await screen.findByText('Update Failed')).toBeDefined();
    site.view.unmount();
    site.show(<Conditions />);
    await waitFor(() => expect(control(shortText).value).toBe('Easy breathing'));
  });

  it('F280: does not open with what was kept where the server has all of it by now', async () => {
    const site = await openConditions();
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    site.view.unmount();
    site.platform.queries.clear();
    const saved = { ...treated, [shortText]: 'Easy breathing' };
    site.api.answer(PROFILE, { profile: { id: 'profile-1', personalized_conditions: [saved] } });
    site.show(<Conditions />);
    expect(await screen.findByText('Easy breathing')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save condition' })).toBeNull();
    expect(site.platform.drafts.read(`condition.${asthma.id}`)).toBeUndefined();
  });

  it('F280: keeps what was typed where it was opened again while a save ran that failed', async () => {
    const { answer, arrive } = heldBack();
    const other = { ...treated, id: 'link-2', condition_id: backPain.id, condition_details: backPain };
    const site = await openConditions({ conditions: [treated, other], answers: { [SAVE_PROFILE]: answer } });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    await put(site);
    for (const name of ['Edit Back pain', 'Edit Asthma']) fireEvent.click(screen.getByRole('button', { name }));
    await arrive(failure(500));
    expect(await screen.findByText('Update Failed')).toBeDefined();
    site.view.unmount();
    site.show(<Conditions />);
    await waitFor(() => expect(control(shortText).value).toBe('Easy breathing'));
  });

  it('keeps what was typed while a save ran, in the open form', async () => {
    const { answer, arrive } = heldBack();
    const site = await openConditions({ answers: { [SAVE_PROFILE]: answer } });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    await put(site);
    typeInto(longText, 'Thirty years.');
    await arrive({});
    await waitFor(() =>
      expect(site.platform.drafts.read(`condition.${asthma.id}`)).toMatchObject({
        base: { [shortText]: 'Easy breathing', [longText]: treated[longText] },
        values: { [shortText]: 'Easy breathing', [longText]: 'Thirty years.' },
      }),
    );
    expect(control(longText).value).toBe('Thirty years.');
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save condition' })).toBeNull());
    expect(await put(site, 2)).toMatchObject({ body: { conditions_to_link: [{ [longText]: 'Thirty years.' }] } });
    expect(site.platform.drafts.read(`condition.${asthma.id}`)).toBeUndefined();
  });

  it('leaves the form of another condition open when a save ends', async () => {
    const { answer, arrive } = heldBack();
    const site = await openConditions({
      conditions: [treated, { ...treated, id: 'link-2', condition_id: backPain.id, condition_details: backPain }],
      answers: { [SAVE_PROFILE]: answer },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    await put(site);
    fireEvent.click(screen.getByRole('button', { name: 'Edit Back pain' }));
    typeInto(shortText, 'Vaccines');
    await arrive({});
    await waitFor(() => expect(site.platform.drafts.read(`condition.${asthma.id}`)).toBeUndefined());
    expect(control(shortText).value).toBe('Vaccines');
  });

  it('no longer speaks of a kept draft once it was saved', async () => {
    const { answer, arrive } = heldBack();
    const site = await openConditions({ answers: { [SAVE_PROFILE]: answer } });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    site.view.unmount();
    site.show(<Conditions />);
    expect(await screen.findByText('We kept what you had typed and not saved yet.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    await put(site);
    typeInto(longText, 'Thirty years.');
    await arrive({});
    await waitFor(() => expect(screen.queryByText('We kept what you had typed and not saved yet.')).toBeNull());
    expect(control(longText).value).toBe('Thirty years.');
  });
});
