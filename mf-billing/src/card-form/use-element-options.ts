import { useMemo, useSyncExternalStore } from 'react';
import styles from './card-form.module.css';

/** How Stripe's field looks: others by night, also where that begins while somebody types. */
export function useElementOptions() {
  const isDark = useSyncExternalStore(onAppearance, isDarkNow);
  // Link opens its windows over the page, and the frame is as high as a line.
  return useMemo(() => ({ classes, style: elementStyle(isDark), disableLink: true }), [isDark]);
}

const classes = {
  base: styles.element ?? '',
  focus: styles.elementFocus ?? '',
  invalid: styles.elementInvalid ?? '',
};

/** Inside Stripe's frame neither our stylesheet nor our tokens reach; its parser knows no oklch. */
function elementStyle(isDark: boolean) {
  const [color, placeholder, invalid] = isDark ? ['#f1f5f9', '#90a1b9', '#ffa2a2'] : ['#0f172a', '#62748e', '#c10007'];
  return {
    base: { fontSize: '16px', lineHeight: '20px', color, '::placeholder': { color: placeholder } },
    invalid: { color: invalid },
  };
}

const isDarkNow = () => document.documentElement.dataset.appearance === 'dark';

function onAppearance(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-appearance'] });
  return () => observer.disconnect();
}
