import { localeTags, useLocale, usePlatform, useTexts } from '@careline/shared';
import type { Figure } from '@careline/shared/api';
import { formatAmount, formatNumber, Stack, Stat, StatList, Text } from '@careline/shared/ui';
import styles from './figure-list.module.css';
import { formatDuration, formatRate, kindOf } from './figures';
import { useFigureLabel } from './use-figure-label';

export interface FigureListProps {
  readonly figures: readonly Figure[];
  /** Whether there were no calls at all; see tellsNoCalls. */
  readonly isQuiet: boolean;
}

/** Figures that count other calls than those above them, under a heading; `note` says which. */
export function OverallFigures({ note, ...list }: FigureListProps & { readonly note: string }) {
  const { t } = useTexts();
  return (
    <section aria-label={t('statistics.overall')}>
      <Stack gap={3}>
        <h2 className={styles.heading}>{t('statistics.overall')}</h2>
        <StatList>
          <Figures {...list} />
        </StatList>
        <p>
          <Text tone="muted" size="small">
            {note}
          </Text>
        </p>
      </Stack>
    </section>
  );
}

/** Figures as the server named them, each under a readable label and in its own way of writing, for a StatList. */
export function Figures({ figures, isQuiet }: FigureListProps) {
  const labelOf = useFigureLabel();
  const tag = localeTags[useLocale()];
  const { currency } = usePlatform().config.prices;

  function text(figure: Figure): string {
    const kind = kindOf(figure);
    if (isQuiet && (kind === 'share' || kind === 'seconds')) return '—';
    if (kind === 'seconds') return formatDuration(figure.value);
    if (kind === 'amount') return formatAmount(figure.value, currency);
    if (kind === 'count') return formatNumber(figure.value, tag);
    return formatRate(figure.value, tag);
  }

  return figures.map((figure) => <Stat key={figure.name} label={labelOf(figure.name)} value={text(figure)} />);
}
