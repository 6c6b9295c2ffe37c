import { useEffect, useRef } from 'react';
import type { MountedWidget, PropsOf, PropTypes, WidgetUse } from '../platform/widgets';
import { usePlatform } from './platform-context';

export interface WidgetProps<Types extends PropTypes> extends WidgetUse<Types> {
  readonly props: PropsOf<Types>;
}

/**
 * Shows a part of a page that another remote offers: `<Widget {...cardForm} props={…} />`; `data-settled` says that it stands, or that its
 * error does. The page's declaration lists the same use, or the widget is neither preloaded nor held against what its owner offers.
 */
export function Widget<Types extends PropTypes>({ name, props }: WidgetProps<Types>) {
  const { widgets } = usePlatform();
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const mounted = useRef<Promise<MountedWidget>>(undefined);

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
