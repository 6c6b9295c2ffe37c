import { useTexts } from '@careline/shared';
import { Badge, type Tone } from '@careline/shared/ui';

const tones: Readonly<Record<string, Tone>> = {
  active: 'success',
  inactive: 'gray',
  released: 'gray',
  pending: 'warning',
};

/** A number's status in words; one that is not known is shown as the server says it. */
export function NumberStatus({ status }: { readonly status: string }) {
  const { t } = useTexts();
  return (
    <Badge tone={tones[status] ?? 'neutral'} dot>
      {t(`phones.status.${status}`, { defaultValue: status })}
    </Badge>
  );
}
