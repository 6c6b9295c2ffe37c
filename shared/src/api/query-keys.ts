/** Keys of the shared cache; all of a resource's queries begin with its first key. */
export const queryKeys = {
  profile: ['profile'],
  addresses: ['addresses'],
  paymentMethods: ['payment-methods'],
  subscriptions: ['subscriptions'],
  forwardingNumbers: ['forwarding-numbers'],
} as const;
