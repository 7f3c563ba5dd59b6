import { useContext } from 'react'
import { texts } from '../../locales/en/overview.js'
import { LanguageContext, useTranslation } from '../../i18n/use-translation.js'

interface Day {
  /** Such as `2026-11-21`. */
  readonly date: string
  readonly activity: number
}

interface DayChartProps {
  title: string
  /** Of the table with the same content. */
  caption: string
  /** The count of a day with what is counted. */
  amountOf(count: number): string
  days: readonly Day[]
}

const sumOf = (days: readonly Day[]) => days.reduce((sum, { activity }) => sum + activity, 0)

const WEEK = 7

/** A bar for each day. Whole numbers are readable from the first user on, so there is no axis with fractions. */
export function DayChart({ title, caption, amountOf, days }: DayChartProps) {
  const { text, number } = useTranslation(texts)
  const { tag } = useContext(LanguageContext)
  const dayName = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const nameOf = ({ date }: Day) => dayName.format(new Date(date))
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
        {number(sumOf(days.slice(-WEEK)))} <span className="muted">{text('inLastSevenDays')}</span>
      </p>
      <div className="bars" aria-hidden="true">
        {days.map((day) => (
          <div
            key={day.date}
            title={text('dayAndAmount', { day: nameOf(day), amount: amountOf(day.activity) })}
          >
            <span style={{ blockSize: `${(day.activity / max) * 100}%` }} />
          </div>
        ))}
      </div>
      <p className="bars-axis muted" aria-hidden="true">
        <span>{first && nameOf(first)}</span>
        <span>{last && nameOf(last)}</span>
      </p>
      <details>
        <summary>{text('showTable')}</summary>
        <table>
          <caption className="unseen">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text('day')}</th>
              <th scope="col">{text('count')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date}>
                <td data-label={text('day')}>{nameOf(day)}</td>
                <td data-label={text('count')}>{number(day.activity)}</td>
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
  const { text } = useTranslation(texts)
  const difference = sumOf(days.slice(-WEEK)) - sumOf(days.slice(-2 * WEEK, -WEEK))
  if (difference === 0) return <span className="trend muted">{text('sameAsLastWeek')}</span>
  return difference > 0 ? (
    <span className="trend more">{text('moreThanLastWeek', { count: difference })}</span>
  ) : (
    <span className="trend fewer">{text('fewerThanLastWeek', { count: -difference })}</span>
  )
}
