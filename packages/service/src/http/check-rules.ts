import {
  INTERNAL_PROJECT_ID,
  type AboutRule,
  type CompleteRules,
  type InputField,
  type PermissionRule,
  type UserKind,
} from '@latchkey/contract'
import { catalogue, fail } from '@latchkey/contract/errors'
import { toCamelName } from '@latchkey/contract/wire-case'
import type { Call } from '../api/call/call.js'
import { limitEmail, limitStartedSignIn } from '../api/call/request-limits.js'
import { requireRefreshToken } from '../api/call/require-refresh-token.js'
import { canonicalEmail } from '../lib/canonical-email.js'
import { holdsTeamPermission } from '../domain/permissions/permissions.js'
import { requireRecentSignIn } from '../domain/sessions/recent-sign-in.js'
import { requireMember } from '../domain/teams/team-members.js'
import { restrictionOf } from '../domain/users/later-user-fields.js'
import type { User } from '../domain/users/user-view.js'
import { findUser } from '../domain/users/users.js'
import { HttpError } from '../errors/http-error.js'
import { requireSetting } from './required-settings.js'

/** The users that the rules of a call name. */
export interface CallUsers {
  /** The signed-in user, if the rules ask for one. */
  user: User | undefined
  /** The user that the call is about, and the ID, which exists also if the user may be unknown. */
  subject: User | undefined
  subjectId: string | undefined
}

/**
 * Checks the rules of a call against a request with valid credentials and valid input. Rejects with the error of the first
 * rule that the request breaks, and resolves to the users that the handler works with.
 */
export async function checkRules(call: Call, rules: CompleteRules): Promise<CallUsers> {
  const { auth } = call
  const user = checkCaller(call, rules)
  if (rules.caller === 'session' && auth.access === 'client') await requireRefreshToken(call)
  if (rules.project === 'internal' && auth.project.id !== INTERNAL_PROJECT_ID)
    throw fail('EXPECTED_INTERNAL_PROJECT')
  if (rules.setting !== undefined) requireSetting(auth, rules.setting)
  // The owner of a project is the user, also with the key of a server.
  if (user !== undefined && (auth.access === 'client' || rules.project === 'internal'))
    checkKind(call, rules, user)
  const subject = await findSubject(call, rules, user)
  if (rules.permission !== undefined) await checkPermission(call, rules.permission, user)
  if (needsRecentSignIn(call, rules)) await requireRecentSignIn(call)
  for (const limit of rules.limits)
    await (limit === 'started-sign-in'
      ? limitStartedSignIn(call)
      : limitEmail(call, canonicalEmail(requireText(call, limit.email))))
  return { user, ...subject }
}

function checkCaller(call: Call, rules: CompleteRules): User | undefined {
  const { auth } = call
  const { caller, about } = rules
  if (caller === 'anyone') return undefined
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
  impersonated: () =>
    new HttpError(403, 'This call is not available in a session that impersonates the user.'),
}

/** Rejects users of a kind that the rules do not list. */
function checkKind({ auth }: Call, rules: CompleteRules, user: User): void {
  for (const kind of kindsOf(auth, user))
    if (!rules.users.includes(kind)) throw kindErrors[kind](rules)
}

function kindsOf({ project, session }: Call['auth'], user: User): UserKind[] {
  const { restrictedReason } = restrictionOf(project, user)
  const kinds: UserKind[] = []
  if (user.row.isAnonymous) kinds.push('anonymous')
  else if (restrictedReason !== null) kinds.push('restricted')
  if (session?.isImpersonation === true) kinds.push('impersonated')
  return kinds
}

type Subject = Pick<CallUsers, 'subject' | 'subjectId'>

async function findSubject(
  call: Call,
  rules: CompleteRules,
  user: User | undefined,
): Promise<Subject> {
  const { about } = rules
  if (about === undefined) return noSubject
  if (about === 'me') return { subject: user, subjectId: user?.row.id }
  const id = idOf(call, about)
  if (call.auth.access === 'client' && id !== user?.row.id)
    throw new HttpError(
      about.rejectionStatus ?? 403,
      'Clients may only make this call for their own user.',
    )
  if (id === undefined) return noSubject
  if (about.unknown === 'accepted') return { subject: undefined, subjectId: id }
  const { auth, ctx } = call
  const subject = id === auth.user?.row.id ? auth.user : await findUser(ctx.db, auth.project.id, id)
  if (subject === undefined)
    throw about.unknown === 'USER_ID_DOES_NOT_EXIST'
      ? fail('USER_ID_DOES_NOT_EXIST', { user_id: id })
      : fail('USER_NOT_FOUND')
  return { subject, subjectId: id }
}

const noSubject: Subject = { subject: undefined, subjectId: undefined }

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

/** Servers and admins need no permission. */
async function checkPermission(
  call: Call,
  rule: PermissionRule,
  user: User | undefined,
): Promise<void> {
  const { ctx, auth } = call
  if (auth.access !== 'client' || user === undefined) return
  const projectId = auth.project.id
  const member = { teamId: requireText(call, rule.team).toLowerCase(), userId: user.row.id }
  // Without a membership, the caller does not learn more than that.
  if (rule.rejection === undefined) await requireMember(ctx.db, projectId, member)
  if (rule.exceptSelf !== undefined && namesSelf(call, rule.exceptSelf, user)) return
  for (const id of rule.ids)
    if (!(await holdsTeamPermission(ctx, { ...member, projectId }, id)))
      throw rule.rejection === undefined
        ? fail('TEAM_PERMISSION_REQUIRED', {
            team_id: member.teamId,
            user_id: member.userId,
            permission_id: id,
          })
        : fail(rule.rejection)
}

function namesSelf(call: Call, field: InputField, user: User): boolean {
  const text = textOf(call, field)
  return text === 'me' || text?.toLowerCase() === user.row.id
}

function needsRecentSignIn(call: Call, { recentSignIn }: CompleteRules): boolean {
  if (recentSignIn === undefined) return false
  return recentSignIn === true || recentSignIn.some((field) => valueOf(call, field) !== undefined)
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
