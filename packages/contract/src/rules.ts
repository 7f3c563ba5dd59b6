import type { Output } from './wire.js'
import type { ProjectRole } from './project-roles.js'
import type { auditAction } from './schemas/audit-log.js'

/**
 * The caller that a call needs with client access:
 *
 * - `anyone`: no user, such as for a sign-in
 * - `optional-user`: a user changes what the call does, such as an anonymous user who signs up
 * - `user`: the access token of a session that has not ended
 * - `session`: also the refresh token of the same session, because the call makes something that outlives an access token
 * - `setup-link`: no user, but the token of a set-up link of a team in the header `Authorization` (RFC 6750, section 2.1)
 *
 * The key of a server or an admin stands in for a user.
 */
export type Caller = 'anyone' | 'optional-user' | 'user' | 'session' | 'setup-link'

/**
 * The kinds of users that a project can tell apart from regular ones. A user `without-second-factor` needs one and had time
 * to set it up; a `restricted` user has to verify the email first.
 */
export type UserKind = 'anonymous' | 'restricted' | 'without-second-factor' | 'impersonated'

/** A value in the input of a call, by its name in the request, such as `query.team_id`. */
export type InputField = `${'params' | 'query' | 'body'}.${string}`

/** The user that a call is about. Clients may only name the signed-in user; servers may name any. */
export interface AboutRule {
  /** Where the call names the user: `me` or an ID. */
  readonly user: InputField
  /** Access types that may leave the user out. Servers: the call is about all users then. Default: none. */
  readonly optionalFor?: 'servers' | 'everyone'
  /** Clients may name other users too: `permission` decides what they may do. */
  readonly allowsOthers?: true
  /** The rejection if a server names a user that does not exist. Default: USER_NOT_FOUND. */
  readonly unknown?: 'USER_ID_DOES_NOT_EXIST' | 'accepted'
  /** Status of the rejection of a client that names another user. Default: 403. */
  readonly rejectionStatus?: 400
}

/** The permissions that a user needs in a team. Servers need none. */
export interface PermissionRule {
  /** Where the call names the team. */
  readonly team: InputField
  /** The call may be about a user instead of a team, and needs no permission then. */
  readonly isOptional?: true
  /** The IDs of the permissions. An empty list: membership is enough. */
  readonly ids: readonly string[]
  /** Membership is enough if the call is about the caller. */
  readonly exceptSelf?: true
  /** The code of the rejection, if the caller may not learn more than that. */
  readonly rejection?: 'API_KEY_NOT_FOUND'
}

/**
 * The API key that a call is about. Clients may only name a key of the signed-in user, or of a team in which the user has
 * the permission `$manage_api_keys`.
 */
export interface ApiKeyRule {
  /** Where the call names the key: an ID. */
  readonly id: InputField
  readonly owner: 'user' | 'team'
}

/** A part of a call that a lower role may make: the body has no other fields than these. */
export interface PartialRoleRule {
  readonly role: ProjectRole
  /** Fields that may have any value. */
  readonly sets: readonly InputField[]
  /** Fields that may be null only. Default: none. */
  readonly clears?: readonly InputField[]
}

/** A field that needs a recent sign-in. An object with only the fields of `except` needs none. */
export type RecentSignInField =
  | InputField
  | { readonly field: InputField; readonly except: readonly string[] }

/** The switch of a project that must be on. */
export type SettingRule =
  | 'allowTeamApiKeys'
  | 'allowUserApiKeys'
  | 'clientTeamCreationEnabled'
  | 'clientUserDeletionEnabled'
  | 'credentialEnabled'
  | 'magicLinkEnabled'
  | 'passkeyEnabled'

/** A budget that a call spends before its handler runs. Every write of a user also spends the budget `write`. */
export type LimitRule =
  | 'started-sign-in'
  | 'domain-checks-of-setup-link'
  | { readonly email: InputField }
  | { readonly domainChecksOf: InputField }

export type AuditAction = Output<typeof auditAction>

/**
 * The requirements of a call besides valid input. The service checks the rules before the handler runs, in the order of this
 * list.
 */
export interface Rules {
  /** A person makes the call: the key of an admin does not stand in for one. */
  readonly requiresPerson?: true
  /**
   * The lowest role that a person needs who manages the project and calls with server or admin access. Keys of the project
   * need none. Default: `developer`.
   */
  readonly role?: ProjectRole
  readonly partialRole?: PartialRoleRule
  /** Default: `user` for calls with client access and for calls about `me`, else `anyone`. */
  readonly caller?: Caller
  /** The code of the rejection without a user. Default: CANNOT_GET_OWN_USER_WITHOUT_USER. */
  readonly withoutUser?:
    | 'CANNOT_GET_OWN_USER_WITHOUT_USER'
    | 'USER_AUTHENTICATION_REQUIRED'
    | 'SCHEMA_ERROR'
  /** Only the project that owns the dashboard has the call. Its rule `users` also holds with the key of a server. */
  readonly project?: 'internal'
  /** Default: none. */
  readonly setting?: SettingRule
  /**
   * Kinds of users that may make the call. Default: all but those without a second factor for a read, only regular users
   * for a write.
   */
  readonly users?: readonly UserKind[]
  /** The user that the call is about. `me`: the signed-in user, also with the key of a server. */
  readonly about?: 'me' | AboutRule
  readonly permission?: PermissionRule
  readonly apiKey?: ApiKeyRule
  /**
   * The user, or the owner who calls with admin access, signed in recently. A list of fields: only calls that contain one of
   * them need it.
   */
  readonly recentSignIn?: true | readonly RecentSignInField[]
  /**
   * The client first solves a challenge if the project requires it: for calls that create an account without a provider, or
   * send an email to any address. A session is no reason for an exception, because one proof buys an anonymous account. Servers
   * need no proof.
   */
  readonly proofOfWork?: true
  readonly limits?: readonly LimitRule[]
  /** The events that the call may write to the audit log. A string says why a write has none. */
  readonly audit?: readonly AuditAction[] | string
}
