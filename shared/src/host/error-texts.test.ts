import { describe, expect, it } from 'vitest';
import type { ErrorText } from '../api/error-keys';
import { createTestPlatform } from '../testing';

const words = (fetchThings: string) => async () => ({ default: { errors: { fetchThings } } });
const texts = { en: words('No things'), es: words('Sin cosas'), ru: words('Нет вещей') };

describe('the default error text of a call', () => {
  it.each<[ErrorText, string]>([
    ['fetchAddresses', 'No se han podido obtener las direcciones profesionales'],
    ['mf-test:errors.fetchThings', 'Sin cosas'],
  ])('%s comes from the texts of its owner, in the page’s language', async (key, text) => {
    const { platform } = await createTestPlatform({ path: '/es/', texts });
    expect(platform.api.error(key).message).toBe(text);
  });

  it('is never a raw key, where the texts of its remote are not there yet', async () => {
    const { platform } = await createTestPlatform();
    expect(platform.api.error('mf-test:errors.fetchThings').message).toMatch(/^Please try again/);
  });
});
