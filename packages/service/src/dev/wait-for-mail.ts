import { setTimeout } from 'node:timers/promises'
import type { Context } from '../context.js'
import { firstMail, type MailFilter, type MailSummary } from './mailbox.js'

/** How often the mailbox looks: another service on the same database may have written the mail. */
const LOOK_MILLIS = 50

/** Waits for the oldest mail that fits; null when none comes in time, or nobody waits any more. */
export async function waitForMail(
  ctx: Context,
  filter: MailFilter,
  { timeoutMillis, signal }: { timeoutMillis: number; signal: AbortSignal },
): Promise<MailSummary | null> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMillis)])
  for (;;) {
    const mail = await firstMail(ctx, filter)
    if (mail !== null || ended.aborted) return mail
    await setTimeout(LOOK_MILLIS)
  }
}
