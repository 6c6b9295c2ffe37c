/** Of the demonstration accounts, which everybody who looks around shares. */
export const demoAddresses = ['ana@careline.example', 'new@careline.example'] as const;

export function isDemoAddress(email: string): boolean {
  return demoAddresses.some((address) => address === email);
}
