import { expect, it } from 'vitest';
import { unfitProps } from './widget-props';

type Manifest = Parameters<typeof unfitProps>[0][number];
type Types = Manifest['widgets'][number]['propTypes'];

const owner = (propTypes?: Types): Manifest => ({
  name: 'mf-billing',
  widgets: [{ name: 'card-form@1', module: './src/card-form.tsx', ...(propTypes && { propTypes }) }],
});
const user = (propTypes: NonNullable<Types>): Manifest => ({
  name: 'mf-onboarding',
  widgets: [],
  uses: [{ name: 'card-form@1', propTypes }],
});

it.each([
  ['a prop that both name alike', { isStep: 'boolean' }, { isStep: 'boolean' }],
  ['a prop that need not be given', { isStep: 'boolean' }, { isStep: 'boolean?' }],
  ['one that may be left out, where it may', { isStep: 'boolean?' }, { isStep: 'boolean?' }],
  ['a new optional prop of the owner', {}, { isStep: 'boolean?', onDone: 'callback?' }],
] as const)('takes %s', (_, gives, takes) => {
  expect(unfitProps([user(gives), owner(takes)])).toEqual([]);
});

it.each([
  ['a prop that the owner does not take', { isStep: 'boolean' }, {}, 'the prop isStep, which its owner does not take'],
  ['another type', { isStep: 'string' }, { isStep: 'boolean?' }, 'isStep as string, which its owner takes as boolean?'],
  ['a prop that may be left out and must not', { isStep: 'boolean?' }, { isStep: 'boolean' }, 'takes as boolean'],
  ['a new required prop', {}, { onDone: 'callback' }, 'no prop onDone, which its owner asks for as callback'],
] as const)('refuses %s, and names both sides', (_, gives, takes, fault) => {
  const [found = '', ...more] = unfitProps([user(gives), owner(takes)]);
  expect(more).toEqual([]);
  expect(found).toMatch(/^mf-onboarding gives card-form@1 .* \(mf-billing\)$/);
  expect(found).toContain(fault);
});

it('has nothing to say of a widget that nobody offers, nor of a release that was made before props were declared', () => {
  expect(unfitProps([user({ isStep: 'boolean' })])).toEqual([]);
  expect(unfitProps([user({ isStep: 'boolean' }), owner()])).toEqual([]);
});
