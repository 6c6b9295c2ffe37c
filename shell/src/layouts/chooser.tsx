import { ChevronDownIcon, type Icon } from '@careline/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './chooser.module.css';

export interface ChooserProps<Value extends string> {
  readonly label: string;
  readonly icon: Icon;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly onChoose: (value: Value) => void;
}

/** A small choice in a header: the browser's own select under an icon; its words are shown where there is room. */
export function Chooser<Value extends string>({ label, icon: Picture, value, options, onChoose }: ChooserProps<Value>) {
  const select = useRef<HTMLSelectElement>(null);
  const chosen = options.find((option) => option.value === value);
  function choose(next: string): void {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChoose(option.value);
  }
  const onTakeOver = useEffectEvent(() => {
    if (select.current && select.current.value !== value) choose(select.current.value);
  });
  // Whoever chose in prerendered markup was faster than the site's code, which heard nothing of it.
  useEffect(() => onTakeOver(), []);
  return (
    <span className={styles.chooser}>
      <Picture size={16} aria-hidden="true" />
      <span className={styles.words} aria-hidden="true">
        {chosen?.label}
      </span>
      <ChevronDownIcon size={14} aria-hidden="true" className={styles.chevron} />
      <select
        ref={select}
        aria-label={label}
        // A browser that puts back what stood here on an earlier visit would look like somebody's choice.
        autoComplete="off"
        className={styles.select}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
