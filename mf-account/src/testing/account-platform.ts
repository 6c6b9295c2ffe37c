import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import type { RenderResult } from '@testing-library/react';
import { texts } from '../texts';

/** Calls by the names of the test API's table. */
export const PROFILE = 'GET /professionals/profile';
export const SAVE_PROFILE = 'PUT /professionals/profile';
export const ADDRESSES = '/professionals/profile/addresses';

/** A platform with what is under test on its page. */
export interface OpenedSite extends TestPlatform {
  readonly view: RenderResult;
}

/** A platform for this remote's pages, over an API that answers from the test's table. */
export function createAccountPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  return createTestPlatform({ owner: 'mf-account', texts, ...options });
}

export const cardiology = { id: '11111111-1111-4111-8111-111111111111', name: 'Cardiology' };
export const sleep = { id: '22222222-2222-4222-8222-222222222222', name: 'Sleep medicine' };
