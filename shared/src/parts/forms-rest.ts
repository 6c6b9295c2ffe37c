// What few forms have: see ui-base.ts.
export {
  DraftNotice,
  isSame,
  isSameValue,
  MultiChoiceField,
  mergeEdits,
  SwitchField,
  useFormField,
  useKeptForm,
} from '../forms/index';
