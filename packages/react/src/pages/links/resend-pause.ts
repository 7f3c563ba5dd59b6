import type { ClientApp } from '@latchkey/core'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { now } from '../../lib/platform.js'

/** The wait between two emails: the service sends at most one per minute to an address. */
export const RESEND_PAUSE = { seconds: 60 }

const sentEmails = new WeakMap<ClientApp, Map<string, { mail: string; at: number }>>()

/** Remembers an email, so that leaving the step and coming back does not skip the wait. */
export function rememberSent(app: ClientApp, to: string, mail = ''): void {
  sentEmails.set(app, new Map(sentEmails.get(app)).set(canonicalEmail(to), { mail, at: now() }))
}

/** Returns the last email and the seconds until the next one; null if it can be sent at once. */
export function lastSent(app: ClientApp, to: string) {
  const last = sentEmails.get(app)?.get(canonicalEmail(to))
  const seconds = last ? Math.round(RESEND_PAUSE.seconds - (now() - last.at) / 1000) : 0
  // After the clock was set back, the elapsed time is unknown.
  return last && seconds > 0 && seconds <= RESEND_PAUSE.seconds ? { ...last, seconds } : null
}
