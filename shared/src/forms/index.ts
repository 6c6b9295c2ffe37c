export { useController, useFormContext, useWatch } from 'react-hook-form';
export { CheckboxField } from './checkbox-field';
export { type Draft, hasDraft, openDraft } from './draft';
export { isSameValue, mergeEdits } from './draft-edits';
export { DraftNotice } from './draft-notice';
export { Form, FormActions, FormGroup, FormRow } from './form';
export { MultiChoiceField, type MultiChoiceFieldProps } from './multi-choice-field';
export { isSame } from './same-values';
export { showRefusal } from './show-refusal';
export { SubmitButton } from './submit-button';
export { SwitchField } from './switch-field';
export {
  PasswordField,
  type PasswordFieldProps,
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  TextField,
} from './text-fields';
export { useForm } from './use-form';
export { useFormField } from './use-form-field';
export { type FormHandle, type KeptForm, useKeptForm } from './use-kept-form';
