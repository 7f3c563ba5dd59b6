import type { MetricsUser } from '@latchkey/core/admin'
import { Link } from 'react-router'
import { UserAvatar, useNames } from '../../ui/avatar.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { RelativeTime } from '../../ui/times/relative-time.js'

interface RecentUsersProps {
  title: string
  users: readonly MetricsUser[]
  at: 'signedUpAt' | 'lastActiveAt'
  /** In place of the list. */
  empty: string
}

export function RecentUsers({ title, users, at, empty }: RecentUsersProps) {
  const { nameOfUser } = useNames()
  return (
    <section className="card">
      <h2>{title}</h2>
      {users.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ul className="people">
          {users.map((user) => (
            <li key={user.id}>
              <UserAvatar user={user} />
              <Link to={`users/${user.id}`}>
                <IsolatedText text={nameOfUser(user)} />
              </Link>
              <span className="muted">
                <RelativeTime at={user[at]} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
