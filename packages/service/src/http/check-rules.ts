import {
  INTERNAL_PROJECT_ID,
  includesRole,
  type AboutRule,
  type ApiKeyRule,
  type CompleteRules,
  type InputField,
  type LimitRule,
  type PartialRoleRule,
  type PermissionRule,
  type RecentSignInField,
  type UserKind,
} from '@latchkey/contract'
import { catalogue, fail } from '@latchkey/contract/errors'
import { toCamelName } from '@latchkey/contract/wire-case'
import type { Call } from '../api/call/call.js'
import { limitDomainCheck, limitEmail, limitStartedSignIn } from '../api/call/request-limits.js'
import { requireProofOfWork } from '../api/call/proof-of-work.js'
import { requireRefreshToken, type HeldSession } from '../api/call/require-refresh-token.js'
import { requireSetupLink } from '../api/call/require-setup-link.js'
import { requireSetting } from '../api/call/required-settings.js'
import { type ApiKey, findApiKey, ownerOf, type ApiKeyType } from '../domain/api-keys/api-keys.js'
import type { SetupLinkOfTeam } from '../domain/connection-sign-in/setup-links.js'
import { canonicalEmail } from '../lib/canonical-email.js'
import { ownsProjects } from '../domain/owned-projects/owner-teams.js'
import { holdsTeamPermission } from '../domain/permissions/permissions.js'
import { requireRecentSignIn } from '../domain/sessions/recent-sign-in.js'
import { TEAM_ADMIN } from '../domain/teams/system-permissions.js'
import { requireMember } from '../domain/teams/team-members.js'
import { restrictionOf } from '../domain/users/later-user-fields.js'
import type { User } from '../domain/users/user-view.js'
import { findUser } from '../domain/users/users.js'
import { HttpError, secondFactorMissing } from '../errors/http-error.js'

/** The users and other objects that the rules of a call name. Its handler works with them. */
export interface CallSubjects {
  /** The signed-in user, if the rules ask for one. */
  user: User | undefined
  /** The user that the call is about, and the ID, which exists also if the user may be unknown. */
  subject: User | undefined
  subjectId: string | undefined
  /** The session that the client proved to hold, if the rules ask for it. */
  heldSession: HeldSession | undefined
  /** The set-up link whose token the client has, if the rules ask for it. */
  setupLink: SetupLinkOfTeam | undefined
  /** The API key that the call is about. */
  apiKey: ApiKey | undefined
}

/**
 * Checks the rules of a call against a request with valid credentials and valid input. Rejects with the error of the first
 * rule that the request breaks, and resolves to what the handler works with.
 */
export async function checkRules(call: Call, rules: CompleteRules): Promise<CallSubjects> {
  const { auth } = call
  checkRole(call, rules)
  const user = checkCaller(call, rules)
  const setupLink = rules.caller === 'setup-link' ? await requireSetupLink(call) : undefined
  const needsSession = rules.caller === 'session' && auth.access === 'client'
  const heldSession = needsSession ? await requireRefreshToken(call) : undefined
  if (rules.project === 'internal' && auth.project.id !== INTERNAL_PROJECT_ID)
    throw fail('EXPECTED_INTERNAL_PROJECT')
  if (rules.setting !== undefined) requireSetting(auth, rules.setting)
  // The owner of a project is the user, also with the key of a server.
  if (user !== undefined && (auth.access === 'client' || rules.project === 'internal'))
    checkKind(call, rules, user)
  const subjectId = subjectIdOf(call, rules, user)
  const caller = { rules, user, subjectId }
  if (rules.permission !== undefined) await checkPermission(call, rules.permission, caller)
  // After the permission: a client without it does not learn whether the user exists.
  const subject = rules.about === 'me' ? user : await findSubject(call, rules.about, subjectId)
  const apiKey = rules.apiKey && (await findNamedApiKey(call, keyOf(call, rules.apiKey), user))
  if (needsRecentSignIn(call, rules)) await requireRecentSignIn(call)
  // Before the limits: a client must not use up the emails of an address without a proof.
  if (rules.proofOfWork === true) await requireProofOfWork(call)
  for (const limit of rules.limits) await spendLimit(call, limit, setupLink)
  return { user, subject, subjectId, heldSession, setupLink, apiKey }
}

/**
 * Rejects a person who manages the project with a role that the call does not allow. With client access, the token of such a
 * person only stands in for the publishable key.
 */
function checkRole(call: Call, { requiresPerson, role, partialRole }: CompleteRules): void {
  const { access, owner } = call.auth
  if (access === 'client') return
  if (owner === undefined) {
    if (requiresPerson === true)
      throw new HttpError(403, 'A key cannot make this call. Sign in as an owner of the project.')
    return
  }
  const isPart = partialRole !== undefined && isPartOf(call, partialRole)
  const requiredRole = isPart ? partialRole.role : role
  if (!includesRole(owner.role, requiredRole))
    throw fail('PROJECT_ROLE_REQUIRED', { role: owner.role, requiredRole })
}

/** Whether the body of a call contains only the fields of the rule. */
function isPartOf(call: Call, { sets, clears = [] }: PartialRoleRule): boolean {
  const allowed = [...sets, ...clears.filter((field) => valueOf(call, field) === null)].map(
    (field) => toCamelName(field.slice('body.'.length)),
  )
  const body = call.body as Record<string, unknown>
  return Object.entries(body).every(
    ([name, value]) => value === undefined || allowed.includes(name),
  )
}

function checkCaller(call: Call, rules: CompleteRules): User | undefined {
  const { auth } = call
  const { caller, about } = rules
  if (caller === 'anyone' || caller === 'setup-link') return undefined
  const isOptional = caller === 'optional-user' || (auth.access !== 'client' && about !== 'me')
  if (!isOptional && auth.user === undefined)
    throw namesMe(call, about) ? fail('CANNOT_GET_OWN_USER_WITHOUT_USER') : withoutUser(rules)
  return auth.user
}

function withoutUser({ withoutUser: code }: CompleteRules): Error {
  return code === 'SCHEMA_ERROR'
    ? fail(code, { message: catalogue.USER_AUTHENTICATION_REQUIRED.message(undefined) })
    : fail(code)
}

const kindErrors: Record<UserKind, (rules: CompleteRules) => Error> = {
  anonymous: withoutUser,
  restricted: () =>
    new HttpError(403, 'This call needs a verified email address. Verify the address first.'),
  'without-second-factor': secondFactorMissing,
  impersonated: () =>
    new HttpError(403, 'This call is not available in a session that impersonates the user.'),
}

/** Rejects users of a kind that the rules do not list. */
function checkKind(call: Call, rules: CompleteRules, user: User): void {
  const { ctx, auth } = call
  const { restrictedReason } = restrictionOf({ ctx, project: auth.project }, user)
  const kinds: UserKind[] = restrictedReason ? [kindOfReason[restrictedReason.type]] : []
  if (auth.session?.isImpersonation === true) kinds.push('impersonated')
  for (const kind of kinds) if (!rules.users.includes(kind)) throw kindErrors[kind](rules)
}

const kindOfReason = {
  anonymous: 'anonymous',
  email_not_verified: 'restricted',
  second_factor_required: 'without-second-factor',
} as const satisfies Record<string, UserKind>

/** Returns the ID of the user that a call is about, and rejects a client that may not name this user. */
function subjectIdOf(call: Call, rules: CompleteRules, user: User | undefined): string | undefined {
  const { about } = rules
  if (about === undefined) return undefined
  if (about === 'me') return user?.row.id
  const id = idOf(call, about)
  if (call.auth.access === 'client' && !mayName(about, id, user))
    throw user === undefined ? withoutUser(rules) : notOwnUser(about)
  return id
}

async function findSubject(
  { auth, ctx }: Call,
  about: AboutRule | undefined,
  id: string | undefined,
): Promise<User | undefined> {
  if (about === undefined || id === undefined || about.unknown === 'accepted') return undefined
  const subject = id === auth.user?.row.id ? auth.user : await findUser(ctx.db, auth.project, id)
  if (subject === undefined)
    throw about.unknown === 'USER_ID_DOES_NOT_EXIST'
      ? fail('USER_ID_DOES_NOT_EXIST', { userId: id })
      : fail('USER_NOT_FOUND')
  return subject
}

const notOwnUser = ({ rejectionStatus }: AboutRule): Error =>
  new HttpError(rejectionStatus ?? 403, 'Clients may only make this call for their own user.')

/** Tells whether a client may make a call about this user. */
function mayName(about: AboutRule, id: string | undefined, user: User | undefined): boolean {
  if (id === undefined) return about.optionalFor === 'everyone'
  return about.allowsOthers === true || id === user?.row.id
}

/** Resolves `me` or a UUID to the ID of a user. */
function idOf(call: Call, { user: field }: AboutRule): string | undefined {
  const text = textOf(call, field)
  if (text !== 'me') return text?.toLowerCase()
  const { user } = call.auth
  if (user === undefined) throw fail('CANNOT_GET_OWN_USER_WITHOUT_USER')
  return user.row.id
}

const namesMe = (call: Call, about: CompleteRules['about']): boolean =>
  typeof about === 'object' && textOf(call, about.user) === 'me'

interface PermissionCaller extends Pick<CallSubjects, 'user' | 'subjectId'> {
  rules: CompleteRules
}

/** Servers and admins need no permission. */
async function checkPermission(
  call: Call,
  rule: PermissionRule,
  { rules, user, subjectId }: PermissionCaller,
): Promise<void> {
  const { ctx, auth } = call
  if (auth.access !== 'client') return
  const namesTeam = textOf(call, rule.team) !== undefined
  if (rule.isOptional === true && (subjectId !== undefined || !namesTeam)) return
  if (user === undefined) throw withoutUser(rules)
  const projectId = auth.project.id
  const member = { teamId: requireText(call, rule.team).toLowerCase(), userId: user.row.id }
  // Without a membership, the caller does not learn more than that.
  if (rule.rejection === undefined) await requireMember(ctx.db, projectId, member)
  if (rule.exceptSelf === true && subjectId === user.row.id) return
  for (const id of await permissionIds(call, rule, member.teamId))
    if (!(await holdsTeamPermission(ctx, { ...member, projectId }, id)))
      throw rule.rejection === undefined
        ? fail('TEAM_PERMISSION_REQUIRED', {
            teamId: member.teamId,
            userId: member.userId,
            permissionId: id,
          })
        : fail(rule.rejection)
}

/** The members of a team that owns projects manage them, so only its admins may change the team. */
async function permissionIds(
  { ctx, auth, request }: Call,
  { ids }: PermissionRule,
  teamId: string,
): Promise<readonly string[]> {
  const isChange = ids.length > 0 && request.method !== 'GET'
  if (!isChange || auth.project.id !== INTERNAL_PROJECT_ID) return ids
  return (await ownsProjects(ctx.db, teamId)) ? [...ids, TEAM_ADMIN] : ids
}

async function spendLimit(
  call: Call,
  limit: LimitRule,
  setupLink: SetupLinkOfTeam | undefined,
): Promise<void> {
  if (limit === 'started-sign-in') return limitStartedSignIn(call)
  if (limit === 'domain-checks-of-setup-link')
    return setupLink && limitDomainCheck(call, setupLink.teamId)
  if ('email' in limit) return limitEmails(call, limit.email)
  await limitDomainCheck(call, requireText(call, limit.domainChecksOf).toLowerCase())
}

/** Spends the budget of an email, or of each email of a list. */
async function limitEmails(call: Call, field: InputField): Promise<void> {
  const value = valueOf(call, field)
  const addresses: string[] = Array.isArray(value) ? value : [requireText(call, field)]
  for (const address of addresses) await limitEmail(call, canonicalEmail(address))
}

const keyOf = (call: Call, { id, owner }: ApiKeyRule) => ({
  id: requireText(call, id),
  type: owner,
})

function needsRecentSignIn(call: Call, { recentSignIn }: CompleteRules): boolean {
  if (recentSignIn === undefined) return false
  return recentSignIn === true || recentSignIn.some((field) => isSensitive(call, field))
}

function isSensitive(call: Call, rule: RecentSignInField): boolean {
  if (typeof rule === 'string') return valueOf(call, rule) !== undefined
  const names = Object.keys(valueOf(call, rule.field) ?? {})
  const harmless = rule.except.map(toCamelName)
  return names.some((name) => !harmless.includes(name))
}

/** Returns a value of the input, which has camelCase keys, by its name in the request. */
function valueOf(call: Call, field: InputField): unknown {
  const [part, name] = field.split('.') as ['params' | 'query' | 'body', string]
  const values = call[part] as Record<string, unknown> | undefined
  return values?.[toCamelName(name)]
}

function textOf(call: Call, field: InputField): string | undefined {
  const value = valueOf(call, field)
  return typeof value === 'string' ? value : undefined
}

function requireText(call: Call, field: InputField): string {
  const text = textOf(call, field)
  if (text === undefined) throw new HttpError(400, `Missing ${field}. Clients must pass it.`)
  return text
}

/**
 * Finds the API key that a call names. Clients may only name a key of the signed-in user, or of a team in which the user
 * may manage keys.
 */
async function findNamedApiKey(
  { ctx, auth }: Pick<Call, 'ctx' | 'auth'>,
  { id, type }: { id: string; type: ApiKeyType },
  user: User | undefined,
): Promise<ApiKey> {
  const projectId = auth.project.id
  const key = await findApiKey(ctx.db, projectId, { id, type })
  if (auth.access !== 'client') return key
  const owner = ownerOf(key)
  if (type === 'user' && owner.id !== user?.row.id)
    throw new HttpError(403, 'Clients may only use the API keys of their own user.')
  if (type === 'team') {
    const member = user && { teamId: owner.id, userId: user.row.id, projectId }
    // Without the permission, the caller does not learn whether the key exists.
    if (!member || !(await holdsTeamPermission(ctx, member, '$manage_api_keys')))
      throw fail('API_KEY_NOT_FOUND')
  }
  return key
}
