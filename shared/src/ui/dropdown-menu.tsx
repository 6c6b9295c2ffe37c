import { DropdownMenu as RadixMenu } from 'radix-ui';
import { Fragment, type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { classNames } from './class-names';
import styles from './dropdown-menu.module.css';
import { CheckIcon } from './icons';
import { UiLink } from './link';

interface MenuItemBase {
  label: ReactNode;
  icon?: ReactNode;
  /** Red, for what takes something away; the question follows. */
  tone?: 'danger';
  isDisabled?: boolean;
  /** A line above it. */
  startsGroup?: boolean;
  /** Ticked, in a menu that chooses one of several. */
  isChecked?: boolean;
}

/** An entry either does something or leads somewhere. */
type MenuItem = MenuItemBase & ({ onSelect: () => void } | { href: string });

export interface DropdownMenuProps {
  /** The button that opens it; one element, such as an IconButton. */
  trigger: ReactElement;
  /** Words above the entries, such as the signed-in person. */
  header?: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/** A menu of actions; arrow keys, typing a letter, Escape. */
export function DropdownMenu({ trigger, header, items, align = 'end' }: DropdownMenuProps) {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const findLandmark = useCallback((button: HTMLElement | null) => {
    setLandmark(button?.closest<HTMLElement>('header, nav, main') ?? null);
  }, []);
  return (
    // Not modal: the page stays in the accessibility tree and can be scrolled.
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger ref={findLandmark} asChild>
        {trigger}
      </RadixMenu.Trigger>
      {/* In the landmark of its button, so that who goes from landmark to landmark finds it (AX19). */}
      <RadixMenu.Portal container={landmark}>
        <RadixMenu.Content
          className={styles.menu}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          // Its button gets the focus back, unless somebody has it meanwhile: the heading of a new page.
          onCloseAutoFocus={(event) => document.activeElement === document.body || event.preventDefault()}
        >
          {header === undefined ? null : <RadixMenu.Label className={styles.header}>{header}</RadixMenu.Label>}
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity and keep their order
            <Fragment key={index}>
              {item.startsGroup ? <RadixMenu.Separator className={styles.separator} /> : null}
              <Item item={item} />
            </Fragment>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  const className = classNames(styles.item, item.tone === 'danger' && styles.danger);
  const content = (
    <>
      {item.icon}
      <span className={styles.label}>{item.label}</span>
      {item.isChecked ? <CheckIcon className={styles.check} aria-hidden="true" /> : null}
    </>
  );
  const disabled = item.isDisabled === true;
  if ('href' in item) {
    return (
      <RadixMenu.Item className={className} disabled={disabled} asChild>
        <UiLink href={item.href}>{content}</UiLink>
      </RadixMenu.Item>
    );
  }
  if (item.isChecked !== undefined) {
    return (
      <RadixMenu.CheckboxItem
        className={className}
        checked={item.isChecked}
        disabled={disabled}
        onSelect={item.onSelect}
      >
        {content}
      </RadixMenu.CheckboxItem>
    );
  }
  return (
    <RadixMenu.Item className={className} disabled={disabled} onSelect={item.onSelect}>
      {content}
    </RadixMenu.Item>
  );
}
