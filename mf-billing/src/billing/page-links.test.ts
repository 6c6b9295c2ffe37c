import type { usePagePath } from '@careline/shared';
import { expectTypeOf, it } from 'vitest';
import { paths } from '../paths';

// Judged by the compiler, not by the run: `tsc` refuses an expected error that does not come.
it('a mistyped page of one’s own, or of another team, does not compile', () => {
  // @ts-expect-error `invoices` was meant
  expectTypeOf(paths.invoces);
  // @ts-expect-error `phone-numbers` was meant
  expectTypeOf<ReturnType<typeof usePagePath>>().toBeCallableWith('phone-number');
  expectTypeOf<ReturnType<typeof usePagePath>>().toBeCallableWith('phone-numbers');
});
