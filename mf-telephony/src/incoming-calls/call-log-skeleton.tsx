import { Card, SkeletonTable } from '@careline/shared/ui';

/** As tall as the first screen, so that nothing below it jumps when the calls come. */
export function CallLogSkeleton() {
  return (
    <Card>
      <SkeletonTable rows={16} columns={5} />
    </Card>
  );
}
