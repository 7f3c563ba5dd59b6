import { isLatchkeyError } from '@latchkey/contract'
import type { Authentication } from '../http/auth/authenticate.js'
import { isLoopbackAddress } from '../http/client/client-address.js'
import { isKnownNetwork, rememberNetwork } from './known-networks.js'
import { countFailure, forgiveFailure } from './account-lockout.js'
import { networkOf } from './network-key.js'
import type { InTurn } from '../credentials/passwords/password.js'
import { countTry, type Limit } from './rate-limit.js'
import type { Call } from '../http/implement.js'

type Asker = Pick<Call, 'ctx' | 'auth' | 'client'>
/** Whoever asks, as which user or none. */
interface Beginner extends Pick<Call, 'ctx' | 'client'> {
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
  call: Asker,
  account: string,
  check: () => Promise<Result>,
): Promise<Result> {
  const { ctx, auth } = call
  const { project } = auth
  const network = networkOfClient(call)
  const place = network === undefined ? undefined : { account: account.toLowerCase(), network }
  const limits = await signInLimits(call, account.toLowerCase(), place)
  await countFailure(ctx, project, limits)
  const forgive = () => forgiveFailure(ctx, project, limits)
  let result: Result
  try {
    result = await check()
  } catch (error) {
    if (!isLatchkeyError(error)) await forgive()
    throw error
  }
  await forgive()
  if (place !== undefined) await rememberNetwork(ctx, project, place)
  return result
}

async function signInLimits(
  { ctx, auth: { project } }: Asker,
  account: string,
  place: { account: string; network: string } | undefined,
): Promise<Limit[]> {
  const what = 'sign-in'
  const { failedSignInsPerAccount, failedSignInsPerAccountAndNetwork, failedSignInsPerClient } =
    ctx.config.limits
  const ofAccount: Limit = { what, who: account, most: failedSignInsPerAccount }
  if (place === undefined) return [ofAccount]
  const client = `client ${place.network}`
  // That of the client first: a request that it rejects leaves no row for the account.
  const limits: Limit[] = [
    { what, who: client, most: failedSignInsPerClient },
    { what, who: `${account} from ${client}`, most: failedSignInsPerAccountAndNetwork },
  ]
  return (await isKnownNetwork(ctx, project, place)) ? limits : [...limits, ofAccount]
}

/**
 * Counts a mail with a code, and refuses it with 429 when too many were asked for of late, so that
 * nobody's mailbox is flooded, and nobody's invitations flood many. Call it before looking whether there
 * is such an account.
 *
 * @example await limitMail(call, body.email)
 */
export async function limitMail(call: Asker, recipient: string): Promise<void> {
  const { ctx, auth } = call
  const { mailsPerRecipient, mailsPerClient } = ctx.config.limits
  await countTry(ctx, auth.project, [
    ...byClient(call, 'mail', mailsPerClient),
    ...bySender(call, mailsPerClient),
    // Mail servers hold addresses that differ in case for the same mailbox.
    { what: 'mail', who: recipient.toLowerCase(), most: mailsPerRecipient },
  ])
}

/**
 * Counts an address that a client wants to sign in with, and rejects it with 429 if there were too many: the
 * answer tells whether another account has the address. It counts as a mail, because a sign-up tells the same.
 *
 * @example await limitSignInAddress(call)
 */
export async function limitSignInAddress(call: Asker): Promise<void> {
  const { ctx, auth } = call
  const { mailsPerClient } = ctx.config.limits
  await countTry(ctx, auth.project, [
    ...byClient(call, 'mail', mailsPerClient),
    ...bySender(call, mailsPerClient),
  ])
}

/**
 * Counts what anybody may begin who has shown nothing yet, and refuses it with 429 when there was too much of
 * late, so that nobody fills the database with what waits for an end.
 *
 * @example await limitBeginning(call)
 */
export const limitBeginning = (call: Beginner): Promise<void> =>
  countTry(
    call.ctx,
    call.auth.project,
    byClient(call, 'beginning', call.ctx.config.limits.beginningsPerClient),
  )

/**
 * The place of a request in the queue of passwords.
 *
 * @example await hashPassword(body.password, cost, passwordTurn(call))
 */
export const passwordTurn = (call: Pick<Call, 'ctx' | 'auth' | 'client' | 'signal'>): InTurn => {
  const { ctx, auth, signal } = call
  const place = { project: auth.project.id, client: networkOfClient(call), signal }
  return (work) => ctx.passwordQueue.run(place, work)
}

/** Whoever is signed in is the same wherever the requests come from. */
function bySender({ auth: { access, user } }: Asker, most: number): Limit[] {
  return access === 'client' && user ? [{ what: 'mail', who: `user ${user.row.id}`, most }] : []
}

function byClient(call: Beginner, what: Limit['what'], most: number): Limit[] {
  const network = networkOfClient(call)
  return network === undefined ? [] : [{ what, who: `client ${network}`, most }]
}

/**
 * The network that a client's requests are counted by. Undefined for a server, which calls for all its users
 * from one address, and in development for this machine, where one address is every user of a test run.
 * Requests in process without an address share one budget.
 */
function networkOfClient({ ctx, auth, client: { address } }: Beginner): string | undefined {
  if (auth.access !== 'client') return undefined
  const isOwnMachine = address === undefined || isLoopbackAddress(address)
  if (isOwnMachine && ctx.config.mode === 'development') return undefined
  return address === undefined ? 'unknown' : networkOf(address)
}
