import { Link } from 'react-router'
import { nameOfUser, UserAvatar } from '../../ui/avatar.js'
import { Given } from '../../ui/given.js'
import { Moment } from '../../ui/moment.js'

interface Person {
  readonly id: string
  readonly displayName: string | null
  readonly primaryEmail: string | null
  readonly profileImageUrl: string | null
  readonly signedUpAt: Date
  readonly lastActiveAt: Date
}

interface PeopleProps {
  title: string
  people: readonly Person[]
  at: 'signedUpAt' | 'lastActiveAt'
}

export const People = ({ title, people, at }: PeopleProps) => (
  <section className="card">
    <h2>{title}</h2>
    {people.length === 0 && <p className="muted">No users yet.</p>}
    <ul className="people">
      {people.map((person) => (
        <li key={person.id}>
          <UserAvatar user={person} />
          <Link to={`users/${person.id}`}>
            <Given text={nameOfUser(person)} />
          </Link>
          <span className="muted">
            <Moment at={person[at]} />
          </span>
        </li>
      ))}
    </ul>
  </section>
)
