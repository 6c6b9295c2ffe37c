/** Where those pages of this remote stand that others of its own link to; the declaration takes them from here. */
export const paths = {
  incomingCalls: '/dashboard/incoming-calls',
  phoneNumbers: '/dashboard/account/phone-numbers',
} as const;
