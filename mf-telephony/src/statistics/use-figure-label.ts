import { useTexts } from '@careline/shared';
import { humanised } from '@careline/shared/api';

/** A readable name for a figure whose field the specification does not list (decisions.md D50). */
export function useFigureLabel(): (name: string) => string {
  const { t } = useTexts();
  return (name) => t(`figures.${name}`, { defaultValue: humanised(name) });
}
