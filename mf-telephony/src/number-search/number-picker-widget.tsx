import { NumberPicker } from './number-picker';

/** `number-picker@1`: search and buy a forwarding number, for another team's page. */
export function NumberPickerWidget({ isStep = false }: { readonly isStep?: boolean }) {
  return <NumberPicker isStep={isStep} />;
}
