import { failure } from '@careline/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cardiology, sleep } from '../testing/account-platform';
import { typeInto } from '../testing/controls';
import { choosePicture, holdPictures } from '../testing/pictures';
import { ana, flu, lastPut, openProfile, puts, save } from '../testing/profile-site';

const asthma = '44444444-4444-4444-8444-444444444444';
const elsewhere = { organization_name: 'Rey Clinic', condition_ids: [flu, asthma] };

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const agree = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save profile' }));

describe('what another device saves while a save waits for an answer', () => {
  it('F244: is not taken back where the question is about a conflict', async () => {
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    site.change({ last_name: 'Rey' });
    save();
    await screen.findByRole('dialog');
    site.change({ last_name: 'Rey', ...elsewhere });
    agree();
    expect(await lastPut(site)).toMatchObject({ body: { last_name: 'Santos', ...elsewhere } });
  });

  it('F244: is not taken back where the question is about an emptied field', async () => {
    const site = await openProfile();
    typeInto('first_name', '');
    save();
    await screen.findByRole('alertdialog');
    site.change(elsewhere);
    fireEvent.click(screen.getByRole('button', { name: 'Save anyway' }));
    expect(await lastPut(site)).toMatchObject({ body: { first_name: '', ...elsewhere } });
  });

  it('F244: is asked about where it changes the value that was chosen, and not where it is a value already given up', async () => {
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    typeInto('description', 'Mine.');
    site.change({ last_name: 'Rey', description: 'Theirs.' });
    save();
    await screen.findByRole('dialog');
    choose('Saved elsewhere: Rey');
    choose('Saved elsewhere: Theirs.');
    site.change({ last_name: 'Ruiz', description: 'Theirs.' });
    agree();
    await screen.findByRole('radio', { name: 'Saved elsewhere: Ruiz' });
    expect(screen.queryByRole('radio', { name: 'Saved elsewhere: Theirs.' })).toBeNull();
    expect(puts(site)).toEqual([]);
    agree();
    expect(await lastPut(site)).toMatchObject({ body: { last_name: 'Santos', description: 'Theirs.' } });
  });

  it('F250: is named by the profiles where it is skills, and their catalogue has failed', async () => {
    const site = await openProfile({
      profile: { profile: { ...ana, skills: [cardiology, sleep], skill_ids: [cardiology.id, sleep.id] } },
      answers: { 'GET /skills': failure(404) },
    });
    fireEvent.click(await screen.findByRole('button', { name: /Cardiology/ }));
    const surgery = { id: '55555555-5555-4555-8555-555555555555', name: 'Surgery' };
    site.change({ skills: [cardiology, surgery], skill_ids: [cardiology.id, surgery.id] });
    save();
    expect(await screen.findByRole('radio', { name: 'Yours: Sleep medicine' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Saved elsewhere: Cardiology, Surgery' })).toBeDefined();
  });

  it('F244: is asked about where it is the first to change a field that was edited', async () => {
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    typeInto('first_name', '');
    save();
    await screen.findByRole('alertdialog');
    site.change({ last_name: 'Rey' });
    fireEvent.click(screen.getByRole('button', { name: 'Save anyway' }));
    await screen.findByRole('radio', { name: 'Saved elsewhere: Rey' });
    agree();
    expect(await lastPut(site)).toMatchObject({ body: { last_name: 'Santos', first_name: '' } });
  });
});

describe('a photo that was changed elsewhere', () => {
  const [mine, theirs] = ['data:image/webp;base64,AA==', 'data:image/webp;base64,BB=='];
  const picture = (name: string) => screen.getByRole('radio', { name }).closest('label')?.querySelector('img')?.src;

  /** Asks about an uploaded photo and the one that was saved meanwhile. */
  async function askAbout(saved: string) {
    vi.stubGlobal(
      'Image',
      class extends EventTarget {
        readonly complete = true;
        readonly naturalWidth = 1;
      },
    );
    const pictures = holdPictures(mine);
    const site = await openProfile();
    choosePicture('me.png');
    await pictures.arrive();
    site.change({ photo_url: saved });
    save();
    await screen.findByRole('dialog');
    return site;
  }

  it('F382: is shown beside one’s own, and either can be kept', async () => {
    const site = await askAbout(theirs);
    expect(picture('Yours: Uploaded photo')).toBe(mine);
    expect(picture('Saved elsewhere: Uploaded photo')).toBe(theirs);
    choose('Saved elsewhere: Uploaded photo');
    agree();
    expect(await lastPut(site)).toMatchObject({ body: { photo_url: theirs } });
  });

  it('F382: is its address alone where the site may not show it', async () => {
    await askAbout('https://elsewhere.example/ana.webp');
    expect(picture('Yours: Uploaded photo')).toBe(mine);
    expect(picture('Saved elsewhere: https://elsewhere.example/ana.webp')).toBeUndefined();
  });
});
