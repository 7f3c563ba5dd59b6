import type { ServerUser } from '@latchkey/core/server'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '../../frame/skeleton.js'
import { EventList } from '../audit-log/event-list.js'

/** The events that the user caused, and those about the account. */
export const Activity = ({ user }: { user: ServerUser }) => (
  <section className="card" id="activity">
    <header className="card-head">
      <h2>Activity</h2>
      <Link to={`../audit-log?user=${user.id}`}>Open in the audit log</Link>
    </header>
    <Suspense fallback={<Skeleton />}>
      <EventList
        filter={{ userId: user.id }}
        empty={<p className="muted">No events in the time that the audit log keeps.</p>}
      />
    </Suspense>
  </section>
)
