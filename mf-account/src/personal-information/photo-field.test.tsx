import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SAVE_PROFILE } from '../testing/account-platform';
import { control, typeInto } from '../testing/controls';
import { choosePicture, fileInput, holdPictures } from '../testing/pictures';
import { ana, lastPut, openProfile, puts, save } from '../testing/profile-site';

const newPhoto = 'data:image/webp;base64,AA==';
const said = () => screen.getAllByRole('status').map((region) => region.textContent);
const described = () =>
  control('photo_url')
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('the photo of a profile', () => {
  it('R143: an overlong photo address becomes the default image, one of 2048 characters stays', async () => {
    const site = await openProfile();
    const address = (length: number) => 'https://pictures.example/'.padEnd(length, 'a');
    typeInto('photo_url', address(2049));
    save();
    expect(await lastPut(site)).toMatchObject({ body: { photo_url: '/images/default-profile.png' } });
    typeInto('photo_url', address(2048));
    save();
    expect(await lastPut(site, 2)).toMatchObject({ body: { photo_url: address(2048) } });
  });

  it('U20 AX24: the picture that everybody has is no link of one’s own', async () => {
    await openProfile({ profile: { profile: { ...ana, photo_url: '/images/default-profile.png' } } });
    expect(control('photo_url').value).toBe('');
  });

  it('R144: pasted picture data are refused with a warning', async () => {
    await openProfile();
    const isTaken = fireEvent.paste(control('photo_url'), {
      clipboardData: { getData: () => 'data:image/png;base64,iVBORw0KGgo=' },
    });
    expect(isTaken).toBe(false);
    expect(await screen.findByText('Photo Upload Required')).toBeDefined();
    expect(
      screen.getByText('Please upload your photo using the upload button instead of pasting image data.'),
    ).toBeDefined();
    expect(control('photo_url').value).toBe(ana.photo_url);
  });

  it('F58: a link that the server refuses is said beside the field and in a focused summary that leads there', async () => {
    const message = 'Photo link must be a web address';
    const refusal = Response.json({ message, field: 'photo_url' }, { status: 400 });
    await openProfile({ answers: { [SAVE_PROFILE]: refusal } });
    typeInto('photo_url', 'www.pictures.example');
    save();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    fireEvent.click(within(summary).getByRole('link', { name: message }));
    expect(document.activeElement).toBe(control('photo_url'));
    expect(control('photo_url').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(message)).toHaveLength(3);
    typeInto('photo_url', 'https://pictures.example/ana.webp');
    await waitFor(() => expect(control('photo_url').getAttribute('aria-invalid')).toBeNull());
  });

  it.each(['another file', 'a link', 'none'])(
    'is what was chosen last, %s, and not a file that is ready later',
    async (last) => {
      const pictures = holdPictures(newPhoto);
      await openProfile();
      choosePicture('slow.png');
      if (last === 'another file') choosePicture('fast.png');
      else if (last === 'a link') typeInto('photo_url', 'https://pictures.example/new.webp');
      else fireEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
      await pictures.fail();
      expect(screen.queryByText(/could not read/)).toBeNull();
    },
  );

  it('F379: a file that is cut off while it is read can be chosen again', async () => {
    vi.stubGlobal('createImageBitmap', () => new Promise(() => {}));
    await openProfile();
    const input = fileInput();
    // A browser tells of a choice only where the input does not hold that file already.
    let held = 'slow.png';
    Object.defineProperty(input, 'value', { get: () => held, set: (value: string) => (held = value) });
    choosePicture('slow.png');
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(held).toBe('');
  });

  it('what is wrong with a file is no longer said of the photo that takes its place', async () => {
    const pictures = holdPictures(newPhoto);
    await openProfile();
    choosePicture('words.txt');
    await pictures.fail();
    expect(control('photo_url').getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(control('photo_url').getAttribute('aria-invalid')).toBeNull();
  });

  it('a photo that is removed leaves the focus on the button that stays', async () => {
    await openProfile();
    const remove = screen.getByRole('button', { name: 'Remove photo' });
    remove.focus();
    fireEvent.click(remove);
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload photo' }));
  });

  it('F381: a file is spoken of while it is read, once it is the photo, and where it is none', async () => {
    const pictures = holdPictures(newPhoto);
    await openProfile();
    choosePicture('me.png');
    const button = await screen.findByRole('button', { name: 'Reading photo…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(said()).toContain('Reading photo…');
    await pictures.arrive();
    expect(said()).toContain('Photo ready. Save your profile to keep it.');
    expect(screen.getByRole('button', { name: 'Replace photo' }).getAttribute('aria-disabled')).toBeNull();
    choosePicture('words.txt');
    await pictures.fail();
    expect(said()).toContainEqual(expect.stringMatching(/^We could not read this picture/));
  });

  it('F381: a save waits for the photo, and takes what is typed meanwhile', async () => {
    const pictures = holdPictures(newPhoto);
    const site = await openProfile();
    choosePicture('me.png');
    save();
    await screen.findByRole('button', { name: 'Saving…' });
    typeInto('last_name', 'Santos');
    await pictures.arrive();
    expect(await lastPut(site)).toMatchObject({ body: { photo_url: newPhoto, last_name: 'Santos' } });
  });

  it('F381: a save whose photo turns out to be none stops there, and the next one goes without', async () => {
    const pictures = holdPictures(newPhoto);
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    choosePicture('words.txt');
    await act(async () => save());
    await pictures.fail();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(summary.textContent).toContain('We could not read this picture');
    expect(puts(site)).toEqual([]);
    save();
    expect(await lastPut(site)).toMatchObject({ body: { photo_url: ana.photo_url, last_name: 'Santos' } });
  });

  it('F383: a link that the site may not show is said beside the field, once it is typed', async () => {
    await openProfile({ config: { imageOrigins: ['https://pictures.example'] } });
    const words =
      'This site shows no pictures from elsewhere.example. Your link is saved with your profile, but your initials are shown instead.';
    expect(described()).toEqual(['Or give the web address of a photo.']);
    typeInto('photo_url', 'https://elsewhere.example/ana.webp');
    expect(described()).toEqual(['Or give the web address of a photo.']);
    fireEvent.blur(control('photo_url'));
    expect(described()).toEqual([words]);
    expect(said()).toContain(words);
  });
});
