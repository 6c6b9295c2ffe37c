import type { TestPlatform, TestPlatformOptions } from '@careline/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { PhoneNumbersPage } from '../phone-numbers/phone-numbers-page';
import { createTelephonyPlatform } from './telephony-platform';

export async function openPhoneNumbers(
  answers: TestPlatformOptions['answers'] = {},
  path = '/dashboard/account/phone-numbers',
): Promise<TestPlatform> {
  const test = await createTelephonyPlatform({ path, answers });
  test.show(<PhoneNumbersPage />);
  return test;
}

export function findCard(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name });
}

export async function click(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

/** The one number's row; its text with the folded details. */
export async function rowText(): Promise<string> {
  const list = await screen.findByRole('list', { name: 'Forwarding numbers' });
  return within(list).getByRole('listitem').textContent ?? '';
}

/** The row of one of several numbers. */
export async function findRow(phone: string): Promise<HTMLElement> {
  const list = await screen.findByRole('list', { name: 'Forwarding numbers' });
  const found = within(list)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(phone));
  if (found === undefined) throw new Error(`No row of ${phone} among the forwarding numbers`);
  return found;
}
