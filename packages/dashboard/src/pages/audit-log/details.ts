import type { AuditEvent } from '@latchkey/core/admin'
import { providerName } from '@latchkey/core/internal'
import { roleKeys } from '../../data/role-keys.js'
import type { texts } from '../../locales/en/audit-log.js'
import type { SharedKey } from '../../locales/text.js'
import { methodName } from '../users/methods.js'
import { type Change, nameOfField, namesOfFields, valueOfField } from './changed-fields.js'
import { toWords } from './to-words.js'
import type { EventTexts } from './use-event-texts.js'

type FactKey = SharedKey | keyof typeof texts

/** A fact of an event in words, or a code for developers. */
export interface Fact {
  readonly name: string
  readonly value: string
  /** The value before a change. */
  readonly before?: string
}

/** Why a sign-in failed. */
const failures: Readonly<Record<string, FactKey>> = {
  ACCOUNT_DELETION_PENDING: 'deletionPending',
  ANONYMOUS_ACCOUNTS_NOT_ENABLED: 'guestsOff',
  EMAIL_PASSWORD_MISMATCH: 'wrongPassword',
  INVALID_TOTP_CODE: 'wrongAuthenticatorCode',
  PASSKEY_AUTHENTICATION_FAILED: 'passkeyRejected',
  PASSWORD_AUTHENTICATION_NOT_ENABLED: 'passwordSignInOff',
  PASSWORD_CHANGE_REQUIRED: 'passwordChangeRequired',
  SIGN_UP_NOT_ENABLED: 'signUpOff',
  USER_BANNED: 'userIsBanned',
  VERIFICATION_CODE_ALREADY_USED: 'codeUsed',
  VERIFICATION_CODE_EXPIRED: 'codeExpired',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'tooManyCodes',
  VERIFICATION_CODE_NOT_FOUND: 'wrongCode',
}

/** Why something happened. Other reasons are words of the team, such as those of a ban. */
const reasons: Readonly<Record<string, FactKey>> = {
  authorization_code_reused: 'authorizationCodeReused',
  connection_deleted: 'connectionDeleted',
  ended_by_provider: 'endedByProvider',
  generated: 'generatedByAdmin',
  refresh_token_reused: 'refreshTokenReused',
  session_limit_reached: 'tooManySessions',
  signed_out_everywhere: 'signedOutEverywhere',
  sso_required: 'endedForSso',
}

type FactSource = Pick<AuditEvent, 'details' | 'oauthClientName' | 'memberName'>

/** Returns the facts of an event that a reader asks for first. */
export function factsOf(
  { details, oauthClientName, memberName }: FactSource,
  eventTexts: EventTexts,
): Fact[] {
  const { text, time } = eventTexts
  const facts: Fact[] = []
  const add = (key: FactKey, value: string | undefined) => {
    if (value !== undefined) facts.push({ name: text(key), value })
  }
  /** The text of a code; the code itself for one that is not in the list. */
  const textIn = (keys: Readonly<Record<string, FactKey>>, code: string, other = code) => {
    const key = keys[code]
    return key ? text(key) : other
  }
  const { method, errorCode, reason, deleteAt, banEndsAt, isEnabled, fields, recipientCount } =
    details
  add('why', errorCode && textIn(failures, errorCode, toWords(errorCode)))
  add('method', method && (method === 'totp' ? text('authenticatorApp') : methodName(method, text)))
  const { changes = [] } = details
  const isChanged = (name: string) => changes.some(({ field }) => field === name)
  if (!isChanged('reason')) add('reason', reason && textIn(reasons, reason))
  add('deviceOfEvent', details.device)
  add('name', details.name)
  add('email', details.email)
  const { providerId, providerName: connectionName } = details
  add('providerOfEvent', connectionName ?? (providerId && providerName(providerId)))
  add('domainOfEvent', details.domain)
  add('webhookOfEvent', details.webhook)
  add('appOfEvent', oauthClientName ?? details.clientId)
  add('permissionOfEvent', details.permissionId)
  if (!isChanged('role')) add('roleOfEvent', details.role && text(roleKeys[details.role]))
  add('turned', isEnabled === undefined ? undefined : text(isEnabled ? 'on' : 'off'))
  add('emailsOfKind', details.category)
  for (const change of changes) facts.push(factOfChange(change, eventTexts))
  if (changes.length === 0) add('what', fields && namesOfFields(fields, eventTexts))
  add(
    'recipients',
    recipientCount === undefined ? undefined : text('userCount', { count: recipientCount }),
  )
  add('willBeDeleted', deleteAt && time(deleteAt))
  if (!isChanged('banEndsAtMillis')) add('banEnds', banEndsAt && time(banEndsAt))
  add('firstPassword', details.isFirst ? text('yes') : undefined)
  add('memberOfEvent', memberName ?? undefined)
  return facts
}

/** Returns the name of a changed field with its values. Those of a secret are not in the log. */
function factOfChange({ field, before, after }: Change, eventTexts: EventTexts): Fact {
  const name = nameOfField(field, eventTexts)
  if (before === undefined || after === undefined)
    return { name, value: eventTexts.text('changedValue') }
  return {
    name,
    before: valueOfField(field, before, eventTexts),
    value: valueOfField(field, after, eventTexts),
  }
}

/** Returns a fact as a text: its value, after the one before a change. */
export const valueTextOf = ({ before, value }: Fact, { text }: EventTexts): string =>
  before === undefined ? value : text('changedFromTo', { before, after: value })

/** Keeps the direction of a value apart from that of the text around it (UAX #9, FSI and PDI). */
const isolated = (value: string): string => `\u2068${value}\u2069`

/** Returns the old and the new values of a ban, such as "Spam → Fraud · Until May 1 → May 8". */
function textOfBanChanges(changes: readonly Change[], eventTexts: EventTexts): string {
  const { text } = eventTexts
  const parts = changes.map((change) => {
    const fact = factOfChange(change, eventTexts)
    const value = valueTextOf(fact, eventTexts)
    if (change.field === 'reason') return value
    const hasEnds = change.before !== null && change.after !== null
    return hasEnds
      ? text('untilTime', { time: value })
      : text('nameAndValue', { name: fact.name, value })
  })
  return parts.join(' · ')
}

/** Returns one change with its new value, or the names of several changed fields. */
function textOfChanges(changes: readonly Change[], eventTexts: EventTexts): string {
  const [change, ...others] = changes
  if (change === undefined) return ''
  if (others.length > 0)
    return namesOfFields(
      changes.map(({ field }) => field),
      eventTexts,
    )
  const first = factOfChange(change, eventTexts)
  if (first.before === undefined) return first.name
  return eventTexts.text('nameAndValue', { name: first.name, value: isolated(first.value) })
}

/** Returns the name of an event. Another ban of a banned user changes the one before. */
export const titleOf = (
  { action, details }: Pick<AuditEvent, 'action' | 'details'>,
  { text, nameOf }: EventTexts,
): string => (action === 'user.banned' && details.changes ? text('banChanged') : nameOf(action))

/** Returns what the row of an event shows beside its name: the member of the project, the main fact, and the team. */
export function mainFactOf(event: AuditEvent, eventTexts: EventTexts): string | undefined {
  // In the log of a project, the team of an event about the project is the one that owns it.
  const team = event.subject.type === 'project' ? null : event.teamName
  const parts = [event.memberName, ownFactOf(event, eventTexts), team].filter(Boolean)
  return parts.length === 0 ? undefined : parts.join(' · ')
}

/** Returns one fact: of a ban, its reason and its end; of a change, what changed. */
function ownFactOf(event: AuditEvent, eventTexts: EventTexts): string | undefined {
  const [first] = factsOf({ ...event, memberName: null }, eventTexts)
  const { action, details } = event
  const [change, ...otherChanges] = details.changes ?? []
  if (change !== undefined && action === 'user.banned')
    return textOfBanChanges([change, ...otherChanges], eventTexts)
  if (change !== undefined && first?.name === nameOfField(change.field, eventTexts))
    return textOfChanges([change, ...otherChanges], eventTexts)
  if (action !== 'user.banned' || details.banEndsAt === undefined) return first?.value
  const end = eventTexts.text('untilTime', { time: eventTexts.time(details.banEndsAt) })
  return details.reason === undefined ? end : `${details.reason} · ${end}`
}

/** Returns the codes of an event, for developers. */
export function codesOf(
  { id, action, requestId, details }: AuditEvent,
  { text }: EventTexts,
): Fact[] {
  const codes: [FactKey, string | null | undefined][] = [
    ['action', action],
    ['errorCode', details.errorCode],
    ['eventId', id],
    ['requestId', requestId],
    ['sessionId', details.sessionId],
    ['teamId', details.teamId],
    ['memberId', details.memberId],
    ['invitationId', details.invitationId],
    ['connectionId', details.connectionId],
    ['scimTokenId', details.scimTokenId],
    ['setupLinkId', details.setupLinkId],
    ['contactChannelId', details.contactChannelId],
    ['passkeyId', details.passkeyId],
    ['apiKeyId', details.apiKeyId],
    ['projectKeyId', details.projectKeyId],
    ['actorKeyId', details.actorKeyId],
    ['oauthClientId', details.clientId],
  ]
  return codes.flatMap(([key, value]) => (value ? [{ name: text(key), value }] : []))
}
