import { useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Card, formatPhone, Item, ItemList, LinkButton, PhoneForwardedIcon, Text } from '@careline/shared/ui';
import { paths } from '../paths';
import { NumberStatus } from '../phones/number-status';

/** Which numbers take calls, and where each forwards them. */
export function ForwardingCard({ numbers }: { readonly numbers: readonly ForwardingNumber[] }) {
  const { t } = useTexts();
  return (
    <Card
      title={t('numbers.title')}
      padding="flush"
      actions={
        <LinkButton size="small" href={paths.phoneNumbers}>
          {t('calls.manage')}
        </LinkButton>
      }
    >
      <ItemList label={t('numbers.title')}>
        {numbers.map((number) => (
          <Item
            key={number.id}
            icon={<PhoneForwardedIcon />}
            title={<Text figures>{formatPhone(number.phone_number)}</Text>}
            badge={<NumberStatus status={number.status} />}
          >
            <Text figures>
              {number.forward_to_number === undefined
                ? t('phones.nowhere')
                : t('phones.forwards', { phone: formatPhone(number.forward_to_number) })}
            </Text>
          </Item>
        ))}
      </ItemList>
    </Card>
  );
}
