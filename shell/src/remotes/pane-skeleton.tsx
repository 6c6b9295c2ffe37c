import { SkeletonText } from '@careline/shared/ui';

/** Stands in a pane while its remote loads; shared's skeletons stay invisible for their first 200 ms. */
export function PaneSkeleton({ size }: { readonly size: 'page' | 'widget' }) {
  return <SkeletonText lines={size === 'page' ? 6 : 3} />;
}
