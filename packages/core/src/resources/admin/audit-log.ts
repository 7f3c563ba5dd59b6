import { listAuditEvents as endpoint } from '@latchkey/contract/routes/audit-log'
import type { ResponseOf } from '../../http/http-client.js'
import { pick } from '../../lib/objects.js'
import type { ServerScope } from '../scope.js'

type EventResponse = ResponseOf<typeof endpoint>['items'][number]

/** The kind of an event of the audit log, such as `sign_in.failed` or `password.changed`. */
export type AuditAction = EventResponse['action']

/** An event of the audit log: who did what, when and from where. It contains no secrets. */
export interface AuditEvent {
  /** The ID of the event. */
  readonly id: string
  /** When it happened. */
  readonly createdAt: Date
  /** The kind of the event. */
  readonly action: AuditAction
  /**
   * The actor: a user, a server or admin key (`details.actorKeyId`), a client without a user, the service itself, the SCIM token
   * (`details.scimTokenId`) or set-up link (`details.setupLinkId`) of a company, or its identity provider
   * (`details.connectionId`) at a sign-in. `id` is the ID of the user, also of one who acted as a member of the project.
   * `name` is the current display name of the user, or the primary email address; the description of the key or the
   * SCIM token, or its last characters; the name of the connection; null after a deletion.
   */
  readonly actor: {
    readonly type: EventResponse['actor']['type']
    readonly id: string | null
    readonly name: string | null
  }

  /**
   * The changed resource. `id` is null after a failed sign-in to no account. `name` is the current name of the user or
   * the team.
   */
  readonly subject: {
    readonly type: EventResponse['subject']['type']
    readonly id: string | null
    readonly name: string | null
  }

  /** The current name of the team in `details.teamId`; null if there is none. */
  readonly teamName: string | null
  /** The current name of the member in `details.memberId`, a person who manages the project; null if there is none. */
  readonly memberName: string | null
  /** The current name of the OAuth client in `details.clientId`, such as a connected app; null if there is none. */
  readonly oauthClientName: string | null
  /** IP address of the client; null if the service itself acted. */
  readonly clientAddress: string | null
  /** The `User-Agent` header of the request; null if it had none. */
  readonly userAgent: string | null
  /** ID of the request, which the response has in a header too. A proxy can set it with `X-Request-Id`. */
  readonly requestId: string | null
  /**
   * Facts of the action, such as `method` of a sign-in or `fields` of a changed project. `name` is the name that a key, token,
   * passkey, connection or deleted team had at that time, or the subject of an email. `changes` has the old and the new
   * values of the fields, without those of secrets.
   */
  readonly details: Readonly<EventResponse['details']>
}

/** Options of `listAuditEvents`. */
export interface AuditLogOptions {
  /** `nextCursor` of the previous page. Default: the newest events. */
  cursor?: string
  /** Number of events on a page, from 1 to 1,000. Default: 100. */
  limit?: number
  /** Lists only events with this action, such as `user.created`, or with one of up to 50 actions. */
  action?: AuditAction | readonly AuditAction[]
  /** Lists only events of this user. */
  actorId?: string
  /** Lists only events of this kind of actor, such as `server` for server keys. */
  actorType?: AuditEvent['actor']['type']
  /** Lists only events that this user caused, and those about this user. */
  userId?: string
  /**
   * Lists only events with this text in the client's address, the user agent, the request ID or the details, or in the name or an
   * email address of the user who acted or whom the event is about, in any case. The service compares up to 10,000 events in a
   * call, so a page can have fewer events than `limit`, or none, while `nextCursor` leads to older ones.
   */
  query?: string
  /** Lists only events that changed this user, team, project or permission. */
  subjectId?: string
  /** Lists only events at this time or later. */
  from?: Date
  /** Lists only events before this time. */
  to?: Date
}

/** A page of events, newest first. `nextCursor` is the cursor of the next page; null on the last one. */
export type AuditPage = readonly AuditEvent[] & { readonly nextCursor: string | null }

export async function listAuditEvents(
  { http }: ServerScope,
  { from, to, ...filter }: AuditLogOptions = {},
): Promise<AuditPage> {
  const query = {
    ...pick(filter, 'cursor', 'limit', 'actorId', 'actorType', 'userId', 'query', 'subjectId'),
    action: filter.action && [filter.action].flat().join(','),
    fromMillis: from?.getTime(),
    toMillis: to?.getTime(),
  }
  const { items, pagination } = await http.request(endpoint, { query })
  const events = items.map((event) => Object.freeze(event))
  return Object.freeze(Object.assign(events, { nextCursor: pagination.nextCursor }))
}
