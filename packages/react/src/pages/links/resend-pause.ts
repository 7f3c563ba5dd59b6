import type { ClientApp } from '@latchkey/core'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { now } from '../../lib/platform.js'

/** How long after an email the next may be sent: the service sends at most one per minute for an address. */
export const RESEND_PAUSE = { seconds: 60 }

const sent = new WeakMap<ClientApp, Map<string, { mail: string; at: number }>>()

/** Remembers a mail: whoever leaves its step and comes back waits for the next one all the same. */
export function noteSent(app: ClientApp, to: string, mail = ''): void {
  sent.set(app, new Map(sent.get(app)).set(canonicalEmail(to), { mail, at: now() }))
}

/** The last mail, and the seconds until the next; null where that may be sent already. */
export function lastSent(app: ClientApp, to: string) {
  const last = sent.get(app)?.get(canonicalEmail(to))
  const seconds = last ? Math.round(RESEND_PAUSE.seconds - (now() - last.at) / 1000) : 0
  // A clock that was set back does not tell.
  return last && seconds > 0 && seconds <= RESEND_PAUSE.seconds ? { ...last, seconds } : null
}
