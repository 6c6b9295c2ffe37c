import { type Figure, field, isRecord, readEnveloped, readFigures, readText } from '@careline/shared/api';

export interface SummaryFigure extends Figure {
  /** `money` is in whole currency units. */
  readonly kind: 'money' | 'count';
}

/** No field of the summary is fixed, so whatever figures it holds are shown (PD40). */
export interface TransactionSummary {
  readonly figures: readonly SummaryFigure[];
  /** ISO code, upper case. */
  readonly currency: string;
}

/** A status alone counts transactions; `total_refunded` is money; minutes, months and rates are none. */
const COUNT =
  /(^|_)(count|counts|transactions|calls|numbers|quantity|seconds|minutes|days|months|rate|ratio|percent|percentage)$|^(succeeded|pending|failed|cancelled|refunded)$/;

/** Reads `summary`, `data`, or the answer itself; undefined where it is no object. */
export function readTransactionSummary(data: unknown): TransactionSummary | undefined {
  return readEnveloped(data, ['summary'], (record) =>
    isRecord(record)
      ? {
          figures: readFigures(record).map((figure) => ({
            ...figure,
            kind: COUNT.test(figure.name) ? ('count' as const) : ('money' as const),
          })),
          currency: readText(field(record, 'currency'))?.toUpperCase() ?? 'USD',
        }
      : undefined,
  );
}
