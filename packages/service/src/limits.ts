import type { Authentication } from './authenticate.js'
import { clientAddressOf } from './domain/ip-info.js'
import { networkOf } from './domain/network-of.js'
import { countTry, forgiveTry, type Limit } from './domain/rate-limit.js'
import type { Call } from './implement.js'

type Asker = Pick<Call, 'ctx' | 'auth' | 'headers'>
/** Whoever asks, as which user or none. */
interface Beginner extends Pick<Call, 'ctx' | 'headers'> {
  auth: Pick<Authentication, 'access' | 'project'>
}

/**
 * Counts an attempt to sign in, and refuses it with 429 when there were too many of late. It counts
 * alike whether there is such an account or not.
 *
 * @param account what tells accounts apart for this way to sign in: an address, or a user's id
 * @returns takes the attempt back; call it when the attempt was right
 * @example
 * const forgive = await limitSignIn(call, body.email)
 */
export async function limitSignIn(call: Asker, account: string): Promise<() => Promise<void>> {
  const { ctx, auth } = call
  const { failedSignInsPerAccount, failedSignInsPerClient } = ctx.config.limits
  const limits: Limit[] = [
    ...byClient(call, 'sign-in', failedSignInsPerClient),
    { what: 'sign-in', who: account, most: failedSignInsPerAccount },
  ]
  await countTry(ctx, auth.project, limits)
  return () => forgiveTry(ctx, auth.project, limits)
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

/** Whoever is signed in is the same wherever the requests come from. */
function bySender({ auth: { access, user } }: Asker, most: number): Limit[] {
  return access === 'client' && user ? [{ what: 'mail', who: `user ${user.row.id}`, most }] : []
}

/** A server asks for all its users from one address, so only clients are counted by theirs. */
function byClient({ auth, headers }: Beginner, what: Limit['what'], most: number): Limit[] {
  const address = auth.access === 'client' ? clientAddressOf(headers) : undefined
  return address === undefined ? [] : [{ what, who: `client ${networkOf(address)}`, most }]
}
