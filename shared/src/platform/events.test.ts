import { expect, expectTypeOf, it } from 'vitest';
import { createEventBus, type PlatformEvent } from './events';

it('the bus carries what happened by its name, which tells what is said of it', () => {
  const events = createEventBus();
  const heard: PlatformEvent[] = [];
  events.on('theme.changed').subscribe((event) => heard.push(event));
  events.on('number.changed').subscribe((event) => heard.push(event));
  events.emit('number.changed', { id: 'n1', change: 'deleted' });
  events.emit('theme.changed', { theme: 'blue' });
  expect(heard).toEqual([
    { name: 'number.changed', id: 'n1', change: 'deleted' },
    { name: 'theme.changed', theme: 'blue' },
  ]);
  const [first] = heard;
  if (first?.name === 'number.changed') expectTypeOf(first.change).toEqualTypeOf<'purchased' | 'updated' | 'deleted'>();
});
