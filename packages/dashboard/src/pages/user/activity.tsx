import type { ServerUser } from '@latchkey/core/server'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { Skeleton } from '../../frame/skeleton.js'
import { EventList } from '../audit-log/event-list.js'
import { RECENT } from './use-activity.js'

/** The events that the user caused, and those about the account. */
export function Activity({ user }: { user: ServerUser }) {
  const { text } = useTranslation(texts)
  return (
    <section className="card" id="activity">
      <header className="card-head">
        <h2>{text('activity')}</h2>
        <Link to={`../audit-log?user=${user.id}`}>{text('openInAuditLog')}</Link>
      </header>
      <Suspense fallback={<Skeleton />}>
        <EventList
          filter={{ userId: user.id }}
          listedUserId={user.id}
          length={RECENT}
          empty={<p className="muted">{text('noActivity')}</p>}
        />
      </Suspense>
    </section>
  )
}
