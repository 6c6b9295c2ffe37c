import { createTestPlatform, RemotePages, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { screen } from '@testing-library/react';
import declaration from '../../remote.manifest';
import { texts } from '../texts';

/** A platform for this remote's pages: a visitor, over an API that answers from the test's table. */
export function createAuthPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  return createTestPlatform({ owner: 'mf-auth', texts, signedIn: false, ...options });
}

/** Shows the page at the platform's address. Resolves once its heading stands. */
export async function showPage({ show }: TestPlatform): Promise<void> {
  show(<RemotePages pages={declaration.pages} />);
  await screen.findByRole('heading', { level: 1 });
}
