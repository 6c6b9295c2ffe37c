/** Where those pages of this remote stand that others of its own link to; the declaration takes them from here. */
export const paths = {
  signIn: '/auth/login',
  register: '/auth/register',
} as const;
