import { expect, it } from 'vitest';
import { chunkName } from './container';

const wrapper = '\0virtual:careline/shared/';

it('SH4: the name of a file says which parts of shared have to be there before it', () => {
  const parts = ['ui-data', 'forms-base'].map((part) => `${wrapper}@careline/shared/parts/${part}`);
  expect(chunkName({ moduleIds: ['/mf-x/src/page.tsx', ...parts] })).toBe(
    'assets/[name]~forms-base~ui-data~-[hash].js',
  );
});

it('what is there before any remote stands in no name', () => {
  const moduleIds = ['react', '@careline/shared/parts/ui-base', '@careline/shared/ui'].map((key) => wrapper + key);
  expect(chunkName({ moduleIds })).toBe('assets/[name]-[hash].js');
});
