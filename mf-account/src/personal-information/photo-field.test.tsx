import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { control, typeInto } from '../testing/controls';
import { ana, lastPut, openProfile, save } from '../testing/profile-site';

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

  it('a photo that is removed leaves the focus on the button that stays', async () => {
    await openProfile();
    const remove = screen.getByRole('button', { name: 'Remove photo' });
    remove.focus();
    fireEvent.click(remove);
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload photo' }));
  });
});
