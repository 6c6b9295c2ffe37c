import { ChevronDownIcon, type Icon } from '@careline/shared/ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styles from './chooser.module.css';

interface ChooserOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string;
}

export interface ChooserProps<Value extends string> {
  readonly label: string;
  readonly icon: Icon;
  readonly value: Value;
  readonly options: readonly ChooserOption<Value>[];
  /**
   * A second choice in the same list: its entries never stand in the header, so the chosen one is marked. Where arrow keys step onto one on the
   * closed list it counts with Enter, or when the focus leaves: who passes it on the way keeps what they had.
   */
  readonly second?: { readonly label: string; readonly options: readonly ChooserOption<string>[] };
  readonly onChooseSecond?: (value: string) => void;
  readonly onChoose: (value: Value) => void;
  /**
   * Where choosing changes the whole page: what arrow keys step through on the closed list counts with Enter, or when the focus leaves, and
   * these words say so (AX17).
   */
  readonly stepHint?: string;
}

/** ms within which a change belongs to the key that was pressed: a list that the key has opened, as on a Mac, takes longer. */
const STEP = 250;

/** A small choice in a header: the browser's own select under an icon; its words are shown where there is room. */
export function Chooser<Value extends string>(props: ChooserProps<Value>) {
  const { label, icon: Picture, value, options, onChoose, second, onChooseSecond, stepHint } = props;
  const select = useRef<HTMLSelectElement>(null);
  const hintId = useId();
  const steppedAt = useRef(Number.NEGATIVE_INFINITY);
  const [stepped, setStepped] = useState<string>();
  const shown = stepped ?? value;
  const chosen = options.find((option) => option.value === shown) ?? options.find((option) => option.value === value);
  const isOfSecond = (next: string) => second?.options.some((option) => option.value === next) === true;

  function choose(next: string): void {
    setStepped(undefined);
    const option = options.find((candidate) => candidate.value === next);
    if (option && option.value !== value) onChoose(option.value);
    if (isOfSecond(next)) onChooseSecond?.(next);
  }

  function handleChange(next: string): void {
    const isByStep = performance.now() - steppedAt.current < STEP;
    if (isByStep && (stepHint !== undefined || isOfSecond(next))) setStepped(next);
    else choose(next);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    steppedAt.current = isStep(event) ? performance.now() : Number.NEGATIVE_INFINITY;
    if (event.key === 'Enter' && stepped !== undefined) {
      event.preventDefault();
      choose(stepped);
    } else if (event.key === 'Escape') {
      setStepped(undefined);
    }
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
        aria-describedby={stepHint === undefined ? undefined : hintId}
        value={shown}
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onPointerDown={() => {
          steppedAt.current = Number.NEGATIVE_INFINITY;
        }}
        onBlur={() => stepped !== undefined && choose(stepped)}
      >
        {second === undefined ? (
          <Options options={options} />
        ) : (
          <>
            <optgroup label={label}>
              <Options options={options} />
            </optgroup>
            <optgroup label={second.label}>
              <Options options={second.options} />
            </optgroup>
          </>
        )}
      </select>
      {stepHint === undefined ? null : (
        <span id={hintId} hidden>
          {stepHint}
        </span>
      )}
    </span>
  );
}

function Options({ options }: { readonly options: readonly ChooserOption<string>[] }) {
  return options.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ));
}

/** Arrow keys and letters go on in a closed list; with Alt, or by the space bar, it opens, and what is chosen there is chosen. */
function isStep({ key, altKey }: KeyboardEvent): boolean {
  return !altKey && (/^(Arrow|Page|Home|End)/.test(key) || /^\S$/.test(key));
}
