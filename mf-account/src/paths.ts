/** Where those pages of this remote stand that others of its own link to; the declaration takes them from here. */
export const paths = {
  personalInformation: '/dashboard/account/personal-information',
  profileHistory: '/dashboard/account/profile-history',
  businessAddresses: '/dashboard/account/business-addresses',
} as const;
