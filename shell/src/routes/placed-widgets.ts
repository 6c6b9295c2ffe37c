import type { PlacedWidgetName } from '@careline/shared';
import type { SiteRegistry } from '@careline/shared/manifest';

/** The widgets that remotes place on a named page, in their order; the page knows none of them (decision 26). */
export function placedWidgets({ remotes }: SiteRegistry, page: string | undefined): PlacedWidgetName[] {
  return remotes
    .flatMap(({ widgets = [] }) => widgets)
    .flatMap(({ name, place }) =>
      place && place.page === page && isPlaced(name) ? [{ name, order: place.order }] : [],
    )
    .toSorted((one, other) => one.order - other.order)
    .map(({ name }) => name);
}

function isPlaced(name: string): name is PlacedWidgetName {
  return /^dashboard-[a-z-]+@\d+$/.test(name);
}
