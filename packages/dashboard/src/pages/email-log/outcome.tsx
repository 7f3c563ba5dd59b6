import type { SentEmail } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/email-delivery.js'
import { Badge } from '../../ui/badge.js'
import { failureOf, willBeRetried } from './failure-of.js'

/** Whether an email was delivered, or the reason why not. */
export function Outcome({ error }: Pick<SentEmail, 'error'>) {
  const { text } = useTranslation(texts)
  const reason = failureOf({ error })
  if (reason === undefined) return <Badge tone="good">{text('emailDelivered')}</Badge>
  return (
    <div className="row">
      {willBeRetried(error) ? (
        <Badge tone="warning">{text('emailRetrying')}</Badge>
      ) : (
        <Badge tone="danger">{text('emailFailed')}</Badge>
      )}
      {reason !== '' && <span>{reason}</span>}
    </div>
  )
}
