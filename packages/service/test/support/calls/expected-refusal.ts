import type {
  AccessType,
  ErrorCode,
  InputField,
  ProjectRole,
  SettingRule,
  UserKind,
} from '@latchkey/contract'
import { catalogue } from '@latchkey/contract/errors'
import { readField, type CallInputOf } from './input-fields.js'
import type { Implementation } from '../../../src/api/call/implement.js'

/** The signed-in user of a caller. */
export interface UserFacts {
  id: string
  kinds: readonly UserKind[]
  /** In the team that the calls name: no member, a member without permissions, or a member with all of them. */
  team: 'none' | 'member' | 'admin'
  hasRecentSignIn: boolean
  /** The refresh token of the request: of the session of the access token, of another session, or none. */
  refreshToken: 'same-session' | 'other-session' | 'none'
}

/** The facts about a caller that the rules depend on. */
export interface CallerFacts {
  access: AccessType | 'none'
  /** The refusal of credentials that are not valid, which no call accepts. */
  invalid?: string
  /** The refusal of an access token that is not valid. */
  invalidToken?: string
  hasEndedSession?: boolean
  user?: UserFacts
  /** The person who manages the project, whose access token replaces a key. */
  owner?: { role: ProjectRole; hasRecentSignIn: boolean }
  /** Every setting of the project is off. */
  hasSettingsOff?: boolean
  /** The project is the one of the dashboard. */
  isInternal: boolean
  /** The user who owns the objects that the requests name. */
  ownerId: string
  /** An ID that no user of the project has. */
  unknownUserId: string
}

/** Returns the refusal with a code, as `refusalOf` does. */
export const refused = (code: ErrorCode): string => `${catalogue[code].status} ${code}`

const NOT_A_PERSON = '403 A key cannot make this call. Sign in as an owner of the project.'
const RESTRICTED = '403 This call needs a verified email address. Verify the address first.'
const WITHOUT_SECOND_FACTOR = '403 This call needs a second factor. Set one up first.'
const IMPERSONATED = '403 This call is not available in a session that impersonates the user.'
const OTHER_KEY = '403 Clients may only use the API keys of their own user.'
const otherUser = (status: number) =>
  `${status} Clients may only make this call for their own user.`

const settingRefusals: Record<SettingRule, string> = {
  allowTeamApiKeys: '400 API keys of teams are not enabled for this project.',
  allowUserApiKeys: '400 API keys of users are not enabled for this project.',
  clientTeamCreationEnabled:
    '403 Users of this project cannot create teams. Turn on clientTeamCreationEnabled.',
  clientUserDeletionEnabled:
    '400 Users of this project cannot delete their accounts. Turn on clientUserDeletionEnabled.',
  credentialEnabled: refused('PASSWORD_AUTHENTICATION_NOT_ENABLED'),
  magicLinkEnabled: '403 Sign-in by magic link is not enabled for this project.',
  passkeyEnabled: refused('PASSKEY_AUTHENTICATION_NOT_ENABLED'),
}

/** Every refusal of credentials or rules. A request that passes the rules has none of them. */
export const ruleRefusals: ReadonlySet<string> = new Set([
  ...(
    [
      'ACCESS_TOKEN_EXPIRED',
      'ACCESS_TYPE_REQUIRED',
      'API_KEY_NOT_FOUND',
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'EXPECTED_INTERNAL_PROJECT',
      'INSUFFICIENT_ACCESS_TYPE',
      'PROJECT_ROLE_REQUIRED',
      'RECENT_SIGN_IN_REQUIRED',
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
      'SCHEMA_ERROR',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'TEAM_PERMISSION_REQUIRED',
      'USER_AUTHENTICATION_REQUIRED',
      'USER_ID_DOES_NOT_EXIST',
      'USER_NOT_FOUND',
    ] as const
  ).map(refused),
  ...Object.values(settingRefusals),
  otherUser(403),
  otherUser(400),
  RESTRICTED,
  WITHOUT_SECOND_FACTOR,
  IMPERSONATED,
  OTHER_KEY,
  NOT_A_PERSON,
])

/** A call with what is declared about it. */
type Declared = Pick<Implementation, 'endpoint'>
type ReadField = (field: InputField) => unknown

/**
 * Computes from the declaration of a call how it refuses a caller with valid input. Undefined: the request passes the
 * rules.
 */
export function expectedRefusal(
  call: Declared,
  caller: CallerFacts,
  request: CallInputOf,
): string | undefined {
  const valueOf: ReadField = (field) => readField(request, field)
  const { access: allowed } = call.endpoint
  const { access } = caller
  if (caller.invalid !== undefined) return caller.invalid
  const { invalidToken, hasEndedSession } = ignoresAccessToken(call)
    ? { ...caller, invalidToken: undefined, hasEndedSession: false }
    : caller
  if (invalidToken !== undefined) return invalidToken
  if (allowed.length > 0 && access === 'none') return refused('ACCESS_TYPE_REQUIRED')
  if (access === 'none') return undefined
  if (allowed.length > 0 && !allowed.includes(access)) return refused('INSUFFICIENT_ACCESS_TYPE')
  if (hasEndedSession && !endsSession(call)) return refused('ACCESS_TOKEN_EXPIRED')
  return (
    refusalOfRole(call, caller, request) ??
    refusalOfUser(call, caller, valueOf) ??
    refusalOfProject(call, caller) ??
    refusalOfKind(call, caller) ??
    refusalOfSubject(call, caller, valueOf) ??
    refusalOfPermission(call, caller, valueOf) ??
    refusalOfUnknown(call, caller, valueOf) ??
    refusalOfApiKey(call, caller) ??
    refusalOfAge(call, caller, valueOf)
  )
}

/** The roles in their order: each one may do what those after it may. */
const roles: readonly ProjectRole[] = ['owner', 'developer', 'support', 'read_only']

function refusalOfRole(
  { endpoint: { requiresPerson, role, partialRole } }: Declared,
  { access, owner }: CallerFacts,
  { options: { body } }: CallInputOf,
): string | undefined {
  if (access === 'client') return undefined
  if (owner === undefined) return requiresPerson === true ? NOT_A_PERSON : undefined
  const { sets = [], clears = [] } = partialRole ?? {}
  const isPart =
    partialRole !== undefined &&
    Object.entries(body ?? {}).every(
      ([name, value]) =>
        sets.includes(`body.${name}`) || (value === null && clears.includes(`body.${name}`)),
    )
  const requiredRole = isPart ? partialRole.role : role
  return roles.indexOf(owner.role) > roles.indexOf(requiredRole)
    ? refused('PROJECT_ROLE_REQUIRED')
    : undefined
}

/** Only the refresh token counts, as recorded. */
const ignoresAccessToken = ({ endpoint: { method, path } }: Declared): boolean =>
  method === 'POST' && path === '/auth/sessions/current/refresh'

/** Ending an ended session has its own error. */
const endsSession = ({ endpoint: { method, path } }: Declared): boolean =>
  method === 'DELETE' && path === '/auth/sessions/current'

function refusalOfUser(
  { endpoint: rules }: Declared,
  { access, user }: CallerFacts,
  valueOf: ReadField,
): string | undefined {
  const needsUser =
    (rules.caller === 'user' || rules.caller === 'session') &&
    (access === 'client' || rules.about === 'me')
  if (needsUser && user === undefined)
    return refused(
      typeof rules.about === 'object' && valueOf(rules.about.user) === 'me'
        ? 'CANNOT_GET_OWN_USER_WITHOUT_USER'
        : rules.withoutUser,
    )
  if (rules.caller !== 'session' || access !== 'client') return undefined
  if (user?.refreshToken === 'none') return refused('SCHEMA_ERROR')
  return user?.refreshToken === 'other-session'
    ? refused('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    : undefined
}

function refusalOfProject(
  { endpoint: { project, setting } }: Declared,
  { access, isInternal, hasSettingsOff }: CallerFacts,
): string | undefined {
  if (project === 'internal' && !isInternal) return refused('EXPECTED_INTERNAL_PROJECT')
  if (setting === undefined || !hasSettingsOff) return undefined
  const isForClients =
    setting === 'clientTeamCreationEnabled' || setting === 'clientUserDeletionEnabled'
  return isForClients && access !== 'client' ? undefined : settingRefusals[setting]
}

function refusalOfKind(
  { endpoint: rules }: Declared,
  { access, user }: CallerFacts,
): string | undefined {
  if (rules.caller === 'anyone' || rules.caller === 'setup-link' || user === undefined)
    return undefined
  if (access !== 'client' && rules.project !== 'internal') return undefined
  const refusals: Record<UserKind, string> = {
    anonymous: refused(rules.withoutUser),
    restricted: RESTRICTED,
    'without-second-factor': WITHOUT_SECOND_FACTOR,
    impersonated: IMPERSONATED,
  }
  const kind = user.kinds.find((name) => !rules.users.includes(name))
  return kind && refusals[kind]
}

function refusalOfSubject(
  { endpoint: { about, withoutUser } }: Declared,
  caller: CallerFacts,
  valueOf: ReadField,
): string | undefined {
  if (typeof about !== 'object') return undefined
  const named = valueOf(about.user)
  const id = named === 'me' ? caller.user?.id : named
  if (named === 'me' && id === undefined) return refused('CANNOT_GET_OWN_USER_WITHOUT_USER')
  const mayName =
    id === undefined
      ? about.optionalFor === 'everyone'
      : about.allowsOthers === true || id === caller.user?.id
  if (caller.access === 'client' && !mayName)
    return caller.user === undefined
      ? refused(withoutUser)
      : otherUser(about.rejectionStatus ?? 403)
  return undefined
}

function refusalOfUnknown(
  { endpoint: { about } }: Declared,
  { unknownUserId }: CallerFacts,
  valueOf: ReadField,
): string | undefined {
  if (typeof about !== 'object' || about.unknown === 'accepted') return undefined
  const isUnknown = valueOf(about.user) === unknownUserId
  return isUnknown ? refused(about.unknown ?? 'USER_NOT_FOUND') : undefined
}

function refusalOfPermission(
  { endpoint: { about, permission } }: Declared,
  { access, user }: CallerFacts,
  valueOf: ReadField,
): string | undefined {
  if (permission === undefined || access !== 'client' || user === undefined) return undefined
  const { ids, exceptSelf, isOptional, rejection, team } = permission
  const subject = typeof about === 'object' ? valueOf(about.user) : undefined
  if (isOptional === true && (subject !== undefined || valueOf(team) === undefined))
    return undefined
  if (user.team === 'none') return refused(rejection ?? 'TEAM_MEMBERSHIP_NOT_FOUND')
  const isSelf = exceptSelf === true && (subject === 'me' || subject === user.id)
  return isSelf || ids.length === 0 || user.team === 'admin'
    ? undefined
    : refused(rejection ?? 'TEAM_PERMISSION_REQUIRED')
}

/** The key of a user is for that user, and that of a team needs a permission in the team. */
function refusalOfApiKey(
  { endpoint: { apiKey } }: Declared,
  { access, user, ownerId }: CallerFacts,
): string | undefined {
  if (apiKey === undefined || access !== 'client') return undefined
  if (apiKey.owner === 'user') return user?.id === ownerId ? undefined : OTHER_KEY
  return user?.team === 'admin' ? undefined : refused('API_KEY_NOT_FOUND')
}

function refusalOfAge(
  { endpoint: { recentSignIn } }: Declared,
  { access, user, owner }: CallerFacts,
  valueOf: ReadField,
): string | undefined {
  const needsRecent =
    recentSignIn === true ||
    recentSignIn?.some((rule) => {
      if (typeof rule === 'string') return valueOf(rule) !== undefined
      return Object.keys(valueOf(rule.field) ?? {}).some((name) => !rule.except.includes(name))
    })
  const person = access === 'client' ? user : owner
  return needsRecent && person?.hasRecentSignIn === false
    ? refused('RECENT_SIGN_IN_REQUIRED')
    : undefined
}
