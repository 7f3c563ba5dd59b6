import type { AuditEvent } from '@latchkey/core/admin'
import { Link } from 'react-router'
import { LeftToRight } from '../../ui/isolated-text.js'

const actors = {
  user: 'User',
  server: 'Server key',
  admin: 'Admin',
  client: 'Visitor',
  service: 'Service',
} as const

const subjects = {
  user: 'User',
  team: 'Team',
  project: 'Project',
  permission_definition: 'Permission',
} as const

/**
 * The actor of an event. A user who changed the project is one of its owners, whose account is in the project of the
 * dashboard: this project has no page for it.
 */
export function Actor({ actor: { type, id }, subject }: Pick<AuditEvent, 'actor' | 'subject'>) {
  if (id === null || (type !== 'user' && type !== 'admin')) return actors[type]
  if (type === 'user' && subject.type !== 'project')
    return <Reference name={actors.user} id={id} to={`../users/${id}`} />
  return <span title={id}>Owner</span>
}

/** A team that an event names beside its subject. The team that owns the project is in the project of the dashboard. */
export function TeamOfEvent({ id, subject }: Pick<AuditEvent, 'subject'> & { id: string }) {
  return subject.type === 'project' ? <span title={id}>Owner team</span> : <TeamReference id={id} />
}

const TeamReference = ({ id }: { id: string }) => (
  <Reference name={subjects.team} id={id} to={`../teams/${id}`} />
)

/** The subject of an event. The page of a deleted user or team says that it was deleted. */
export function Subject({ subject: { type, id } }: Pick<AuditEvent, 'subject'>) {
  if (id === null) return 'No account'
  if (type === 'user') return <Reference name={subjects.user} id={id} to={`../users/${id}`} />
  if (type === 'team') return <TeamReference id={id} />
  if (type === 'project') return subjects.project
  return (
    <>
      {subjects[type]} <LeftToRight text={id} />
    </>
  )
}

/** A link with the first characters of an ID, which are enough to distinguish two IDs. */
const Reference = ({ name, id, to }: { name: string; id: string; to: string }) => (
  <Link to={to} title={id}>
    {name} <LeftToRight text={id.slice(0, 8)} />
  </Link>
)
