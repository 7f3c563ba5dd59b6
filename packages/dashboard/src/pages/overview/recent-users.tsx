import type { MetricsUser } from '@latchkey/core/admin'
import { Link } from 'react-router'
import { nameOfUser, UserAvatar } from '../../ui/avatar.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { RelativeTime } from '../../ui/relative-time.js'

interface RecentUsersProps {
  title: string
  users: readonly MetricsUser[]
  at: 'signedUpAt' | 'lastActiveAt'
}

export const RecentUsers = ({ title, users, at }: RecentUsersProps) => (
  <section className="card">
    <h2>{title}</h2>
    {users.length === 0 && <p className="muted">No users yet.</p>}
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
  </section>
)
