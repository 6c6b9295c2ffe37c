/** `billing` is mf-billing, for every command. */
export function fullName(asked: string): string {
  return asked === 'shell' || asked.startsWith('mf-') ? asked : `mf-${asked}`;
}
