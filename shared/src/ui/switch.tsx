import { Switch as RadixSwitch } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './switch.module.css';

/** On or off, at once; inside a form that is saved use a checkbox or SwitchField. Give it a label. */
export function Switch({ className, ...rest }: ComponentProps<typeof RadixSwitch.Root>) {
  return (
    <RadixSwitch.Root {...rest} className={classNames(styles.switch, className)}>
      <RadixSwitch.Thumb className={styles.thumb} />
    </RadixSwitch.Root>
  );
}
