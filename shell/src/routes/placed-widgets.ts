import type { WidgetName } from '@careline/shared';
import type { SiteRegistry } from '@careline/shared/manifest';

/** The widgets that remotes place on a named page, in their order; the page knows none of them (decision 26). */
export function placedWidgets({ remotes }: SiteRegistry, page: string | undefined): WidgetName[] {
  return remotes
    .flatMap(({ widgets = [] }) => widgets)
    .flatMap(({ name, place }) =>
      place && place.page === page && isWidgetName(name) ? [{ name, order: place.order }] : [],
    )
    .toSorted((one, other) => one.order - other.order)
    .map(({ name }) => name);
}

function isWidgetName(name: string): name is WidgetName {
  return /^[a-z][a-z0-9-]*@\d+$/.test(name);
}
