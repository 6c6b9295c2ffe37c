export type { FieldValues, UseFormReturn } from 'react-hook-form';
export { useController, useFormContext, useWatch } from 'react-hook-form';
export { CheckboxField, type ChoiceFieldProps, SwitchField } from './choice-fields';
export { type Draft, type DraftOptions, hasDraft, openDraft } from './draft';
export { isSameValue, mergeEdits } from './draft-edits';
export { DraftNotice, type DraftNoticeProps } from './draft-notice';
export { Form, FormActions, FormGroup, type FormProps, FormRow } from './form';
export { MultiChoiceField, type MultiChoiceFieldProps } from './multi-choice-field';
export { isSame } from './same-values';
export { schemaResolver } from './schema-resolver';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export {
  PasswordField,
  type PasswordFieldProps,
  SelectField,
  type SelectFieldProps,
  type SelectOption,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './text-fields';
export { useErrorText } from './use-error-text';
export { useForm } from './use-form';
export { type FormFieldProps, useFormField } from './use-form-field';
export { type FormHandle, type KeptForm, useKeptForm } from './use-kept-form';
