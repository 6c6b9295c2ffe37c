import { describe, expect, it } from 'vitest';
import english from '../texts/en.json';

/** Word for word from R209–R216. */
const words = {
  fetchSkills: 'Failed to fetch skills',
  fetchConditions: 'Failed to fetch conditions',
  updateProfile: 'Failed to update profile',
  searchConditions: 'Failed to search conditions',
  createAddress: 'Failed to create business address',
  updateAddress: 'Failed to update business address',
  deleteAddress: 'Failed to delete business address',
  changeAddress: 'Failed to update/delete business address',
  noProfileData: 'No profile data received from update',
  noAddressDataFromCreation: 'No address data received from creation',
  noAddressDataFromUpdate: 'No address data received from update',
};

describe('the texts of calls', () => {
  it('are the required words in English, none left over', () => {
    expect(english.errors).toEqual(words);
  });
});
