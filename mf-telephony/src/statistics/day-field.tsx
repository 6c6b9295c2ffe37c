import { localeTags, useLocale, useTexts } from '@careline/shared';
import { Field, formatDate, Input } from '@careline/shared/ui';
import { type ChangeEvent, useRef } from 'react';
import { choosableDays, type Day, isDay } from './days';
import { useDayDraft } from './use-day-draft';

export interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  readonly className: string | undefined;
  /** The day that the address says. */
  readonly day: Day | undefined;
  /** The last one that may be chosen; otherwise that which a server may have counted. */
  readonly last?: Day;
  /** What is wrong with it beside other fields. */
  readonly problem?: string | undefined;
  readonly onChoose: (day: Day) => void;
  /** After the field was emptied; without it an emptied field goes back to its day. */
  readonly onClear?: () => void;
}

/**
 * A day that stands in the address. What is typed stays in the field until it is left or Enter is pressed: a browser reports
 * every key, a year as 0002, 0020 and 0202 on its way to 2026. A day picked from the calendar counts at once.
 */
export function DayField({ name, label, className, day, last, problem, onChoose, onClear }: DayFieldProps) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const limits = choosableDays(new Date(), last);
  const { draft, text, write, forget } = useDayDraft(day);
  const isByKeyboard = useRef(false);
  const isAllowed = (value: string) => isDay(value) && value >= limits.from && value <= limits.to;

  function send(value: string): void {
    write(value, 'sent');
    if (value === '') onClear?.();
    else onChoose(value);
  }

  function change({ target: { value, validity } }: ChangeEvent<HTMLInputElement>): void {
    const isEmptied = value === '' && !validity.badInput && onClear !== undefined;
    if (!isByKeyboard.current && (isAllowed(value) || isEmptied)) send(value);
    else write(value, 'typed');
  }

  function settle({ value, validity: { badInput } }: HTMLInputElement): void {
    if (draft?.state === 'sent') return;
    // Without `badInput` a half-typed date would pass for an empty field.
    const isEmpty = value === '' && !badInput;
    if (isEmpty ? onClear === undefined || day === undefined : value === day) forget();
    else if (isEmpty || isAllowed(value)) send(value);
    else write(value, 'refused');
  }

  const outside = t('statistics.dayOutside', { from: formatDate(limits.from, tag), to: formatDate(limits.to, tag) });
  const wrong = draft?.state === 'refused' ? outside : problem;
  return (
    // No form with a list of what is wrong stands around it.
    <Field label={label} className={className ?? ''} error={wrong && <span role="alert">{wrong}</span>}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name={name}
          min={limits.from}
          max={limits.to}
          value={text}
          onPointerDown={() => {
            isByKeyboard.current = false;
          }}
          onKeyDown={({ key, currentTarget }) => {
            isByKeyboard.current = true;
            if (key === 'Enter') settle(currentTarget);
          }}
          onChange={change}
          onBlur={({ currentTarget }) => settle(currentTarget)}
        />
      )}
    </Field>
  );
}
