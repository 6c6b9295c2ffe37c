import { failure, heldBack } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccountPlatform, PROFILE } from '../testing/account-platform';
import {
  active,
  asthma,
  flu,
  id,
  openConditions,
  options,
  pressKey,
  put,
  search,
  typeText,
} from '../testing/conditions-site';
import { focused, press } from '../testing/controls';
import { Conditions } from './conditions';

afterEach(() => {
  vi.useRealTimers();
});

describe('searching conditions', () => {
  it('keeps at most 60 of 3000 options in the document, wherever the list is scrolled to', async () => {
    await openConditions();
    expect(options().length).toBeLessThanOrEqual(60);
    expect(screen.getByText('3,000 conditions')).toBeDefined();
    fireEvent.scroll(screen.getByRole('listbox'), { target: { scrollTop: 44 * 1500 } });
    expect(options()).toContain('Add Condition 1500');
    expect(options().length).toBeLessThanOrEqual(60);
    fireEvent.scroll(screen.getByRole('listbox'), { target: { scrollTop: 44 * 3000 } });
    expect(options().at(-1)).toBe('Add Condition 2996');
  });

  it('F432: the list that scrolls is no stop of Tab', async () => {
    await openConditions();
    expect(screen.getByRole('listbox').getAttribute('tabindex')).toBe('-1');
  });

  it('F283: says what was added, for who sees neither list, until the next word is typed', async () => {
    await openConditions();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    typeText('influ');
    pressKey('Enter');
    expect(said()).toContain('Influenza, added');
    typeText('as');
    expect(said()).not.toContain('Influenza, added');
  });

  it('AX10: says that the names of the catalogue are English', async () => {
    await openConditions();
    expect(screen.getByText('Influenza').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('R147 R181: asks the server for the trimmed text, once typing pauses', async () => {
    const site = await openConditions({ answers: { 'GET /conditions/search': [flu] } });
    typeText('fl');
    typeText('  flu ');
    await waitFor(() => expect(site.api.callsOf('GET /conditions/search')).toHaveLength(1));
    expect(site.api.callsOf('GET /conditions/search')[0]?.query).toEqual({ limit: '50', q: 'flu' });
  });

  it('R148 R180 R183: lists the catalogue while nothing is typed and searches nothing', async () => {
    const site = await openConditions();
    expect(site.api.callsOf('GET /conditions').map((call) => call.query)).toEqual([{ limit: '3000' }]);
    vi.useFakeTimers();
    typeText('asth');
    expect(options()).toEqual(['Asthma, added']);
    typeText('   ');
    expect(options()).toContain('Add Influenza');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(site.api.callsOf('GET /conditions/search')).toHaveLength(0);
  });

  it.each([
    ['Body.conditions', { Body: { conditions: [{ id: id(1), name: 'Grippe' }] } }],
    ['conditions', { conditions: [{ id: id(1), name: 'Grippe' }] }],
    ['a bare array', [{ id: id(1), name: 'Grippe' }]],
  ])('R184: shows what the server finds, in %s', async (_shape, answer) => {
    await openConditions({ answers: { 'GET /conditions/search': answer } });
    typeText('flu');
    expect(await screen.findByRole('option', { name: 'Add Grippe' })).toBeDefined();
  });

  it('R181: what only the server knows follows what stands there, so that Enter adds what it showed', async () => {
    const site = await openConditions({ answers: { 'GET /conditions/search': [{ id: id(1), name: 'Grippe' }, flu] } });
    typeText('influ');
    expect(options()).toEqual(['Add Influenza']);
    expect(await screen.findByRole('option', { name: 'Add Grippe' })).toBeDefined();
    expect(options()).toEqual(['Add Influenza', 'Add Grippe']);
    pressKey('Enter');
    expect(await put(site)).toMatchObject({ body: { conditions_to_link: [{ condition_id: flu.id }] } });
  });

  it('no row moves where the catalogue comes after the server’s own matches', async () => {
    const { answer, arrive } = heldBack();
    const site = await createAccountPlatform({
      answers: {
        [PROFILE]: { profile: { id: 'profile-1' } },
        'GET /conditions': answer,
        'GET /conditions/search': [{ id: id(1), name: 'Grippe' }],
      },
    });
    site.show(<Conditions />);
    await screen.findByRole('combobox', { name: 'Search conditions' });
    typeText('influ');
    await screen.findByRole('option', { name: 'Add Grippe' });
    await arrive({ conditions: [flu, asthma] });
    expect(await screen.findByRole('option', { name: 'Add Influenza' })).toBeDefined();
    expect(options()).toEqual(['Add Grippe', 'Add Influenza']);
    expect(active()?.getAttribute('aria-label')).toBe('Add Grippe');
  });

  it('R72: until the catalogue has come its rows stand as shapes, and only what is typed is searched for', async () => {
    const { answer, arrive } = heldBack();
    const site = await createAccountPlatform({
      answers: { [PROFILE]: { profile: { id: 'profile-1' } }, 'GET /conditions': answer, 'GET /conditions/search': [] },
    });
    site.show(<Conditions />);
    await screen.findByRole('combobox', { name: 'Search conditions' });
    expect(screen.queryByText('Searching…')).toBeNull();
    expect(screen.getByText('Loading…').closest('[aria-busy="true"]')).not.toBeNull();
    typeText('influ');
    expect(screen.getByText('Searching…')).toBeDefined();
    await arrive({ conditions: [flu] });
    expect(await screen.findByRole('option', { name: 'Add Influenza' })).toBeDefined();
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('R182: a failed search falls back to the list’s own filter', async () => {
    const site = await openConditions({ answers: { 'GET /conditions/search': failure(500) } });
    site.api.answer('GET /conditions', { conditions: [{ id: id(1), name: 'Grippe' }] });
    typeText('flu');
    expect(await screen.findByRole('option', { name: 'Add Grippe' })).toBeDefined();
    expect(site.api.callsOf('GET /conditions').at(-1)?.query).toEqual({ limit: '50', search: 'flu' });
  });

  it('R211 R219: where the fallback fails too, it says so and offers Retry', async () => {
    const site = await openConditions({ answers: { 'GET /conditions/search': failure(400) } });
    site.api.answer('GET /conditions', failure(400));
    typeText('grippe');
    expect(await screen.findByText('Search Error')).toBeDefined();
    expect(screen.getAllByText('Failed to search conditions')).not.toHaveLength(0);
    site.api.answer('GET /conditions/search', [{ id: id(1), name: 'Grippe' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Add Grippe' })).toBeDefined();
  });

  it('R211 F249: a catalogue that cannot be loaded says so and offers Retry', async () => {
    const site = await createAccountPlatform({
      answers: { [PROFILE]: { profile: { id: 'profile-1' } }, 'GET /conditions': failure(400) },
    });
    site.show(<Conditions />);
    expect(await screen.findByText('Failed to fetch conditions')).toBeDefined();
    site.api.answer('GET /conditions', [flu]);
    press(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Add Influenza' })).toBeDefined();
    // F249: the button has left.
    expect(focused()).toBe(search());
  });
});
