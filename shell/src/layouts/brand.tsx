import { UiLink } from '@careline/shared/ui';
import { siteName } from '../navigation/document-head';
import styles from './brand.module.css';

/** A line that finds its way to a person: the product in one sign. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="currentColor" />
      <path d="M7 18.5c3.2 0 3.2-9 6.6-9 3.2 0 2.9 6 5.6 6" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
      <circle cx="20.6" cy="15.5" r="2.3" fill="#fff" />
    </svg>
  );
}

/** The product's name, and the way home. */
export function Brand({ href = '/' }: { readonly href?: string }) {
  return (
    <UiLink href={href} className={styles.brand}>
      <span className={styles.mark}>
        <LogoMark />
      </span>
      {siteName}
    </UiLink>
  );
}
