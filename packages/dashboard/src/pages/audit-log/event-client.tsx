// The rule by which the service names the device of a session.
import { parseDevice } from '../../../../service/src/lib/requests/device.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { LeftToRight } from '../../ui/isolated-text.js'

/** The browser and the system in words, and behind them what the client said. */
export function EventClient({ userAgent }: { userAgent: string }) {
  const { text } = useTranslation()
  const { browser, system, name } = parseDevice(userAgent)
  if (name === null || name === userAgent) return <LeftToRight text={userAgent} />
  return (
    <details>
      <summary>
        {browser !== null && system !== null ? text('browserOnSystem', { browser, system }) : name}
      </summary>
      <LeftToRight text={userAgent} />
    </details>
  )
}
