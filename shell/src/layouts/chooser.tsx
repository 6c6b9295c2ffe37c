import { ChevronDownIcon, type Icon } from '@careline/shared/ui';
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
  const chosen = options.find((option) => option.value === value);
  return (
    <span className={styles.chooser}>
      <Picture size={16} aria-hidden="true" />
      <span className={styles.words} aria-hidden="true">
        {chosen?.label}
      </span>
      <ChevronDownIcon size={14} aria-hidden="true" className={styles.chevron} />
      <select
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={(event) => {
          const option = options.find((candidate) => candidate.value === event.target.value);
          if (option) onChoose(option.value);
        }}
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
