import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';

/** The four kinds of message, in toasts and in callouts. */
export type MessageColor = 'success' | 'error' | 'warning' | 'info';

const icons = { success: SuccessIcon, error: ErrorIcon, warning: WarningIcon, info: InfoIcon };

/** The picture that goes with a kind of message. */
export function MessageIcon({ color, size = 18 }: { color: MessageColor; size?: number }) {
  const Picture = icons[color];
  return <Picture size={size} aria-hidden="true" />;
}
