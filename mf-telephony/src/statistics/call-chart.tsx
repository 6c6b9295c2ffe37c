import { localeTags, useLocale, useTexts } from '@careline/shared';
import { classNames, formatNumber, VisuallyHidden } from '@careline/shared/ui';
import { Fragment, type KeyboardEvent, type PointerEvent, useState } from 'react';
import styles from './call-chart.module.css';
import { roundUp, spread } from './chart-scale';
import { type CallPeriod, type DailyCalls, totalOf } from './daily-calls';
import { axisText, periodText, rangeText } from './period-text';
import { coloursOf } from './series-colours';
import { useFigureLabel } from './use-figure-label';

/** Fewer bars stand in the middle at this width, instead of filling the picture. */
const LEAST_SLOTS = 12;
const MOST_LABELS = 5;
/** Of a bar within its slot. */
const WIDTH = 0.72;
/** Longer axes name months with their year. */
const ONE_YEAR = 370;

export interface CallChartProps {
  readonly calls: DailyCalls;
  /** The days of `calls`, or weeks or months of them. */
  readonly periods: readonly CallPeriod[];
}

/**
 * Bars over time. A picture for the eye, whose bars pointer and arrow keys single out; the table beside it holds the same for everybody else.
 */
export function CallChart({ calls, periods }: CallChartProps) {
  const { t } = useTexts();
  const labelOf = useFigureLabel();
  const tag = localeTags[useLocale()];
  const [pointed, setPointed] = useState<number>();
  // A pointer passes many bars a second: only what a key has singled out is read out.
  const [isByKey, setIsByKey] = useState(false);
  const top = roundUp(Math.max(0, ...periods.map(({ total }) => total)));
  const slots = Math.max(periods.length, LEAST_SLOTS);
  const start = (slots - periods.length) / 2;
  const isStacked = calls.stacked.length > 0;
  const series = isStacked ? calls.stacked : ['calls'];
  const colours = isStacked ? coloursOf(series) : ['answered'];
  const colourOf = (index: number) => styles[colours[index] ?? ''];
  const shown = pointed === undefined ? undefined : periods[pointed];
  const range = rangeText(calls.days, tag);
  const total = formatNumber(totalOf(calls).total, tag);

  function point(event: PointerEvent<SVGSVGElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * slots - start);
    setPointed(periods[index] === undefined ? undefined : index);
    setIsByKey(false);
  }

  function move(event: KeyboardEvent<SVGSVGElement>): void {
    const next = barAfter(event.key, pointed, periods.length);
    if (next === 'other') return;
    event.preventDefault();
    setPointed(next);
    setIsByKey(true);
  }

  const partOf = (period: CallPeriod, index: number) =>
    formatNumber(isStacked ? (period.parts[index] ?? 0) : period.total, tag);
  const words = (period: CallPeriod) =>
    [periodText(period, tag), ...series.map((name, index) => `${labelOf(name)} ${partOf(period, index)}`)].join(', ');

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        {series.map((name, index) => (
          <span key={name} className={styles.key}>
            <span className={classNames(styles.swatch, colourOf(index))} aria-hidden="true" />
            {labelOf(name)}
            {shown ? <b>{partOf(shown, index)}</b> : null}
          </span>
        ))}
        <span className={styles.pointed}>{shown ? periodText(shown, tag) : range}</span>
      </figcaption>
      <VisuallyHidden>
        <span role="status">{shown && isByKey ? words(shown) : null}</span>
      </VisuallyHidden>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{formatNumber(value, tag)}</span>
          ))}
        </div>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${slots} ${top}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('statistics.chart', { range, total })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without it no key could single out a bar
          tabIndex={0}
          onKeyDown={move}
          onBlur={() => setPointed(undefined)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          {[0, top / 2, top].map((value) => (
            <line key={value} x1={0} x2={slots} y1={value} y2={value} className={styles.line} />
          ))}
          {shown === undefined || pointed === undefined ? null : (
            <rect x={start + pointed} y={0} width={1} height={top} className={styles.column} />
          )}
          {periods.map((period, position) => (
            <Bar
              key={period.from}
              parts={isStacked ? period.parts.slice(0, series.length) : [period.total]}
              x={start + position}
              top={top}
              colourOf={colourOf}
            />
          ))}
        </svg>
        <div className={styles.axis} aria-hidden="true">
          {spread(periods.length, MOST_LABELS).map((index) => {
            const period = periods[index];
            if (period === undefined) return null;
            return (
              <span key={period.from} style={{ left: `${((start + index + 0.5) / slots) * 100}%` }}>
                {axisText(period, tag, calls.days.length > ONE_YEAR)}
              </span>
            );
          })}
        </div>
      </div>
    </figure>
  );
}

/** The bar that a key leads to from `index`; undefined for none, `other` for a key that means nothing here. */
export function barAfter(key: string, index: number | undefined, count: number): number | undefined | 'other' {
  const last = count - 1;
  if (key === 'Escape') return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return index === undefined ? 0 : Math.min(index + 1, last);
  if (key === 'ArrowLeft') return index === undefined ? last : Math.max(index - 1, 0);
  return 'other';
}

interface BarProps {
  readonly parts: readonly number[];
  readonly x: number;
  readonly top: number;
  readonly colourOf: (index: number) => string | undefined;
}

/** The parts of one period on top of each other, the first at the bottom. */
function Bar({ parts, x, top, colourOf }: BarProps) {
  return parts.map((part, index) => {
    const below = parts.slice(0, index).reduce((sum, value) => sum + value, 0);
    if (part === 0) return null;
    const left = x + (1 - WIDTH) / 2;
    const bottom = top - below;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar never change places
      <Fragment key={index}>
        {/* Half of it lies under the part that follows, so that a low one is not lost behind it. */}
        {below === 0 ? null : <line x1={left} x2={left + WIDTH} y1={bottom} y2={bottom} className={styles.between} />}
        <rect x={left} y={bottom - part} width={WIDTH} height={part} className={colourOf(index)} />
      </Fragment>
    );
  });
}
