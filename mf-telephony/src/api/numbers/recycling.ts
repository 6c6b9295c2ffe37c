import { field, isRecord, readEnveloped, readNumber } from '@careline/shared/api';

/** How often numbers were used again, and what that saved (R86). */
export interface RecyclingStatistics {
  readonly total_recycled: number | undefined;
  /** In the currency of the configured prices. */
  readonly total_cost_savings: number | undefined;
  readonly available_for_reuse: number | undefined;
  /** A share up to 1, or else percent (PD52). */
  readonly recycling_rate: number | undefined;
}

/** What numbers the platform has, and what could be saved (R87). */
export interface Audit {
  readonly total_twilio_numbers: number | undefined;
  readonly available_numbers: number | undefined;
  readonly cost_savings: {
    /** In the currency of the configured prices. */
    readonly potential_savings: number | undefined;
  };
}

/** Reads `data`, or the answer itself; undefined where it holds none of the figures. */
export function readRecyclingStatistics(data: unknown): RecyclingStatistics | undefined {
  return readEnveloped(data, ['statistics', 'stats'], (value) => {
    if (!isRecord(value)) return undefined;
    const number = (name: string) => readNumber(field(value, name));
    const statistics = {
      total_recycled: number('total_recycled'),
      total_cost_savings: number('total_cost_savings'),
      available_for_reuse: number('available_for_reuse'),
      recycling_rate: number('recycling_rate'),
    };
    return Object.values(statistics).some((figure) => figure !== undefined) ? statistics : undefined;
  });
}

/** Reads `audit`, `data`, or the answer itself; undefined where it holds none of the figures. */
export function readAudit(data: unknown): Audit | undefined {
  return readEnveloped(data, ['audit'], (value) => {
    if (!isRecord(value)) return undefined;
    const savings = field(value, 'cost_savings');
    const potential = isRecord(savings) ? readNumber(field(savings, 'potential_savings')) : undefined;
    const total = readNumber(field(value, 'total_twilio_numbers'));
    const available = readNumber(field(value, 'available_numbers'));
    if (total === undefined && available === undefined && potential === undefined) return undefined;
    return {
      total_twilio_numbers: total,
      available_numbers: available,
      cost_savings: { potential_savings: potential },
    };
  });
}
