import { fail } from '@latchkey/contract/errors'
import * as z from 'zod'
import type { SignInEvent, SignUpEvent } from '../../config/hooks-config.js'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import type { AuditDetails } from '../../db/values.js'
import { HttpError } from '../../errors/http-error.js'
import { readableText } from '../../lib/readable-text.js'
import { recordAuditEvent } from '../audit/record-audit-event.js'
import { findUser } from '../users/users.js'
import { callHook, hooksOf } from './call-hook.js'
import { toHookUser } from './hook-user.js'

const MESSAGE_LENGTH = 500
/** The message of a refusal without one. */
const NO_MESSAGE = 'This app does not accept this account. Contact the support of this app.'
const UNAVAILABLE = 'The sign-in could not be checked. Try again in a few seconds.'

const decisionSchema = z.discriminatedUnion('allow', [
  z.object({ allow: z.literal(true) }),
  z.object({ allow: z.literal(false), message: z.string().optional() }),
])
type Decision = z.output<typeof decisionSchema>

type Code = 'SIGN_UP_REFUSED' | 'SIGN_IN_REFUSED'

/** A decision that a transaction needs before it can go on. */
interface Question {
  /** The same each time that a request asks for the same decision. */
  key: string
  code: Code
  method: AuditDetails['method']
  userId: string | null
  onFailure: 'refuse' | 'allow'
  /** Asks the hook. */
  ask: () => Promise<Decision | undefined>
}

/** Rolls a transaction back that needs the decision of a hook: no transaction waits for a hook. */
class DecisionRequired extends Error {
  readonly question: Question

  constructor(question: Question) {
    super('A hook must decide first.')
    this.question = question
  }
}

/**
 * Runs an attempt whose transactions may need decisions of hooks. If one does, the transaction is rolled back, the hook
 * is asked while no connection of the database is in use, and the attempt is repeated if the hook allows it.
 *
 * @throws LatchkeyError SIGN_UP_REFUSED or SIGN_IN_REFUSED, with the message of the hook
 * @example withDecisions(ctx, project, (decided) => inTransaction(decided, (tx) => createUser(tx, project, newUser)))
 */
export async function withDecisions<Result>(
  ctx: Context,
  project: Project,
  attempt: (decided: Context) => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt(ctx)
  } catch (error) {
    if (!(error instanceof DecisionRequired)) throw error
    const { question } = error
    await requirePermission(ctx, project, question)
    const permitted = new Set([...(ctx.permitted ?? []), question.key])
    return withDecisions({ ...ctx, permitted }, project, attempt)
  }
}

async function requirePermission(
  ctx: Context,
  project: Project,
  { code, method, userId, onFailure, ask }: Question,
): Promise<void> {
  const decision = await ask()
  if (decision === undefined && onFailure === 'allow') return
  if (decision?.allow === true) return
  await recordAuditEvent(ctx, project, {
    action: 'sign_in.failed',
    subject: { type: 'user', id: userId },
    details: { method, errorCode: code },
  })
  // Temporary, and without a word about the cause.
  if (decision === undefined) throw new HttpError(503, UNAVAILABLE)
  const message = readableText(decision.message ?? '')
    .trim()
    .slice(0, MESSAGE_LENGTH)
  throw fail(code, { message: message || NO_MESSAGE })
}

function requireDecision({ permitted }: Context, question: Question): void {
  if (permitted?.has(question.key) !== true) throw new DecisionRequired(question)
}

/**
 * Requires that the hook `beforeSignUp` allows a sign-up, if the project has one. Call it in the transaction that creates
 * the user, in an attempt of `withDecisions`.
 */
export function requireSignUpPermission(
  ctx: Context,
  project: Project,
  signUp: Omit<SignUpEvent, 'projectId' | 'ipAddress'>,
): void {
  const { beforeSignUp: hook } = hooksOf(ctx, project)
  if (hook === undefined) return
  const event = { projectId: project.id, ...signUp, ipAddress: clientAddressOf(ctx) }
  requireDecision(ctx, {
    key: `beforeSignUp ${JSON.stringify(event)}`,
    code: 'SIGN_UP_REFUSED',
    method: signUp.method,
    userId: signUp.anonymousUserId,
    onFailure: hook.onFailure,
    ask: () =>
      callHook(ctx, project, { name: 'beforeSignUp', hook, event, schema: decisionSchema }),
  })
}

/**
 * Requires that the hook `beforeSignIn` allows a sign-in, if the project has one. Call it in the transaction that begins
 * the session, after the last factor, in an attempt of `withDecisions`.
 */
export async function requireSignInPermission(
  ctx: Context,
  project: Project,
  signIn: Omit<SignInEvent, 'projectId' | 'user' | 'ipAddress'> & { userId: string },
): Promise<void> {
  const { beforeSignIn: hook } = hooksOf(ctx, project)
  if (hook === undefined) return
  const { userId, ...facts } = signIn
  const user = await findUser(ctx.db, project, userId)
  if (user === undefined) throw fail('USER_NOT_FOUND')
  const event = {
    projectId: project.id,
    ...facts,
    user: toHookUser(user),
    ipAddress: clientAddressOf(ctx),
  }
  requireDecision(ctx, {
    key: `beforeSignIn ${userId}`,
    code: 'SIGN_IN_REFUSED',
    method: signIn.method ?? undefined,
    // A user who was created in the transaction that is rolled back never existed.
    userId: signIn.isNewUser ? null : userId,
    onFailure: hook.onFailure,
    ask: () =>
      callHook(ctx, project, { name: 'beforeSignIn', hook, event, schema: decisionSchema }),
  })
}

const clientAddressOf = ({ auditSource }: Context): string | null =>
  auditSource?.clientAddress ?? null
