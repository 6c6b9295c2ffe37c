import { localeTags, useLocale, usePlatform, useTexts } from '@careline/shared';
import { Columns, formatNumber, numberFormat } from '@careline/shared/ui';
import { auditQuery, recyclingQuery } from '../api/numbers/number-queries';
import { useAmount } from '../phones/use-amount';
import { Report } from './report';

/** Two reports on the reuse of numbers, each asked for only on demand; anybody signed in may (R159). */
export function RecyclingPanels() {
  const { api } = usePlatform();
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const count = (value: number | undefined) => (value === undefined ? '—' : formatNumber(value, tag));
  const shown = useAmount();
  const amount = (value: number | undefined) => (value === undefined ? '—' : shown(value));
  return (
    <Columns layout="wide">
      <Report
        name="recycling"
        report={recyclingQuery(api)}
        figures={({ total_recycled, total_cost_savings, available_for_reuse, recycling_rate }) => [
          { label: t('reports.figures.total_recycled'), value: count(total_recycled) },
          { label: t('reports.figures.total_cost_savings'), value: amount(total_cost_savings) },
          { label: t('reports.figures.available_for_reuse'), value: count(available_for_reuse) },
          { label: t('reports.figures.recycling_rate'), value: percent(recycling_rate, tag) },
        ]}
      />
      <Report
        name="audit"
        report={auditQuery(api)}
        figures={({ total_twilio_numbers, available_numbers, cost_savings }) => [
          { label: t('reports.figures.total_twilio_numbers'), value: count(total_twilio_numbers) },
          { label: t('reports.figures.available_numbers'), value: count(available_numbers) },
          { label: t('reports.figures.potential_savings'), value: amount(cost_savings.potential_savings) },
        ]}
      />
    </Columns>
  );
}

/** A share up to 1 is ×100, anything above is per cent already (PD52). */
function percent(rate: number | undefined, tag: string): string {
  if (rate === undefined) return '—';
  const share = rate <= 1 ? rate : rate / 100;
  return numberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
