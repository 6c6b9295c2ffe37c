import { harmlessCell, saveFile, useTexts } from '@careline/shared';
import { Button, DownloadIcon } from '@careline/shared/ui';
import { dailyCalls } from './daily-calls';
import type { DayRange } from './days';
import { statisticsCsv } from './statistics-csv';
import type { NumberStatistics } from './use-call-statistics';
import { useExportAction } from './use-export-action';
import { useFigureLabel } from './use-figure-label';

export interface ExportStatisticsProps {
  readonly shown: readonly NumberStatistics[];
  readonly range: DayRange;
}

/** Saves the chosen days, one row for each day of each number. */
export function ExportStatistics({ shown, range }: ExportStatisticsProps) {
  const { t } = useTexts();
  const labelOf = useFigureLabel();

  function save(): void {
    const sources = shown.flatMap(({ number, statistics }) => {
      const calls = dailyCalls([statistics], range);
      return calls === undefined ? [] : [{ number, calls }];
    });
    const kinds = [...new Set(sources.flatMap(({ calls }) => calls.kinds))];
    const header = [
      t('statistics.date'),
      t('statistics.number'),
      t('figures.calls'),
      ...kinds.map((kind) => harmlessCell(labelOf(kind))),
    ];
    const csv = statisticsCsv(sources, header, kinds);
    saveFile(`careline-calls-${range.from}-${range.to}.csv`, 'text/csv;charset=utf-8', csv);
  }

  useExportAction(save);
  return (
    <Button icon={<DownloadIcon aria-hidden="true" />} onClick={save}>
      {t('statistics.export')}
    </Button>
  );
}
