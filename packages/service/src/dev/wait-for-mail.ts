import { setTimeout } from 'node:timers/promises'
import type { Context } from '../context.js'
import { firstMail, type MailFilter, type MailSummary } from './mailbox.js'

/** Interval at which the inbox is read: another service on the same database may have written the email. */
const POLL_MILLIS = 50

/** Waits for the oldest matching email; resolves to null after the timeout or when the client disconnects. */
export async function waitForMail(
  ctx: Context,
  filter: MailFilter,
  { timeoutMillis, signal }: { timeoutMillis: number; signal: AbortSignal },
): Promise<MailSummary | null> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMillis)])
  for (;;) {
    const mail = await firstMail(ctx, filter)
    if (mail !== null || ended.aborted) return mail
    await setTimeout(POLL_MILLIS)
  }
}
