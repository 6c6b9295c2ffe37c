import type { WidgetCatalogue } from '@careline/shared';
import { NumberPicker } from './number-picker';

/** `number-picker@1`: search and buy a forwarding number, for another team's page. */
export function NumberPickerWidget({ isStep }: WidgetCatalogue['number-picker@1']) {
  return <NumberPicker isStep={isStep} />;
}
