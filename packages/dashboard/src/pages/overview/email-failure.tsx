import { useQuery } from '@latchkey/react'
import { Link } from 'react-router'
import { texts } from '../../locales/en/overview.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { Notice } from '../../ui/notice.js'
import { failureOf } from '../email-log/failure-of.js'

/** Says that the newest email of the project could not be sent. Nothing while it was. */
export function EmailFailure() {
  const { text } = useTranslation(texts)
  const [newest] = useQuery(useAdminQuery(useAdmin(), 'listSentEmails'))
  const reason = newest && failureOf(newest)
  return (
    reason !== undefined && (
      <Notice
        tone="danger"
        action={
          <Link className="button quiet" to="email-log">
            {text('openEmailLog')}
          </Link>
        }
      >
        {text('newestEmailFailed', { reason })}
      </Notice>
    )
  )
}
