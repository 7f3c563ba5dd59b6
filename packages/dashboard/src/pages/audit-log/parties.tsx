import type { AuditEvent } from '@latchkey/core/admin'
import { CONFIGURED_KEYS } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/audit-log.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'

/** The keys of the names of the kinds of actors. */
export const actorNames = {
  user: 'userKind',
  server: 'serverKeyKind',
  admin: 'admin',
  client: 'visitor',
  service: 'service',
  scim_token: 'scimTokenKind',
  setup_link: 'setupLinkKind',
  identity_provider: 'identityProviderKind',
} as const

/** The keys of texts such as "By server key". */
const byActor = {
  user: 'byUser',
  server: 'byServerKey',
  admin: 'byAdmin',
  client: 'byVisitor',
  service: 'byService',
  scim_token: 'byScimToken',
  setup_link: 'bySetupLink',
  identity_provider: 'byIdentityProvider',
} as const

/** The keys of texts such as "SCIM token Okta", of actors that are no users. */
const namedActors = {
  server: { name: 'keyNamed', by: 'byKeyNamed' },
  admin: { name: 'keyNamed', by: 'byKeyNamed' },
  scim_token: { name: 'scimTokenNamed', by: 'byScimTokenNamed' },
  identity_provider: { name: 'identityProviderNamed', by: 'byIdentityProviderNamed' },
} as const

const isNamedActor = (type: AuditEvent['actor']['type']): type is keyof typeof namedActors =>
  Object.hasOwn(namedActors, type)

/** Whether a key of the configuration file acted, which has no name of its own. */
const isConfiguredKey = ({ type, id, name }: AuditEvent['actor']): boolean =>
  (type === 'server' || type === 'admin') && id === null && name === CONFIGURED_KEYS

const shortId = (id: string) => id.slice(0, 8)

/** The keys of texts such as "User 1b9d6bcd". */
const withId = {
  user: 'userWithId',
  team: 'teamWithId',
} as const

/**
 * The actor of an event. A user who changed the project, and an admin with an ID, is a member of the project: an owner, a
 * developer or a support member. Their accounts are in the project of the dashboard, so this project has no page for them.
 */
export function Actor({ actor, subject }: Pick<AuditEvent, 'actor' | 'subject'>) {
  const { text, rich } = useTranslation(texts)
  const { type, id, name } = actor
  if (isConfiguredKey(actor)) return text('configuredKey')
  if (id === null && name !== null && isNamedActor(type))
    return rich(namedActors[type].name, { name: <IsolatedText text={name} /> })
  if (id === null || (type !== 'user' && type !== 'admin')) return text(actorNames[type])
  if (type === 'user' && subject.type !== 'project')
    return <Reference type="user" id={id} name={name} />
  return (
    <span title={id}>
      {name === null
        ? text('projectMemberKind')
        : rich('projectMemberNamed', { name: <IsolatedText text={name} /> })}
    </span>
  )
}

interface TeamOfEventProps {
  id: string
  event: Pick<AuditEvent, 'subject' | 'teamName'>
}

/** A team that an event names beside its subject. The team that owns the project is in the project of the dashboard. */
export function TeamOfEvent({ id, event: { subject, teamName } }: TeamOfEventProps) {
  const { text, rich } = useTranslation(texts)
  if (subject.type === 'project')
    return (
      <span title={id}>
        {teamName === null
          ? text('ownerTeam')
          : rich('ownerTeamNamed', { name: <IsolatedText text={teamName} /> })}
      </span>
    )
  const reference = <Reference type="team" id={id} name={teamName} />
  return teamName === null ? reference : rich('teamNamed', { name: reference })
}

/** The subject of an event. The page of a deleted user or team says that it was deleted. */
export function Subject({ subject: { type, id, name } }: Pick<AuditEvent, 'subject'>): ReactNode {
  const { text } = useTranslation(texts)
  if (id === null) return text('noAccount')
  if (type === 'user' || type === 'team') return <Reference type={type} id={id} name={name} />
  if (type === 'project') return text('project')
  return <LeftToRight text={id} />
}

interface ReferenceProps {
  type: 'user' | 'team'
  id: string
  name: string | null
}

/** A link to a user or a team. One that was deleted has the first characters of its ID in place of the name. */
function Reference({ type, id, name }: ReferenceProps) {
  const { rich } = useTranslation(texts)
  return (
    <Link to={`../${type}s/${id}`} title={id}>
      {name === null ? (
        rich(withId[type], { id: <LeftToRight text={shortId(id)} /> })
      ) : (
        <IsolatedText text={name} />
      )}
    </Link>
  )
}

/**
 * Returns the subject and the actor of an event as texts, for a row of a list. The subject is null on the page of
 * this user, and if it is the project, to which the whole log belongs.
 *
 * @param listedUserId the user whose page has the list
 */
export function partiesOf(
  { actor, subject }: Pick<AuditEvent, 'actor' | 'subject'>,
  listedUserId: string | undefined,
  text: TextOf<typeof texts>,
): { about: string | null; by: string } {
  const isListed = subject.id !== null && subject.id === listedUserId
  const isSelf = actor.id !== null && actor.id === subject.id
  return {
    about: isListed || subject.type === 'project' ? null : subjectText(subject, text),
    by: isSelf ? text('byTheUser') : byText(actor, subject, text),
  }
}

/** Says who acted. */
function byText(
  actor: AuditEvent['actor'],
  subject: AuditEvent['subject'],
  text: TextOf<typeof texts>,
): string {
  const { type, id, name } = actor
  if (isConfiguredKey(actor)) return text('byConfiguredKey')
  if (id !== null && (type === 'admin' || subject.type === 'project'))
    return name === null ? text('byProjectMember') : text('byNamed', { name })
  if (name === null)
    return type === 'user' && id !== null
      ? text('byNamed', { name: textWithId(type, id, text) })
      : text(byActor[type])
  return text(isNamedActor(type) ? namedActors[type].by : 'byNamed', { name })
}

function subjectText(
  { type, id, name }: AuditEvent['subject'],
  text: TextOf<typeof texts>,
): string {
  if (id === null) return text('noAccount')
  if (name !== null) return name
  if (type === 'project') return text('project')
  // The name of the event says that it is a permission.
  if (type === 'permission_definition') return id
  return textWithId(type, id, text)
}

/** Names a deleted user or team, such as "User 1b9d6bcd". */
export const textWithId = (type: keyof typeof withId, id: string, text: TextOf<typeof texts>) =>
  text(withId[type], { id: shortId(id) })
