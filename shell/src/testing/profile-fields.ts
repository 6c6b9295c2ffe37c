/** What a profile needs to be complete, as the server tells it. */
export const profileFields = {
  first_name: 'Ana',
  last_name: 'Morales',
  description: 'Physiotherapist',
  skills: [{ id: 's1', name: 'Massage' }],
  personal_address_street1: '1 Main St',
  personal_address_city: 'Austin',
  personal_address_state: 'TX',
  personal_address_postal: '78701',
  personal_address_country: 'US',
} as const;

/** The condition without which a practice is not found. */
export const condition = { id: 'uc1', condition_id: 'c1', condition_details: { name: 'Back pain' } } as const;
