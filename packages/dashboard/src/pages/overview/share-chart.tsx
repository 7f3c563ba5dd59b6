import { useTranslation } from '../../i18n/use-translation.js'

interface ShareChartProps {
  title: string
  shares: readonly { readonly name: string; readonly count: number }[]
  /** The text that is shown without anything to count. */
  empty: string
}

/** A list of counts with bars, and with the numbers as text for screen readers. */
export function ShareChart({ title, shares, empty }: ShareChartProps) {
  const { number } = useTranslation()
  const max = Math.max(...shares.map(({ count }) => count), 1)
  return (
    <section className="card">
      <h2>{title}</h2>
      {shares.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ul className="shares">
          {shares.map(({ name, count }) => (
            <li key={name}>
              <span>{name}</span>
              <span className="count">{number(count)}</span>
              <span className="share" aria-hidden="true">
                <span style={{ inlineSize: `${(count / max) * 100}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
