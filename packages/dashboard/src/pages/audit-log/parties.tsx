import type { AuditEvent } from '@latchkey/core/admin'
import { Link } from 'react-router'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'

/** Kinds of actors. */
export const actorNames = {
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
export function Actor({ actor, subject }: Pick<AuditEvent, 'actor' | 'subject'>) {
  const { type, id, name } = actor
  if (id === null || (type !== 'user' && type !== 'admin')) return actorNames[type]
  if (type === 'user' && subject.type !== 'project')
    return <Reference type={actorNames.user} id={id} name={name} to={`../users/${id}`} />
  return <span title={id}>Owner {name !== null && <IsolatedText text={name} />}</span>
}

/** A team that an event names beside its subject. The team that owns the project is in the project of the dashboard. */
export function TeamOfEvent({
  id,
  event: { subject, teamName },
}: {
  id: string
  event: Pick<AuditEvent, 'subject' | 'teamName'>
}) {
  if (subject.type === 'project')
    return (
      <span title={id}>Owner team {teamName !== null && <IsolatedText text={teamName} />}</span>
    )
  return (
    <>
      {teamName !== null && 'Team '}
      <TeamReference id={id} name={teamName} />
    </>
  )
}

const TeamReference = ({ id, name }: { id: string; name: string | null }) => (
  <Reference type={subjects.team} id={id} name={name} to={`../teams/${id}`} />
)

/** The subject of an event. The page of a deleted user or team says that it was deleted. */
export function Subject({ subject: { type, id, name } }: Pick<AuditEvent, 'subject'>) {
  if (id === null) return 'No account'
  if (type === 'user')
    return <Reference type={subjects.user} id={id} name={name} to={`../users/${id}`} />
  if (type === 'team') return <TeamReference id={id} name={name} />
  if (type === 'project') return subjects.project
  return (
    <>
      {subjects[type]} <LeftToRight text={id} />
    </>
  )
}

interface ReferenceProps {
  type: string
  id: string
  name: string | null
  to: string
}

/** A link to a user or a team. One that was deleted has the first characters of its ID in place of the name. */
const Reference = ({ type, id, name, to }: ReferenceProps) => (
  <Link to={to} title={id}>
    {name === null ? (
      <>
        {type} <LeftToRight text={id.slice(0, 8)} />
      </>
    ) : (
      <IsolatedText text={name} />
    )}
  </Link>
)

/**
 * Returns the actor and the subject of an event as one text, for a row of a list.
 *
 * @param userId the user whose events are listed: that user needs no name
 */
export function partiesOf(
  { actor, subject }: Pick<AuditEvent, 'actor' | 'subject'>,
  userId: string | undefined,
): string {
  const about = subject.id !== null && subject.id === userId ? undefined : subjectText(subject)
  const text = [about, byText(actor, subject)].filter(Boolean).join(' · ') || 'By the user'
  return text.replace(/^by/, 'By')
}

/** Says who acted, unless it is the subject itself. */
function byText(actor: AuditEvent['actor'], subject: AuditEvent['subject']): string | undefined {
  if (actor.id !== null && actor.id === subject.id) return undefined
  const isOwner = actor.id !== null && (actor.type === 'admin' || subject.type === 'project')
  return `by ${isOwner ? `owner ${actor.name ?? ''}`.trim() : actorText(actor)}`
}

const actorText = ({ type, name }: AuditEvent['actor']) => name ?? actorNames[type].toLowerCase()

function subjectText({ type, id, name }: AuditEvent['subject']): string {
  if (id === null) return 'No account'
  if (name !== null) return name
  if (type === 'project') return subjects.project
  return `${subjects[type]} ${type === 'permission_definition' ? id : id.slice(0, 8)}`
}
