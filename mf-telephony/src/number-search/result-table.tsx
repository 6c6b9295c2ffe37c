import { useTexts } from '@careline/shared';
import { Badge, Button, formatPhone, Inline, RecycleIcon, Table, type TableColumn, Text } from '@careline/shared/ui';
import type { AvailableNumber } from '../api/numbers/available-number';
import { Capabilities } from '../phones/capabilities';
import { useAmount } from '../phones/use-amount';
import styles from './number-search.module.css';

export interface ResultTableProps {
  readonly numbers: readonly AvailableNumber[];
  readonly canBuy: boolean;
  /** Id of the sentence that says why buying is or is not possible. */
  readonly reasonId: string;
  /** The number that is being bought. */
  readonly running: string | undefined;
  readonly onBuy: (number: AvailableNumber) => void;
}

/** Numbers on offer: what they can do, what they cost or save, and the way to buy each. */
export function ResultTable({ numbers, canBuy, reasonId, running, onBuy }: ResultTableProps) {
  const { t } = useTexts();
  const columns: readonly TableColumn<AvailableNumber>[] = [
    {
      key: 'number',
      header: t('search.columns.number'),
      role: 'title',
      cell: ({ phone_number, recycled }) => (
        <Inline gap={2}>
          <span className={styles.number}>
            <Text figures>{formatPhone(phone_number)}</Text>
          </span>
          {recycled ? (
            <Badge tone="success" icon={<RecycleIcon size={12} aria-hidden="true" />}>
              {t('search.isRecycled')}
            </Badge>
          ) : null}
        </Inline>
      ),
    },
    {
      key: 'place',
      header: t('search.columns.place'),
      cell: ({ locality, region }) => [locality, region].filter(Boolean).join(', ') || '—',
    },
    { key: 'can', header: t('search.columns.can'), cell: (number) => <Capabilities {...number} /> },
    { key: 'price', header: t('search.columns.price'), align: 'end', cell: (number) => <Price {...number} /> },
    {
      key: 'buy',
      header: t('search.columns.buy'),
      role: 'actions',
      cell: (number) => (
        <Button
          size="small"
          aria-label={t('search.buyNumber', { number: formatPhone(number.phone_number) })}
          aria-describedby={canBuy ? undefined : reasonId}
          disabled={!canBuy}
          busy={running === number.phone_number}
          // One purchase at a time: what is confirmed meanwhile would be dropped.
          blocked={running !== undefined}
          busyText={t('search.buying')}
          onClick={() => onBuy(number)}
        >
          {t('search.buy')}
        </Button>
      ),
    },
  ];
  return (
    <Table caption={t('search.results')} columns={columns} rows={numbers} rowKey={({ phone_number }) => phone_number} />
  );
}

function Price({ price, recycled, cost_savings }: AvailableNumber) {
  const { t } = useTexts();
  const shown = useAmount();
  return (
    <Text figures>
      {price === undefined ? '—' : shown(price)}
      {recycled && cost_savings !== undefined ? (
        <>
          {' '}
          <Text tone="muted" size="small">
            {t('search.saves', { saved: shown(cost_savings) })}
          </Text>
        </>
      ) : null}
    </Text>
  );
}
