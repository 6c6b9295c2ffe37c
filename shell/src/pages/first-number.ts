import type { Drafts } from '@careline/shared';
import * as v from 'valibot';

const NAME = 'first-number';
const schema = v.object({ id: v.string(), price: v.optional(v.number()) });

/** The number that has ended onboarding, and what a month of it costs, where its offer said so. */
export type FirstNumber = v.InferOutput<typeof schema>;

/** The number that has just ended onboarding is shown once, large: until it is put away, or the session ends. */
export function rememberFirstNumber(drafts: Drafts, number: FirstNumber): void {
  drafts.write(NAME, number);
}

/** What was remembered, while it is to be shown. */
export function firstNumber(drafts: Drafts): FirstNumber | undefined {
  const { success, output } = v.safeParse(schema, drafts.read(NAME));
  return success ? output : undefined;
}

export function forgetFirstNumber(drafts: Drafts): void {
  drafts.remove(NAME);
}
