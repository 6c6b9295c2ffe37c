import fc from 'fast-check';

/** Answers that look nearly right: the contract's own names around any JSON. */
export const anyAnswer: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue(),
    fc.constantFrom(null, '', '12.5', 'true', 1e300, -1, '\ud800'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        ...[
          'body',
          'Body',
          'data',
          'profile',
          'id',
          'ID',
          'name',
          'created',
          'card',
          'skills',
          'conditions',
          'addresses',
        ],
        ...['address', 'phone_numbers', 'phoneNumber', 'custom_conditions', 'skill_ids', 'personalized_conditions'],
        ...[
          'subscriptions',
          'status',
          'amount',
          'transactions',
          'date',
          'from',
          'user_id',
          'permissions',
          'cost_savings',
        ],
        ...['condition_id', 'associated_skills', '__proto__', 'toString'],
      ),
      tie('value'),
      { maxKeys: 6 },
    ),
  ),
})).value;

/** Fails the test if the reader throws for some answer: readers take whatever a server sends. */
export function readAnything(read: (data: unknown) => unknown): void {
  fc.assert(
    fc.property(anyAnswer, (data) => {
      read(data);
    }),
    { numRuns: 300 },
  );
}
