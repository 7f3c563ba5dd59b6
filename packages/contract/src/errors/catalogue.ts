import type { ProjectRole } from '../project-roles.js'
import type { ProductionModeError } from '../production-mode.js'
import { CLI_AUTH_EXPIRED_MESSAGE, CLI_AUTH_USED_MESSAGE } from './cli-messages.js'

/** The name of a family: a list of codes that callers handle alike, in `families.ts`. */
export type Family =
  | 'verificationCodeErrors'
  | 'passwordRequirementErrors'
  | 'accessTokenErrors'
  | 'refreshTokenErrors'
  | 'adminAccessTokenErrors'
  | 'projectAuthenticationErrors'
  | 'apiKeyErrors'

/** Where an error comes from: the service or the client. The service does not send `reserved` codes yet. */
export type Origin = 'service' | 'client' | 'reserved'

/**
 * The first clients that know a code that the protocol of June 2025 does not have: published clients of the later
 * generation, or only the client of this repository. Others get the error without its code.
 */
export type FirstClient = 'later' | 'own'

export interface CatalogueEntry<Details> {
  readonly status: number
  readonly message: (details: Details) => string
  readonly family: Family | undefined
  readonly origin: Origin
  readonly firstClient: FirstClient | undefined
}

type None = undefined
type Extra = { family?: Family; origin?: Origin; firstClient?: FirstClient }

/**
 * @typeParam Details the type of the error's `details`. `NoInfer` in the result, because `satisfies` below would infer
 *   `never` for entries without details
 */
function entry<Details = None>(
  status: number,
  message: string | ((details: Details) => string),
  { family, origin = 'service', firstClient }: Extra = {},
): CatalogueEntry<NoInfer<Details>> {
  return {
    status,
    family,
    origin,
    firstClient,
    message: typeof message === 'string' ? () => message : message,
  }
}

const PROJECT = { family: 'projectAuthenticationErrors' } as const
const OWNER = { family: 'adminAccessTokenErrors' } as const
const TOKEN = { family: 'accessTokenErrors' } as const
const REFRESH = { family: 'refreshTokenErrors' } as const
const PASSWORD = { family: 'passwordRequirementErrors' } as const
const CODE = { family: 'verificationCodeErrors' } as const
const API_KEY = { family: 'apiKeyErrors' } as const
const RESERVED = { origin: 'reserved' } as const
const CLIENT = { origin: 'client' } as const
const LATER = { firstClient: 'later' } as const
const OWN = { firstClient: 'own' } as const

/** The request that failed. Never its filled-in path, its query or its body: they can hold secrets. */
export interface RequestSummary {
  readonly method: string
  /** The path's template, such as `/users/{user_id}`. */
  readonly path: string
}

interface OfRequest {
  readonly request?: RequestSummary | undefined
}

interface Offline extends OfRequest {
  /** Whether the device reported that it has no connection. */
  readonly isOffline: boolean
  /** The errors of the attempts, newest first, without secrets. */
  readonly causes?: readonly Error[] | undefined
}

/** A challenge of ALTCHA, which `solveChallenge` of `altcha-lib` solves. */
export interface ProofOfWorkChallenge {
  readonly parameters: {
    readonly algorithm: string
    readonly nonce: string
    readonly salt: string
    readonly cost: number
    readonly keyLength: number
    readonly keyPrefix: string
    readonly keySignature?: string
    readonly data?: Record<string, string | number | boolean | null>
  }
  readonly signature?: string
}

type Access = 'client' | 'server' | 'admin'
type Scope = 'team' | 'project'
type TeamPermission = { teamId: string; userId: string; permissionId: string }

/**
 * Every error code with its status, message, family and details. The service creates errors from it. The client imports
 * it as a type only, because it receives messages and details in responses. Messages that the specification quotes are
 * marked.
 */
export const catalogue = {
  UNSUPPORTED_ERROR: entry<{ originalErrorCode: string }>(
    500,
    (d) =>
      `The service answered with the error code ${d.originalErrorCode}, which this version does not know. Update the client kit.`,
    CLIENT,
  ),
  BODY_PARSING_ERROR: entry(
    400,
    'The request body could not be read. Send valid JSON with the content type application/json.',
  ),
  SCHEMA_ERROR: entry<{ message: string }>(400, (d) => d.message),
  ALL_OVERLOADS_FAILED: entry<{ overloadErrors: unknown[] }>(
    400,
    'The request fits none of the forms that this call accepts.',
    RESERVED,
  ),

  PROJECT_KEY_WITHOUT_ACCESS_TYPE: entry(
    400,
    'A project key was sent without an access type. Set the access-type header to client, server or admin.',
    PROJECT,
  ),
  INVALID_ACCESS_TYPE: entry(
    400,
    'The access-type header must be client, server or admin.',
    PROJECT,
  ),
  ACCESS_TYPE_WITHOUT_PROJECT_ID: entry<{ requestType: Access }>(
    400,
    (d) => `The access type ${d.requestType} needs a project. Set the project-id header.`,
    PROJECT,
  ),
  ACCESS_TYPE_REQUIRED: entry(
    400,
    'This call needs an access type. Set the access-type header to client, server or admin.',
    PROJECT,
  ),
  INSUFFICIENT_ACCESS_TYPE: entry<{ actualAccessType: Access; allowedAccessTypes: Access[] }>(
    401,
    (d) =>
      `This call serves the access types ${d.allowedAccessTypes.join(', ')}, not ${d.actualAccessType}.`,
    PROJECT,
  ),
  INVALID_PUBLISHABLE_CLIENT_KEY: entry<{ projectId: string }>(
    401,
    (d) => `The publishable client key is not valid for the project ${d.projectId}.`,
    PROJECT,
  ),
  INVALID_SECRET_SERVER_KEY: entry<{ projectId: string }>(
    401,
    (d) => `The secret server key is not valid for the project ${d.projectId}.`,
    PROJECT,
  ),
  INVALID_SUPER_SECRET_ADMIN_KEY: entry<{ projectId: string }>(
    401,
    (d) => `The super secret admin key is not valid for the project ${d.projectId}.`,
    PROJECT,
  ),
  CLIENT_AUTHENTICATION_REQUIRED: entry(
    401,
    'Client access needs a publishable client key.',
    PROJECT,
  ),
  SERVER_AUTHENTICATION_REQUIRED: entry(401, 'Server access needs a secret server key.', PROJECT),
  ADMIN_AUTHENTICATION_REQUIRED: entry(
    401,
    "Admin access needs a super secret admin key or a project owner's session.",
    PROJECT,
  ),
  CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED: entry(
    401,
    'This call needs a publishable client key or a secret server key.',
    { ...PROJECT, ...RESERVED },
  ),
  CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED: entry(
    401,
    'This call needs a publishable client key or a super secret admin key.',
    { ...PROJECT, ...RESERVED },
  ),
  CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED: entry(
    401,
    'This call needs one of the project keys.',
    { ...PROJECT, ...RESERVED },
  ),
  EXPECTED_INTERNAL_PROJECT: entry(
    401,
    'Owned projects are listed and created on the project internal only.',
    PROJECT,
  ),

  UNPARSABLE_ADMIN_ACCESS_TOKEN: entry(
    401,
    "The owner's access token is not a valid token.",
    OWNER,
  ),
  ADMIN_ACCESS_TOKEN_EXPIRED: entry<{ expiredAtMillis: number | null }>(
    401,
    "The owner's access token has expired. Refresh it and try again.",
    OWNER,
  ),
  INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN: entry(
    401,
    'The project that the owner asked for no longer exists.',
    OWNER,
  ),
  ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN: entry(
    401,
    'The signed-in user does not own this project.',
    OWNER,
  ),

  UNPARSABLE_ACCESS_TOKEN: entry(401, 'The access token is not a valid token.', TOKEN),
  ACCESS_TOKEN_EXPIRED: entry<{ expiredAtMillis: number | null }>(
    401,
    'The access token has expired. Refresh it and try again.',
    TOKEN,
  ),
  INVALID_PROJECT_FOR_ACCESS_TOKEN: entry<{
    expectedProjectId: string
    actualProjectId: string
  }>(
    401,
    (d) =>
      `The access token belongs to the project ${d.actualProjectId}, but the request is for ${d.expectedProjectId}.`,
    TOKEN,
  ),
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: entry(401, 'The session has ended. Sign in again.', REFRESH),
  CANNOT_DELETE_CURRENT_SESSION: entry(
    400,
    'The current session cannot be deleted this way. Sign out instead.',
    REFRESH,
  ),
  RECENT_SIGN_IN_REQUIRED: entry<{ maxAgeSeconds: number }>(
    403,
    (d) => `This change needs a sign-in within the last ${d.maxAgeSeconds} seconds. Sign in again.`,
    OWN,
  ),
  SESSION_BOUND_TO_DEVICE: entry(
    403,
    'This session is bound to its device. Sign in on the other device or site itself.',
    OWN,
  ),
  LAST_SIGN_IN_METHOD: entry(
    400,
    'The user could not sign in without this account. Add another sign-in method first.',
    OWN,
  ),
  USER_BANNED: entry(403, 'This account is banned. Contact the support of this app.', OWN),
  ACCOUNT_DELETION_PENDING: entry<{ deleteAtMillis: number; restoreCode: string }>(
    403,
    (d) =>
      `This account will be deleted on ${new Date(d.deleteAtMillis).toISOString().slice(0, 10)}. Restore it before you sign in.`,
    OWN,
  ),
  PROVIDER_REJECTED: entry(
    401,
    'The provider refused to renew its access. Sign in with it again.',
    { ...REFRESH, ...RESERVED },
  ),

  USER_EMAIL_ALREADY_EXISTS: entry<{ email: string }>(
    409,
    'An account with this e-mail address exists already.',
  ),
  EMAIL_NOT_VERIFIED: entry(400, 'The email address is not verified.', RESERVED),
  CANNOT_GET_OWN_USER_WITHOUT_USER: entry(400, 'Nobody is signed in, so there is no own user.'),
  USER_ID_DOES_NOT_EXIST: entry<{ userId: string }>(
    400,
    (d) => `There is no user with the id ${d.userId}.`,
  ),
  USER_NOT_FOUND: entry(404, 'The user was not found.'),
  ID_NOT_AVAILABLE: entry<{ id: string }>(
    409,
    (d) => `The ID ${d.id} is not available. Pass another one, or none.`,
    OWN,
  ),
  PROJECT_ROLE_REQUIRED: entry<{ role: ProjectRole; requiredRole: ProjectRole }>(
    403,
    (d) =>
      `Your role in this project is ${d.role}, and this call needs the role ${d.requiredRole}. Ask an owner of the project.`,
    OWN,
  ),
  PROJECT_MEMBER_NOT_FOUND: entry(404, 'There is no such member of this project.', OWN),
  PROJECT_INVITATION_NOT_FOUND: entry(
    404,
    'There is no such invitation to this project. It may have been accepted, revoked or sent again.',
    OWN,
  ),
  LAST_PROJECT_OWNER: entry(
    400,
    'A project needs an owner. Give another member the role owner first.',
    OWN,
  ),
  CREDENTIAL_EXPORT_NOT_ENABLED: entry(
    403,
    'The service does not export credentials. Set credentialExportEnabled in its configuration.',
    OWN,
  ),
  USER_AUTHENTICATION_REQUIRED: entry(401, 'This call needs a signed-in user.'),
  /** Quoted by the specification. */
  SIGN_UP_NOT_ENABLED: entry(
    400,
    'Creation of new accounts is not enabled for this project. Please ask the project owner to enable it.',
  ),
  SIGN_UP_REFUSED: entry<{ message: string }>(403, (d) => d.message, OWN),
  SIGN_IN_REFUSED: entry<{ message: string }>(403, (d) => d.message, OWN),
  PROOF_OF_WORK_REQUIRED: entry<{ challenge: ProofOfWorkChallenge }>(
    403,
    'This call needs a proof of work. Solve the challenge, and repeat the call with the solution.',
    OWN,
  ),
  PASSWORD_AUTHENTICATION_NOT_ENABLED: entry(
    400,
    'Signing in with a password is not enabled for this project.',
  ),
  PASSKEY_AUTHENTICATION_NOT_ENABLED: entry(
    400,
    'Signing in with a passkey is not enabled for this project.',
  ),
  ANONYMOUS_ACCOUNTS_NOT_ENABLED: entry(
    400,
    'Anonymous accounts are not enabled for this project.',
  ),
  /** Quoted by the specification. */
  EMAIL_PASSWORD_MISMATCH: entry(400, 'Wrong e-mail or password.'),
  REDIRECT_URL_NOT_WHITELISTED: entry(
    400,
    "The redirect or callback URL is not trusted. Add its domain to the project's trusted domains.",
  ),
  PASSWORD_TOO_SHORT: entry<{ minLength: number }>(
    400,
    (d) => `The password is too short. Use at least ${d.minLength} characters.`,
    PASSWORD,
  ),
  PASSWORD_TOO_LONG: entry<{ maxLength: number }>(
    400,
    (d) => `The password is too long. Use at most ${d.maxLength} characters.`,
    PASSWORD,
  ),
  PASSWORD_TOO_WEAK: entry(
    400,
    'The password is one of those that attackers try first. Use another one.',
    { ...PASSWORD, ...OWN },
  ),
  PASSWORD_HASH_NOT_SUPPORTED: entry<{ supported: string }>(
    400,
    (d) => `password_hash must be ${d.supported}.`,
    OWN,
  ),
  PASSWORD_CHANGE_REQUIRED: entry<{ resetCode: string }>(
    403,
    'This password is temporary. Choose your own with "Forgot password?" before you sign in.',
    OWN,
  ),
  GENERATED_PASSWORD_EXPIRED: entry(
    403,
    'This temporary password has expired. Choose your own with "Forgot password?".',
    OWN,
  ),
  USER_DOES_NOT_HAVE_PASSWORD: entry(400, 'This account has no password yet.'),
  /** Quoted by the specification. */
  PASSWORD_CONFIRMATION_MISMATCH: entry(400, 'Passwords do not match.'),
  EMAIL_ALREADY_VERIFIED: entry(409, 'This e-mail address is verified already.'),
  EMAIL_NOT_ASSOCIATED_WITH_USER: entry(
    400,
    'This e-mail address does not belong to the user.',
    CLIENT,
  ),
  EMAIL_IS_NOT_PRIMARY_EMAIL: entry<{ email: string; primaryEmail: string | null }>(
    400,
    'This is not the primary e-mail address of the user.',
  ),

  VERIFICATION_CODE_NOT_FOUND: entry(404, 'This code is not valid. Ask for a new one.', CODE),
  VERIFICATION_CODE_EXPIRED: entry(400, 'This code has expired. Ask for a new one.', CODE),
  VERIFICATION_CODE_ALREADY_USED: entry(409, 'This code was used already.', CODE),
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: entry(
    400,
    'This code was tried too often. Ask for a new one.',
    CODE,
  ),

  PASSKEY_REGISTRATION_FAILED: entry(400, 'The passkey could not be registered. Try again.'),
  PASSKEY_WEBAUTHN_ERROR: entry<{ message: string; code: string }>(400, (d) => d.message, CLIENT),
  PASSKEY_AUTHENTICATION_FAILED: entry(
    400,
    'Signing in with the passkey failed. Try again or use another way.',
  ),
  MULTI_FACTOR_AUTHENTICATION_REQUIRED: entry<{ attemptCode: string }>(
    400,
    'A code from the authenticator app is needed to finish signing in.',
  ),
  INVALID_TOTP_CODE: entry(400, 'The code from the authenticator app is wrong.'),

  OAUTH_CONNECTION_NOT_CONNECTED_TO_USER: entry(
    400,
    'The user has no account of this provider connected.',
  ),
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER: entry(
    409,
    'This provider account is connected to another user.',
  ),
  OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE: entry(
    400,
    'The connected account does not grant the scope that was asked for.',
  ),
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE: entry<{ provider: string; details: string }>(
    400,
    (d) => `The connected account of ${d.provider} has no usable access token. ${d.details}`,
    LATER,
  ),
  OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: entry(
    400,
    'Extra scopes need your own OAuth client. Set one up for this provider in the project settings.',
  ),
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: entry(
    400,
    'Provider tokens need your own OAuth client. Set one up for this provider in the project settings.',
  ),
  INVALID_OAUTH_CLIENT_ID_OR_SECRET: entry<{ clientId: string | null }>(
    400,
    'The OAuth client id or secret is not valid. The id is the project id, the secret a publishable client key.',
  ),
  INVALID_SCOPE: entry(400, 'The OAuth scope is not supported.'),
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION: entry(
    409,
    'The user has another account of this provider connected already.',
  ),
  /** Quoted by the specification. */
  OUTER_OAUTH_TIMEOUT: entry(408, 'The OAuth flow has timed out. Please sign in again.'),
  OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: entry(
    400,
    'This OAuth provider does not exist or is not enabled for the project.',
  ),
  OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN: entry(
    400,
    'This provider account is already connected to a user.',
    LATER,
  ),
  INVALID_SHARED_OAUTH_PROVIDER_ID: entry<{ providerId: string }>(
    400,
    (d) => `${d.providerId} is not a provider with shared keys.`,
    RESERVED,
  ),
  INVALID_STANDARD_OAUTH_PROVIDER_ID: entry<{ providerId: string }>(
    400,
    (d) => `${d.providerId} is not a supported provider.`,
    RESERVED,
  ),
  INVALID_AUTHORIZATION_CODE: entry(
    400,
    'The authorization code is not valid. Start signing in again.',
  ),
  OAUTH_PROVIDER_ACCESS_DENIED: entry(400, 'Access was denied at the provider.'),
  OAUTH_PROVIDER_REFUSED: entry<{ reason: string }>(
    400,
    'The sign-in provider refused this sign-in. Start it again.',
    OWN,
  ),
  OAUTH_REQUEST_NOT_FOUND: entry(
    404,
    'The request has expired, was answered or is unknown. Start again in the app that sent it.',
    OWN,
  ),
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: entry<{
    type: 'email'
    contactChannelValue: string | null
  }>(409, 'Someone else signs in with this e-mail address already.'),

  INVALID_POLLING_CODE: entry(400, 'The polling code is not valid. Start the login again.'),
  CLI_AUTH_ERROR: entry(400, 'The command-line login failed. Please try again.', CLIENT),
  /** Quoted by the specification. */
  CLI_AUTH_EXPIRED_ERROR: entry(400, CLI_AUTH_EXPIRED_MESSAGE, CLIENT),
  /** Quoted by the specification. */
  CLI_AUTH_USED_ERROR: entry(400, CLI_AUTH_USED_MESSAGE, CLIENT),

  TEAM_NOT_FOUND: entry<{ teamId: string }>(404, (d) => `The team ${d.teamId} was not found.`),
  TEAM_ALREADY_EXISTS: entry<{ teamId: string }>(
    409,
    (d) => `The team ${d.teamId} exists already.`,
    RESERVED,
  ),
  TEAM_MEMBERSHIP_NOT_FOUND: entry<{ teamId: string; userId: string }>(
    404,
    (d) => `The user ${d.userId} is not a member of the team ${d.teamId}.`,
  ),
  TEAM_MEMBERSHIP_ALREADY_EXISTS: entry(409, 'The user is a member of the team already.'),
  TEAM_DOMAIN_NOT_FOUND: entry(404, 'The team has no such domain.', OWN),
  TEAM_DOMAIN_RECORD_NOT_FOUND: entry<{ recordName: string; recordValue: string }>(
    409,
    (d) =>
      `The DNS has no TXT record ${d.recordName} with the value ${d.recordValue} yet. Add it, wait a few minutes and try again.`,
    OWN,
  ),
  TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM: entry(
    409,
    'Another team has verified this domain. Its TXT record must be removed first.',
    OWN,
  ),
  TEAM_CONNECTION_NOT_FOUND: entry(404, 'The team has no such connection.', OWN),
  TEAM_CONNECTION_NOT_TESTED: entry(
    409,
    'The connection was not tested since its last change. Complete a test sign-in first.',
    OWN,
  ),
  SCIM_TOKEN_NOT_FOUND: entry(404, 'The connection has no such token.', OWN),
  SSO_SETUP_LINK_NOT_FOUND: entry(
    404,
    'The set-up link does not work: it has expired, was revoked, or was not copied completely. Ask for a new one.',
    OWN,
  ),
  SSO_NOT_AVAILABLE: entry(
    400,
    'No single sign-on is set up for the domain of this email address. Use another sign-in method.',
    CLIENT,
  ),
  SSO_REQUIRED: entry<{ connectionId: string }>(
    403,
    'Your organization requires single sign-on. Sign in with its identity provider.',
    OWN,
  ),
  SSO_EMAIL_NOT_ALLOWED: entry(
    403,
    'The identity provider sent an email address that it may not sign in here. Contact your administrator.',
    OWN,
  ),
  SSO_ACCOUNT_DEACTIVATED: entry(
    403,
    'Your organization has deactivated this account. Contact your administrator.',
    OWN,
  ),
  TEAM_INVITATION_EMAIL_MISMATCH: entry(
    403,
    'This invitation was sent to another email address. Verify that address on this account first.',
    LATER,
  ),
  PERMISSION_NOT_FOUND: entry<{ permissionId: string }>(
    404,
    (d) => `The permission ${d.permissionId} was not found.`,
  ),
  WRONG_PERMISSION_SCOPE: entry<{
    permissionId: string
    expectedScope: Scope
    actualScope: Scope | null
  }>(404, (d) => `The permission ${d.permissionId} is not a ${d.expectedScope} permission.`),
  CONTAINED_PERMISSION_NOT_FOUND: entry<{ permissionId: string }>(
    400,
    (d) => `The contained permission ${d.permissionId} does not exist in the same scope.`,
  ),
  PERMISSION_ID_ALREADY_EXISTS: entry<{ permissionId: string }>(
    400,
    (d) => `The permission id ${d.permissionId} is taken.`,
  ),
  PROJECT_PERMISSION_REQUIRED: entry<{ userId: string; permissionId: string }>(
    401,
    (d) => `The project permission ${d.permissionId} is needed.`,
    RESERVED,
  ),
  TEAM_PERMISSION_REQUIRED: entry<TeamPermission>(
    401,
    (d) => `The team permission ${d.permissionId} is needed.`,
  ),
  TEAM_PERMISSION_NOT_FOUND: entry<TeamPermission>(
    401,
    (d) => `The user does not hold the team permission ${d.permissionId} directly.`,
  ),

  PROJECT_NOT_FOUND: entry<{ projectId: string }>(
    404,
    (d) => `The project ${d.projectId} was not found.`,
  ),
  BRANCH_DOES_NOT_EXIST: entry<{ branchId: string }>(
    400,
    (d) => `The branch ${d.branchId} does not exist.`,
  ),
  REQUIRES_CUSTOM_EMAIL_SERVER: entry(
    400,
    'This call needs an email server of the project. Configure one in the email settings of the project.',
    LATER,
  ),
  /** The user waits for this email, and the mail server did not accept it. Published clients get the status, as recorded. */
  EMAIL_NOT_SENT: entry(500, 'The email could not be sent. Try again later.', OWN),
  EMAIL_TEMPLATE_ALREADY_EXISTS: entry(409, 'This e-mail template exists already.', RESERVED),
  /**
   * The service does not run the source code of themes, templates and drafts, so it cannot render the
   * email.
   */
  EMAIL_RENDERING_ERROR: entry<{ error: string }>(
    400,
    (d) => `The email could not be rendered: ${d.error}`,
    LATER,
  ),
  API_KEY_EXPIRED: entry(401, 'The API key has expired.', API_KEY),
  API_KEY_REVOKED: entry(401, 'The API key was revoked.', API_KEY),
  WRONG_API_KEY_TYPE: entry<{ expectedType: string; actualType: string }>(
    400,
    (d) => `Expected a ${d.expectedType} key but got a ${d.actualType} key.`,
    API_KEY,
  ),
  API_KEY_NOT_FOUND: entry(404, 'The API key was not found.', API_KEY),
  PUBLIC_API_KEY_CANNOT_BE_REVOKED: entry(
    400,
    'A public API key cannot be revoked this way.',
    API_KEY,
  ),

  /** The service could not be reached, or its response was cut off. */
  NETWORK_ERROR: entry<Offline>(0, 'The service could not be reached.', CLIENT),
  /** No complete response came within the time limit. */
  TIMEOUT: entry<Offline>(0, 'The service did not respond in time.', CLIENT),
  /** The service rejected the request because there were too many. */
  RATE_LIMITED: entry<
    OfRequest & {
      /** Milliseconds until the service accepts the request again; null if the service did not send it. */
      readonly retryAfterMillis: number | null
    }
  >(429, 'Too many requests. Try again later.', CLIENT),
  /** The response is not one of the protocol. The error has the status of the response. */
  UNEXPECTED_RESPONSE: entry<
    OfRequest & {
      /** Milliseconds to wait before another request; null or absent if the service did not send it with 502, 503 or 504. */
      readonly retryAfterMillis?: number | null | undefined
    }
  >(0, 'The response is not one of this service. Check the base URL.', CLIENT),
  /** The service is older than this call. */
  FEATURE_NOT_SUPPORTED: entry<OfRequest>(
    404,
    'The service does not have this call. Update the service.',
    CLIENT,
  ),
  /** The token endpoint rejected the request (RFC 6749, section 5.2). The error has the status of the response. */
  OAUTH_ERROR: entry<
    OfRequest & {
      /** The error code of RFC 6749, such as `invalid_grant`. */
      readonly error: string
      readonly errorDescription: string | null
    }
  >(400, 'The token endpoint rejected the request.', CLIENT),
  NOT_SIGNED_IN: entry(401, 'The user is not signed in. Sign in first.', CLIENT),
  SESSION_CHANGED: entry(401, 'The session has changed. Read the user again.', CLIENT),
  /** The signed-in user was to sign in again. Their session stays, and the new one has ended. */
  SIGNED_IN_AS_OTHER_USER: entry(
    403,
    'This is another account. Sign in with the account that is signed in, or sign out first.',
    CLIENT,
  ),
  COOKIES_BLOCKED: entry(
    0,
    'The session cannot be stored: cookies are blocked. Allow them.',
    CLIENT,
  ),
  /** The sign-in with OAuth failed and has to begin again. `cause` has the reason. */
  OAUTH_CALLBACK_FAILED: entry(
    0,
    'Error signing in during OAuth callback. Please try again.',
    CLIENT,
  ),
  /** The message states the reason. */
  WEBHOOK_REJECTED: entry(0, 'The webhook is rejected.', CLIENT),
  /** The message names the wrong option or variable, and how to correct it. */
  INVALID_CONFIGURATION: entry(0, 'The configuration of the app is invalid.', CLIENT),
  /** The message names the wrong argument, and how to correct it. */
  INVALID_ARGUMENT: entry(0, 'An argument of the call is invalid.', CLIENT),
  /** A server received a request with a malformed `x-stack-auth` header. */
  INVALID_AUTH_HEADER: entry(400, 'Invalid auth header: use getAuthHeaders().', CLIENT),
  /** The checks of production mode forbid a change of the project. */
  PRODUCTION_MODE_CHECKS_FAILED: entry<{ readonly errors: readonly ProductionModeError[] }>(
    400,
    'The project does not pass the checks of production mode. Call getProductionModeErrors().',
    CLIENT,
  ),
  APP_DISPOSED: entry(0, 'This app was disposed of. Create another one.', CLIENT),
} as const satisfies Record<string, CatalogueEntry<never>>

export type Catalogue = typeof catalogue
export type ErrorCode = keyof Catalogue
