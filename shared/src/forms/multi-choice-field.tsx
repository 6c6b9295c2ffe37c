import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names';
import { Field } from '../ui/field';
import { CheckIcon, CloseIcon } from '../ui/icons';
import { SearchInput } from '../ui/input';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './multi-choice-field.module.css';
import type { SelectOption } from './text-fields';
import { useChoiceList } from './use-choice-list';
import { type FormFieldProps, useFormField } from './use-form-field';

/** A field of a form whose value is a list. */
export interface MultiChoiceFieldProps extends Omit<FormFieldProps, 'rules'> {
  /** What can be chosen; the field's value is the list of chosen `value`s. */
  options: readonly SelectOption[];
  placeholder?: string;
  /** What the options' labels are written in, where that is not the page's language. */
  optionsLanguage?: string;
  /** Said in the place of "nothing matches" while not all options are known; empty where the page says why already. */
  incomplete?: string;
}

function chosenValues(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** Without case, and with the hyphens and apostrophes that every keyboard writes. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’ʼ]/g, "'");
}

/** Several of many: type to narrow, arrows and Enter to choose, Backspace takes the last away; chips show what is chosen. */
export function MultiChoiceField({
  name,
  label,
  hint,
  isOptional = false,
  options,
  placeholder,
  optionsLanguage,
  incomplete,
}: MultiChoiceFieldProps) {
  const { t } = useTranslation('shared');
  const { field } = useController({ name });
  const { id, error } = useFormField(name, label);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement | null>(null);
  const chosen = chosenValues(field.value);
  const needle = folded(query.trim());
  const matches = options.filter((option) => folded(option.label).includes(needle));
  const none = matches.length === 0 ? (incomplete ?? t('multiChoice.none', { query })) : undefined;

  function toggle(value: string): void {
    field.onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  }

  const list = useChoiceList({
    id,
    count: matches.length,
    hasList: none !== '',
    onChoose(index) {
      const option = matches[index];
      if (option === undefined) return;
      toggle(option.value);
      setQuery('');
    },
    onBackspace() {
      const last = chosen.at(-1);
      if (query === '' && last !== undefined) toggle(last);
    },
  });

  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <div className={styles.multiChoice}>
          <div className={styles.box}>
            <SearchInput
              {...control}
              {...list.inputProps}
              ref={(element) => {
                input.current = element;
                field.ref(element);
              }}
              type="text"
              aria-required={!isOptional || undefined}
              name={name}
              value={query}
              placeholder={placeholder}
              onChange={(event) => {
                setQuery(event.target.value);
                list.open();
              }}
              onBlur={() => {
                list.close();
                field.onBlur();
              }}
            />
            {list.isOpen ? (
              <div {...list.listProps} role="listbox" aria-multiselectable aria-label={label} className={styles.list}>
                {matches.map((option, index) => (
                  // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and points here (combobox pattern)
                  <div
                    key={option.value}
                    {...list.optionProps(index)}
                    role="option"
                    aria-selected={chosen.includes(option.value)}
                    className={classNames(styles.option, list.active === index && styles.active)}
                  >
                    <span lang={optionsLanguage}>{option.label}</span>
                    {chosen.includes(option.value) ? <CheckIcon size={16} aria-hidden="true" /> : null}
                  </div>
                ))}
                {none === undefined ? null : <p className={styles.none}>{none}</p>}
              </div>
            ) : null}
          </div>
          <VisuallyHidden>
            <span role="status">{(list.isOpen && none) || t('multiChoice.chosen', { count: chosen.length })}</span>
          </VisuallyHidden>
          {chosen.length === 0 ? null : (
            <ul className={styles.chips}>
              {chosen.map((value) => (
                <Chip
                  key={value}
                  language={optionsLanguage}
                  label={options.find((option) => option.value === value)?.label ?? value}
                  onRemove={() => {
                    toggle(value);
                    input.current?.focus();
                  }}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

interface ChipProps {
  label: string;
  language: string | undefined;
  onRemove: () => void;
}

function Chip({ label, language, onRemove }: ChipProps) {
  const { t } = useTranslation('shared');
  return (
    <li className={styles.chip}>
      <span lang={language}>{label}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('multiChoice.remove', { label })}
        onClick={onRemove}
      >
        <CloseIcon size={14} aria-hidden="true" />
      </button>
    </li>
  );
}
