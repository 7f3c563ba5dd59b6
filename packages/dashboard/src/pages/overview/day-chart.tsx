import { countOf, formatNumber } from '../../ui/numbers.js'

interface Day {
  /** Such as `2026-11-21`. */
  readonly date: string
  readonly activity: number
}

interface DayChartProps {
  title: string
  /** The counted thing, in the singular and the plural. */
  unit: readonly [singular: string, plural: string]
  days: readonly Day[]
}

const dayName = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const nameOf = ({ date }: Day) => dayName.format(new Date(date))
const sumOf = (days: readonly Day[]) => days.reduce((sum, { activity }) => sum + activity, 0)

const WEEK = 7

/** A bar for each day. Whole numbers are readable from the first user on, so there is no axis with fractions. */
export function DayChart({ title, unit: [singular, plural], days }: DayChartProps) {
  const count = (value: number) => countOf(value, singular, plural)
  const max = Math.max(...days.map(({ activity }) => activity), 4)
  const first = days.at(0)
  const last = days.at(-1)
  return (
    <section className="card chart-card">
      <header>
        <h2>{title}</h2>
        <Trend days={days} />
      </header>
      <p className="figure">
        {formatNumber(sumOf(days.slice(-WEEK)))} <span className="muted">in the last 7 days</span>
      </p>
      <div className="bars" aria-hidden="true">
        {days.map((day) => (
          <div key={day.date} title={`${nameOf(day)}: ${count(day.activity)}`}>
            <span style={{ blockSize: `${(day.activity / max) * 100}%` }} />
          </div>
        ))}
      </div>
      <p className="bars-axis muted" aria-hidden="true">
        <span>{first && nameOf(first)}</span>
        <span>{last && nameOf(last)}</span>
      </p>
      <details>
        <summary>Show as a table</summary>
        <table>
          <caption className="unseen">{title} by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date}>
                <td data-label="Day">{nameOf(day)}</td>
                <td data-label="Count">{formatNumber(day.activity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** Compares the last seven days with the seven days before. */
function Trend({ days }: Pick<DayChartProps, 'days'>) {
  const difference = sumOf(days.slice(-WEEK)) - sumOf(days.slice(-2 * WEEK, -WEEK))
  if (difference === 0) return <span className="trend muted">No change from last week</span>
  const direction = difference > 0 ? 'more' : 'fewer'
  return (
    <span className={`trend ${direction}`}>
      {formatNumber(Math.abs(difference))} {direction} than last week
    </span>
  )
}
