/** The username if it contains @, else the profile's e-mail, else the one remembered in this browser (R66). */
export function readableEmail(
  user: { readonly username: string | undefined } | undefined,
  profile: { readonly email: string } | null | undefined,
  remembered: string | undefined,
): string | undefined {
  if (user?.username?.includes('@')) return user.username;
  return profile?.email || remembered || undefined;
}
