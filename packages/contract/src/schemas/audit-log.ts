import * as z from 'zod/mini'
import { PROJECT_ROLES } from '../project-roles.js'
import { foreignId, millis, page, textUpTo, uuid } from './primitives.js'

/** Everything that an audit log records, in past tense. */
export const auditAction = z.enum([
  'user.created',
  'user.changed',
  'user.upgraded',
  'user.exported',
  'user.deletion_scheduled',
  'user.restored',
  'user.deleted',
  'users.exported',
  'user.banned',
  'user.unbanned',
  'sign_in.succeeded',
  'sign_in.failed',
  'session.created',
  'session.impersonated',
  'session.ended',
  'password.set',
  'password.changed',
  'password.reset',
  'password.removed',
  'address.added',
  'address.changed',
  'address.verified',
  'address.removed',
  'factor.added',
  'factor.removed',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'recovery_codes.created',
  'recovery_code.used',
  'sign_in_method.changed',
  'provider.connected',
  'provider.changed',
  'provider.disconnected',
  'credentials.revoked',
  'api_key.created',
  'api_key.changed',
  'api_key.revoked',
  'project_key.created',
  'project_key.changed',
  'project_key.revoked',
  'signing_key.rotated',
  'oauth_client.created',
  'oauth_client.changed',
  'oauth_client.deleted',
  'oauth_consent.granted',
  'oauth_consent.revoked',
  'proof_of_work.started',
  'proof_of_work.ended',
  'permission.granted',
  'permission.revoked',
  'permission_definition.created',
  'permission_definition.changed',
  'permission_definition.deleted',
  'team.created',
  'team.changed',
  'team.deleted',
  'team_domain.added',
  'team_domain.verified',
  'team_domain.lost',
  'team_domain.removed',
  'team_connection.created',
  'team_connection.changed',
  'team_connection.deleted',
  'scim_token.created',
  'scim_token.revoked',
  'sso_setup_link.created',
  'sso_setup_link.revoked',
  'provisioned_user.created',
  'provisioned_user.activated',
  'provisioned_user.deactivated',
  'provisioned_user.deleted',
  'team_member.added',
  'team_member.role_changed',
  'team_member.removed',
  'team_invitation.sent',
  'team_invitation.revoked',
  'email.sent',
  'notification_preference.changed',
  'webhook.created',
  'webhook.changed',
  'webhook.deleted',
  'project.created',
  'project.changed',
  'project.deleted',
])

const auditActorType = z.enum([
  'user',
  'server',
  'admin',
  'client',
  'service',
  'scim_token',
  'setup_link',
  'identity_provider',
])

/**
 * The actor: a user, a key of the project, a client without a user, the service itself, or what a company gave its identity
 * provider. The details of the event name the key, the SCIM token, the set-up link or the connection.
 */
export const auditActor = z.strictObject({
  type: auditActorType,
  /** The user, also with `admin` if a user of `internal` acted as the owner of the project. */
  id: z.nullable(uuid),
})

/** The thing that the action changed. `id` is null if a failed sign-in was for no account. */
export const auditSubject = z.strictObject({
  type: z.enum(['user', 'team', 'project', 'permission_definition']),
  id: z.nullable(z.string()),
})

/** A value that is no secret; null if there was or is none. */
const auditValue = z.nullable(z.union([z.boolean(), z.number(), z.string(), z.array(z.string())]))

/** A changed field. `before` and `after` are absent if the value is a secret, or is too long. */
export const auditChange = z.strictObject({
  /** The name of the field, such as `displayName` or `emailConfig.host`. */
  field: z.string(),
  before: z.optional(auditValue),
  after: z.optional(auditValue),
})

/** Facts of an action. A field that could contain a secret does not exist. */
export const auditDetails = z.partial(
  z.strictObject({
    /** How the user signed in. */
    method: z.enum(['password', 'otp', 'passkey', 'oauth', 'sso', 'totp', 'anonymous']),
    error_code: z.string(),
    session_id: uuid,
    reason: z.string(),
    /** The device of the session that ended, such as `Chrome on macOS`. */
    device: z.string(),
    /** When the account will be deleted. */
    delete_at_millis: millis,
    /** When the ban ends by itself. */
    ban_ends_at_millis: millis,
    contact_channel_id: uuid,
    email: z.string(),
    provider_id: z.string(),
    /** The name of the connection of a team. */
    provider_name: z.string(),
    is_enabled: z.boolean(),
    /** The name of a category of emails. */
    category: z.string(),
    passkey_id: uuid,
    api_key_id: uuid,
    project_key_id: uuid,
    /** The set of project keys with which a server or an admin acted. */
    actor_key_id: uuid,
    /**
     * The name that the key, token, passkey, connection or team had at that time, or the subject of the email. Users have no name
     * here: theirs are read when the events are listed.
     */
    name: z.string(),
    /** An OAuth client of the project. */
    client_id: z.string(),
    /** Whether the user had no password before. */
    is_first: z.boolean(),
    permission_id: z.string(),
    team_id: uuid,
    /** The member of the team that owns the project, in the audit log of that project. */
    member_id: uuid,
    /** The role of a person who manages the project. */
    role: z.enum(PROJECT_ROLES),
    invitation_id: uuid,
    /** The domain of a team. */
    domain: z.string(),
    /** A connection of a team with its identity provider. */
    connection_id: uuid,
    /** A token of the identity provider of a connection: the created or revoked one, or the actor. */
    scim_token_id: uuid,
    /** The set-up link of a team that was created or revoked, or with which a change was made. */
    setup_link_id: uuid,
    /** Host of the webhook: with some receivers, the rest of the URL is the secret. */
    webhook: z.string(),
    /** The number of users to whom an email was sent. */
    recipient_count: z.int(),
    /** Names of the settings that changed or of the credentials that ended. */
    fields: z.array(z.string()),
    /** The changed fields with their old and new values. */
    changes: z.array(auditChange),
  }),
)

export const auditEvent = z.strictObject({
  id: uuid,
  created_at_millis: millis,
  action: auditAction,
  actor: auditActor,
  subject: auditSubject,
  client_address: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  details: auditDetails,
})

/** The name that something has now; null if it was deleted or has no name. */
const currentName = z.nullable(z.string())

/** An event with the current names of the users, teams and OAuth clients that it is about. */
export const namedAuditEvent = z.extend(auditEvent, {
  /**
   * The display name of the user, or the primary email address; the description of the project keys or the SCIM token, or the
   * last characters; the display name of the connection.
   */
  actor: z.extend(auditActor, { name: currentName }),
  /** The same, or the display name of the team. */
  subject: z.extend(auditSubject, { name: currentName }),
  /** The display name of the team that the details name. */
  team_name: currentName,
  /** The name of the member that the details name, as the one of an actor. */
  member_name: currentName,
  /** The display name of the OAuth client that the details name. */
  oauth_client_name: currentName,
})

/** How many actions a filter may name. */
const MAX_ACTIONS = 50

const isAction = (text: string) => z.safeParse(auditAction, text).success

/** One action or several, separated by commas. */
const auditActions = textUpTo(2000).check(
  z.refine((text) => {
    const names = text.split(',')
    return names.length <= MAX_ACTIONS && names.every(isAction)
  }, `must be an action, or up to ${MAX_ACTIONS} actions separated by commas`),
)

export const listAuditEvents = {
  query: z.strictObject({
    /** `next_cursor` of the previous page. */
    cursor: z.optional(foreignId),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    action: z.optional(auditActions),
    actor_id: z.optional(uuid),
    actor_type: z.optional(auditActorType),
    /** Events that this user caused, and those about this user. */
    user_id: z.optional(uuid),
    /** A part of an address, client or other fact of the event, or of the name or email of a user in it, in any case. */
    query: z.optional(textUpTo(256)),
    subject_id: z.optional(foreignId),
    /** Events at this time or later. */
    from_millis: z.optional(millis),
    /** Events before this time. */
    to_millis: z.optional(millis),
  }),
  response: page(namedAuditEvent),
}
