import { RemotePages, type TestPlatform } from '@careline/shared/testing';
import { screen } from '@testing-library/react';
import declaration from '../../remote.manifest';

/** Shows the page at the platform's address. Resolves once its heading stands. */
export async function showPage({ show }: TestPlatform): Promise<void> {
  show(<RemotePages pages={declaration.pages} />);
  await screen.findByRole('heading', { level: 1 });
}
