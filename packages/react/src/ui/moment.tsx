import { now } from '../platform.js'
import { useWords } from '../words.js'

/** How long ago something was, or when it will be; the exact time on hover and for screen readers. */
export function Moment({ at }: { at: Date }) {
  const { ago, date } = useWords()
  const exact = date(at)
  return (
    <time dateTime={at.toISOString()} title={exact}>
      <span aria-hidden="true">{ago(at, new Date(now()))}</span>
      <span className="lk-unseen">{exact}</span>
    </time>
  )
}
