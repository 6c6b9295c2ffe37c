import { useTexts } from '@careline/shared';
import { humanised } from '@careline/shared/api';
import { Badge, type Tone } from '@careline/shared/ui';
import { isAnsweredKind, isMissedKind } from './call-kinds';

/** What became of a call. A missed one is a matter of attention and no error: red is kept for what destroys. */
export function CallStatus({ status }: { readonly status: string | undefined }) {
  const { t } = useTexts();
  if (status === undefined) return '—';
  const known = status.replaceAll(/[^a-z]+/g, '_');
  const tone: Tone = isMissedKind(status) ? 'warning' : isAnsweredKind(status) ? 'success' : 'gray';
  return (
    <Badge tone={tone} dot>
      {t(`calls.status.${known}`, { defaultValue: humanised(known) })}
    </Badge>
  );
}
