import { isLatchkeyError } from '@latchkey/contract'
import type { Authentication } from '../../domain/sessions/authentication.js'
import { isLoopbackAddress } from '../../lib/requests/client-address.js'
import { findKnownNetwork, type KnownNetwork } from '../../domain/rate-limits/known-networks.js'
import { countSignInAttempt, resetFailedSignIns } from '../../domain/rate-limits/account-lockout.js'
import { networkKey } from '../../domain/rate-limits/network-key.js'
import type { RunQueued } from '../../lib/passwords/password.js'
import { consumeRateLimit, type Limit } from '../../domain/rate-limits/rate-limit.js'
import type { Call } from './call.js'

type Caller = Pick<Call, 'ctx' | 'auth' | 'client'>
/** The caller, with or without a user. */
interface AnonymousCaller extends Pick<Call, 'ctx' | 'client'> {
  auth: Pick<Authentication, 'access' | 'project'>
}

/**
 * Checks a password or a second factor, and rejects it unchecked with 429 if too many checks failed recently:
 * of the account from one network, of the account from all networks that it did not sign in from recently,
 * or of all accounts from one network. Counts the same whether the account exists or not. Only a wrong secret
 * counts: not a right one, nor a check that was not done because the service was busy.
 *
 * @param account identifies the account for this way to sign in: an email address, or a user's id
 * @example await limitSignIn(call, body.email, () => checkCredential(ctx, project, body))
 */
export async function limitSignIn<Result>(
  call: Caller,
  account: string,
  check: () => Promise<Result>,
): Promise<Result> {
  const { ctx, auth } = call
  const { project } = auth
  const network = networkOfClient(call)
  const origin = network === undefined ? undefined : { account: account.toLowerCase(), network }
  const knownNetwork = origin && (await findKnownNetwork(ctx, project, origin))
  const limits = signInLimits(call, account.toLowerCase(), { network, knownNetwork })
  await countSignInAttempt(ctx, project, limits)
  const refund = () => resetFailedSignIns(ctx, project, limits)
  let result: Result
  try {
    result = await check()
  } catch (error) {
    if (!isLatchkeyError(error)) await refund()
    throw error
  }
  await refund()
  return result
}

function signInLimits(
  { ctx }: Caller,
  account: string,
  { network, knownNetwork }: { network: string | undefined; knownNetwork: KnownNetwork },
): Limit[] {
  const action = 'sign-in'
  const { failedSignInsPerAccount, failedSignInsPerAccountAndNetwork, failedSignInsPerClient } =
    ctx.config.limits
  const ofAccount: Limit = { action, subject: account, max: failedSignInsPerAccount }
  if (network === undefined) return [ofAccount]
  const client = `client ${network}`
  // That of the client first: a request that it rejects leaves no row for the account.
  const limits: Limit[] = [
    { action, subject: client, max: failedSignInsPerClient },
    { action, subject: `${account} from ${client}`, max: failedSignInsPerAccountAndNetwork },
  ]
  return knownNetwork === undefined ? [...limits, ofAccount] : limits
}

/**
 * Counts an email with a code, and rejects it with 429 if too many were requested recently, so that an inbox
 * is not flooded, and one user does not flood many inboxes. Call it before looking up the account.
 *
 * @example await limitEmail(call, body.email)
 */
export async function limitEmail(call: Caller, recipient: string): Promise<void> {
  const { ctx, auth } = call
  const { emailsPerRecipient, emailsPerClient } = ctx.config.limits
  await consumeRateLimit(ctx, auth.project, [
    ...byClient(call, 'email', emailsPerClient),
    ...bySender(call, emailsPerClient),
    // Mail servers treat addresses that differ in case as the same inbox.
    { action: 'email', subject: recipient.toLowerCase(), max: emailsPerRecipient },
  ])
}

/**
 * Counts an address that a client wants to sign in with, and rejects it with 429 if there were too many: the
 * response reveals whether another account has the address. It counts as an email, because a sign-up reveals
 * the same.
 *
 * @example await limitSignInAddress(call)
 */
export async function limitSignInAddress(call: Caller): Promise<void> {
  const { ctx, auth } = call
  const { emailsPerClient } = ctx.config.limits
  await consumeRateLimit(ctx, auth.project, [
    ...byClient(call, 'email', emailsPerClient),
    ...bySender(call, emailsPerClient),
  ])
}

/**
 * Counts a sign-in that a client starts without credentials, and rejects it with 429 if there were too many recently,
 * so that a client cannot fill the database with unfinished sign-ins.
 *
 * @example await limitStartedSignIn(call)
 */
export const limitStartedSignIn = (call: AnonymousCaller): Promise<void> =>
  consumeRateLimit(
    call.ctx,
    call.auth.project,
    byClient(call, 'started sign-in', call.ctx.config.limits.startedSignInsPerClient),
  )

/** Far more than an admin needs who waits for a DNS record to spread. */
const DOMAIN_CHECKS = 100

/**
 * Counts a look-up of the DNS record of a team's domain, and rejects it with 429 if there were too many recently.
 *
 * @example await limitDomainCheck(call, teamId)
 */
export const limitDomainCheck = ({ ctx, auth }: Caller, teamId: string): Promise<void> =>
  consumeRateLimit(ctx, auth.project, [
    { action: 'domain check', subject: teamId, max: DOMAIN_CHECKS },
  ])

/**
 * Counts a client that registers itself, or the fetch of its metadata document, and rejects it with 429 if there were too many
 * recently.
 *
 * @example await limitOAuthRegistration(call)
 */
export const limitOAuthRegistration = (call: AnonymousCaller): Promise<void> =>
  consumeRateLimit(
    call.ctx,
    call.auth.project,
    byClient(call, 'oauth registration', call.ctx.config.limits.oauthRegistrationsPerClient),
  )

/**
 * Returns the password queue for the work of one request. The queue is fair to projects and clients.
 *
 * @example await hashPassword(body.password, cost, queuePasswordWork(call))
 */
export const queuePasswordWork = (
  call: Pick<Call, 'ctx' | 'auth' | 'client' | 'request'>,
): RunQueued => {
  const { ctx, auth, request } = call
  const origin = { project: auth.project.id, client: networkOfClient(call), signal: request.signal }
  return (work) => ctx.passwordQueue.run(origin, work)
}

/** A signed-in user or owner is counted as a person, whatever network the requests come from. */
function bySender({ auth: { access, user, owner } }: Caller, max: number): Limit[] {
  const sender = access === 'client' ? user : owner?.user
  return sender ? [{ action: 'email', subject: `user ${sender.row.id}`, max }] : []
}

function byClient(call: AnonymousCaller, action: Limit['action'], max: number): Limit[] {
  const network = networkOfClient(call)
  return network === undefined ? [] : [{ action, subject: `client ${network}`, max }]
}

/**
 * The network that a client's requests are counted by. Undefined for a server, which calls for all its users
 * from one address, and in development for this machine, where one address is every user of a test run.
 * Requests in process without an address share one budget.
 */
export function networkOfClient({
  ctx,
  auth,
  client: { address },
}: Pick<Call, 'ctx' | 'client'> & { auth: Pick<Authentication, 'access'> }): string | undefined {
  if (auth.access !== 'client') return undefined
  const isOwnMachine = address === undefined || isLoopbackAddress(address)
  if (isOwnMachine && ctx.config.mode === 'development') return undefined
  return address === undefined ? 'unknown' : networkKey(address)
}
