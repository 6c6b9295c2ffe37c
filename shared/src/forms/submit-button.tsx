import { useFormContext } from 'react-hook-form';
import { Button, type ButtonProps } from '../ui/button';

/** A button, with what it says. */
export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy' | 'busyText'> {
  /** What it is doing, such as "Saving…". */
  busyText: string;
}

/** The form's one primary button; busy from the click until `onSubmit` has settled, so a double click sends once. */
export function SubmitButton({ variant = 'primary', ...rest }: SubmitButtonProps) {
  const { formState } = useFormContext();
  return <Button {...rest} type="submit" variant={variant} busy={formState.isSubmitting} />;
}
