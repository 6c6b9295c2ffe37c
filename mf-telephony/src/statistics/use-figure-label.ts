import { useTexts } from '@careline/shared';
import { humanised } from '@careline/shared/api';

/** A readable name for a figure whose field is not fixed (PD50). */
export function useFigureLabel(): (name: string) => string {
  const { t } = useTexts();
  return (name) => {
    const known = name.replaceAll('-', '_');
    return t(`figures.${known}`, { defaultValue: humanised(known) });
  };
}
