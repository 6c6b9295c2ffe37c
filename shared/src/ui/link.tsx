import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { createContext, use } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button';
import styles from './button.module.css';
import { classNames } from './class-names';

/** What a link takes: the attributes of an anchor, its address among them. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

function PlainLink(props: UiLinkProps) {
  return <a {...props}>{props.children}</a>;
}

const LinkComponent = createContext<ComponentType<UiLinkProps>>(PlainLink);

export interface LinkProviderProps {
  /** The router-aware link; without a provider links are plain anchors. */
  component: ComponentType<UiLinkProps>;
  children: ReactNode;
}

/** Tells every link of this design system (tabs, breadcrumbs, link buttons, menus) how to navigate inside the app. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** A link that navigates the way the nearest LinkProvider says. */
export function UiLink(props: UiLinkProps) {
  const Component = use(LinkComponent);
  return <Component {...props} />;
}

export interface LinkButtonProps extends UiLinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <UiLink {...rest} className={classNames(buttonClass(variant, size), className)}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </UiLink>
  );
}
