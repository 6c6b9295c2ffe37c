import { useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { LinkButton, PhoneIcon } from '@careline/shared/ui';
import { dialled } from './call-back';

/** The first number that takes calls, as a phone dials it; undefined where there is none. */
export function numberToTest(numbers: readonly ForwardingNumber[]): string | undefined {
  const number = numbers.find(({ status }) => status === 'active');
  return number && dialled(number.phone_number);
}

/** Where nobody has called yet: the way to a first call. */
export function TestCall({ number }: { readonly number: string }) {
  const { t } = useTexts();
  return (
    <LinkButton href={`tel:${number}`} icon={<PhoneIcon aria-hidden="true" />}>
      {t('calls.none.action')}
    </LinkButton>
  );
}
