import { useEffect, useRef } from 'react';
import type { MountedWidget, WidgetCatalogue, WidgetName } from '../platform/widgets';
import { usePlatform } from './platform-context';

export interface WidgetProps<Name extends WidgetName> {
  /** Name and contract version in the WidgetCatalogue. */
  readonly name: Name;
  readonly props: WidgetCatalogue[Name];
}

/**
 * Shows a part of a page that another remote offers; `data-settled` says that it stands, or that its error does.
 * Its route's manifest must list the name, or it is never preloaded.
 */
export function Widget<Name extends WidgetName>({ name, props }: WidgetProps<Name>) {
  const { widgets } = usePlatform();
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const mounted = useRef<Promise<MountedWidget<Name>>>(undefined);

  useEffect(() => {
    const place = element.current;
    if (place === null) return undefined;
    const mounting = widgets.mount(name, place, latest.current);
    mounted.current = mounting;
    void mounting.then(() => {
      place.dataset.settled = '';
    });
    return () => void mounting.then((widget) => widget.unmount());
  }, [widgets, name]);

  useEffect(() => {
    if (latest.current === props) return;
    latest.current = props;
    void mounted.current?.then((widget) => widget.update(props));
  }, [props]);

  return <div ref={element} data-widget={name} />;
}
