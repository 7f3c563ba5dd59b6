import { type KeyboardEvent, useContext, useId, useState } from 'react'
import { LanguageContext, type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/overview.js'

/** A number for each interval of a chart. */
export interface Series {
  readonly name: string
  readonly values: readonly number[]
}

export interface TimeChartProps {
  title: string
  interval: 'day' | 'week'
  /** The first days of the intervals, such as `2026-01-31`. */
  starts: readonly string[]
  /** Stacked, the first at the bottom. */
  series: readonly Series[]
  /** In place of the chart while all numbers are 0. */
  empty: string
  /** Whether the sum of several intervals means nothing. */
  isAverage?: boolean
  isWide?: boolean
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Whether there is nothing to draw. */
export const isEmptyChart = (series: readonly Series[]): boolean =>
  series.every(({ values }) => values.every((value) => value === 0))

/** Returns a round number that is not below a value, and whose half is round too. */
function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return (
    [1, 2, 3, 4, 6, 8, 10].map((factor) => factor * power).find((ceiling) => ceiling >= value) ??
    value
  )
}

/**
 * A bar for each interval, with its numbers while the pointer or the focus is on it. The arrow keys move between the bars, and a
 * table has all numbers.
 */
export function TimeChart({
  title,
  interval,
  starts,
  series,
  empty,
  isAverage = false,
  isWide = false,
}: TimeChartProps) {
  const { text, number } = useTranslation(texts)
  const { tag } = useContext(LanguageContext)
  const dayFormat = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const list = new Intl.ListFormat(tag, { type: 'unit' })
  const dayName = (start: string) => dayFormat.format(new Date(start))
  const id = useId()
  const [active, setActive] = useState<number | null>(null)
  const totals = starts.map((_, index) => sumOf(series.map(({ values }) => values[index] ?? 0)))
  const max = niceCeiling(Math.max(...totals, 4))
  const nameAt = (index: number) =>
    interval === 'day'
      ? dayName(starts[index] ?? '')
      : text('weekOf', { day: dayName(starts[index] ?? '') })
  const textAt = (index: number) =>
    list.format([
      nameAt(index),
      ...(series.length > 1
        ? [
            ...series.map(({ name, values }) =>
              text('seriesValue', { name, value: values[index] ?? 0 }),
            ),
            text('allValues', { value: totals[index] ?? 0 }),
          ]
        : [number(totals[index] ?? 0)]),
    ])
  const move = (event: KeyboardEvent) => {
    const last = starts.length - 1
    const from = active ?? last
    const toRight = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: from - toRight,
      ArrowRight: from + toRight,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setActive(Math.min(Math.max(target, 0), last))
  }
  if (isEmptyChart(series))
    return (
      <section className="card chart-card">
        <h2>{title}</h2>
        <p className="muted">{empty}</p>
      </section>
    )
  return (
    <section className={isWide ? 'card chart-card wide' : 'card chart-card'}>
      <header>
        <h2>{title}</h2>
        <p className="chart-reading" aria-hidden="true">
          {active === null ? summaryOf(totals, isAverage, interval, text, tag) : textAt(active)}
        </p>
      </header>
      {series.length > 1 && <Legend series={series} />}
      <div className="chart">
        <p className="chart-scale" aria-hidden="true">
          <span>{number(max)}</span>
          <span>{number(0)}</span>
        </p>
        <div
          className="chart-bars"
          role="slider"
          tabIndex={0}
          aria-label={text(interval === 'day' ? 'titleByDay' : 'titleByWeek', { title })}
          aria-valuemin={0}
          aria-valuemax={starts.length - 1}
          aria-valuenow={active ?? starts.length - 1}
          aria-valuetext={textAt(active ?? starts.length - 1)}
          onKeyDown={move}
          onFocus={() => setActive(active ?? starts.length - 1)}
          onBlur={() => setActive(null)}
          onPointerLeave={() => setActive(null)}
        >
          {starts.map((start, index) => (
            <div
              key={start}
              className={index === active ? 'chart-bar active' : 'chart-bar'}
              onPointerEnter={() => setActive(index)}
            >
              {series.map(({ name, values }, place) => (
                <span
                  key={name}
                  className={`tone-${place}`}
                  style={{ blockSize: `${((values[index] ?? 0) / max) * 100}%` }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <p className="bars-axis muted" aria-hidden="true">
        <span>{nameAt(0)}</span>
        <span>{text(interval === 'day' ? 'today' : 'thisWeek')}</span>
      </p>
      <details>
        <summary>{text('showTable')}</summary>
        <div className="chart-table">
          <table aria-labelledby={id}>
            <caption className="unseen" id={id}>
              {text(interval === 'day' ? 'captionByDay' : 'captionByWeek', { title })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{text(interval === 'day' ? 'day' : 'weekColumn')}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {starts
                .map((start, index) => (
                  <tr key={start}>
                    <th scope="row">{dayName(start)}</th>
                    {series.map(({ name, values }) => (
                      <td key={name} data-label={name}>
                        {number(values[index] ?? 0)}
                      </td>
                    ))}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

/** Compares the last quarter of the time with the quarter before: the last week with the week before, in a chart of 30 days. */
function summaryOf(
  totals: readonly number[],
  isAverage: boolean,
  interval: 'day' | 'week',
  text: TextOf<typeof texts>,
  tag: string,
): string {
  const length = interval === 'day' ? 7 : 13
  const last = sumOf(totals.slice(-length))
  const before = sumOf(totals.slice(-2 * length, -length))
  const value = isAverage ? last / length : last
  const isBelowOne = value > 0 && value < 1
  const kind = isAverage ? 'average' : 'sum'
  const summary = text(summaries[isBelowOne ? 'belowOne' : kind][interval], {
    value: Math.round(value),
  })
  if (before === 0) return summary
  const percent = new Intl.NumberFormat(tag, { style: 'percent', signDisplay: 'exceptZero' })
  // Intl writes a hyphen, which is shorter than a plus sign.
  const change = percent.format(last / before - 1).replace('-', '−')
  return text('withChange', { summary, change })
}

const summaries = {
  sum: { day: 'sumOfDays', week: 'sumOfMonths' },
  average: { day: 'averageOfDays', week: 'averageOfMonths' },
  belowOne: { day: 'averageBelowOneOfDays', week: 'averageBelowOneOfMonths' },
} as const

const Legend = ({ series }: Pick<TimeChartProps, 'series'>) => (
  <ul className="legend">
    {series.map(({ name }, place) => (
      <li key={name}>
        <span className={`tone-${place}`} aria-hidden="true" />
        {name}
      </li>
    ))}
  </ul>
)
