import { useFailureNotice, useQuery, useTexts } from '@careline/shared';
import { Button, Card, QueryView, SkeletonText, Stack, Stat, StatList, VisuallyHidden } from '@careline/shared/ui';
import { useState } from 'react';

export interface ReportProps<Data> {
  readonly name: 'recycling' | 'audit';
  readonly report: {
    readonly queryKey: readonly unknown[];
    readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  };
  readonly figures: (data: Data) => readonly { readonly label: string; readonly value: string }[];
}

/** A report that is made when it is asked for, and from then on made again when it is asked for again or a change has made it stale. */
export function Report<Data>({ name, report, figures }: ReportProps<Data>) {
  const { t } = useTexts();
  const [isAsked, setIsAsked] = useState(false);
  const query = useQuery({ ...report, enabled: isAsked });
  useFailureNotice(query, `reports.${name}.failed`);

  function run(): void {
    setIsAsked(true);
    void query.refetch();
  }

  return (
    <Card title={t(`reports.${name}.title`)} description={t(`reports.${name}.text`)}>
      <Stack gap={4}>
        <div>
          <Button onClick={run} busy={query.isFetching} busyText={t('reports.running')}>
            {t(`reports.${name}.run`)}
          </Button>
        </div>
        <VisuallyHidden>
          <span role="status">
            {query.data === undefined || query.isFetching || query.error !== null
              ? null
              : figures(query.data)
                  .map(({ label, value }) => `${label}: ${value}`)
                  .join(', ')}
          </span>
        </VisuallyHidden>
        {isAsked ? (
          <QueryView query={query} loading={<SkeletonText lines={3} />} errorTitle={t(`reports.${name}.failed`)}>
            {(data) => (
              <StatList>
                {figures(data).map((figure) => (
                  <Stat key={figure.label} {...figure} />
                ))}
              </StatList>
            )}
          </QueryView>
        ) : null}
      </Stack>
    </Card>
  );
}
