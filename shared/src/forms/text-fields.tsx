import { type ComponentProps, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../ui/field';
import { IconButton } from '../ui/icon-button';
import { EyeIcon, EyeOffIcon } from '../ui/icons';
import { Input, type InputProps, Select, TextArea } from '../ui/input';
import { type FormFieldProps, useFormField } from './use-form-field';

type Own = 'name' | 'id' | 'onChange' | 'onBlur' | 'ref' | 'defaultValue' | 'value';

/** A field of a form, with what an input takes. */
export interface TextFieldProps extends FormFieldProps, Omit<InputProps, Own> {}

/** A line of text; `type`, `inputMode` and `autoComplete` as the value asks for. */
export function TextField({ name, label, hint, isOptional = false, rules, ...rest }: TextFieldProps) {
  const { register } = useFormContext();
  const { id, error } = useFormField(name, label);
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <Input {...rest} {...requiredOf(isOptional, rest)} {...control} {...register(name, rules)} />}
    </Field>
  );
}

/** A text field; whether the password is a known or a new one helps password managers. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endControl' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown; pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('shared');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      endControl={
        <IconButton
          size="small"
          label={isShown ? t('password.hide') : t('password.show')}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

/** A field of a form, with what a textarea takes. */
export interface TextAreaFieldProps extends FormFieldProps, Omit<ComponentProps<'textarea'>, Own> {}

/** Several lines of text. */
export function TextAreaField({ name, label, hint, isOptional = false, rules, ...rest }: TextAreaFieldProps) {
  const { register } = useFormContext();
  const { id, error } = useFormField(name, label);
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <TextArea {...rest} {...requiredOf(isOptional, rest)} {...control} {...register(name, rules)} />}
    </Field>
  );
}

/** An entry: what it says, and what is sent. */
export interface SelectOption {
  value: string;
  label: string;
}

/** A field of a form, with the entries to choose from. */
export interface SelectFieldProps extends FormFieldProps, Omit<ComponentProps<'select'>, Own | 'children'> {
  options: readonly SelectOption[];
  /** First entry, with the empty value; "Choose…" unless given, `null` for none. */
  placeholder?: string | null;
}

/** One of a list, by the browser's own select. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, isOptional = false, rules, options, placeholder, ...rest } = props;
  const { t } = useTranslation('shared');
  const { register } = useFormContext();
  const { id, error } = useFormField(name, label);
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <Select {...rest} {...requiredOf(isOptional, rest)} {...control} {...register(name, rules)}>
          {placeholder === null ? null : <option value="">{placeholder ?? t('field.choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Said to assistive technology alone: of an empty field with the attribute itself some readers say "invalid" before anything was typed. */
function requiredOf(isOptional: boolean, { required = !isOptional }: { readonly required?: boolean | undefined }) {
  return { required: undefined, 'aria-required': required || undefined };
}
