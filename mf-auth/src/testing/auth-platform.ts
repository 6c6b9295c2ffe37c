import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { texts } from '../texts';

/** A platform for this remote's pages: a visitor, over an API that answers from the test's table. */
export function createAuthPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  return createTestPlatform({ owner: 'mf-auth', texts, signedIn: false, ...options });
}
