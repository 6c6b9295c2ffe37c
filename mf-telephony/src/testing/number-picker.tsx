import type { TestPlatform, TestPlatformOptions } from '@careline/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { NumberPickerWidget } from '../number-search/number-picker-widget';
import { createTelephonyPlatform, fresh, number, PHONES, recycled } from './telephony-platform';

/** Search and purchase are one address; a body with `phone_number` buys (R199). */
export function phones(found: unknown, bought: unknown = number) {
  return ({ body }: { body: object }) => {
    const answer = 'phone_number' in body ? bought : found;
    return typeof answer === 'function' ? answer() : answer;
  };
}

export interface Opening extends TestPlatformOptions {
  /** Whether a step of onboarding shows it; so it is, unless told otherwise. */
  readonly isStep?: boolean;
}

export async function openNumberPicker({ isStep = true, ...options }: Opening = {}): Promise<TestPlatform> {
  const test = await createTelephonyPlatform({
    path: '/onboarding/twilio-numbers',
    pages: {
      'onboarding-subscription': '/onboarding/subscription',
      'onboarding-business-address': '/onboarding/business-address',
    },
    ...options,
    answers: { [PHONES]: phones({ data: [fresh, recycled] }), ...options.answers },
  });
  test.show(<NumberPickerWidget isStep={isStep} />);
  return test;
}

export async function search(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Search numbers' }));
}

export function findBuyButton(name = 'Buy (503) 555-0114'): Promise<HTMLButtonElement> {
  return screen.findByRole('button', { name });
}

/** The bodies of the calls that bought. */
export function purchases({ api }: TestPlatform): readonly unknown[] {
  return api.callsOf(PHONES).flatMap(({ body }) => (Object(body).phone_number === undefined ? [] : [body]));
}

export async function enabled(button: Promise<HTMLButtonElement>): Promise<HTMLButtonElement> {
  const found = await button;
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
}

export async function buy(confirm = 'Buy for $4.50'): Promise<void> {
  await search();
  fireEvent.click(await enabled(findBuyButton()));
  fireEvent.click(await screen.findByRole('button', { name: confirm }));
}
