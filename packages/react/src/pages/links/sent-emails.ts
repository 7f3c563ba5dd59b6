import type { ClientApp } from '@latchkey/core'
import { now, readStorage, writeStorage } from '../../lib/platform.js'
import { CODE_LENGTH } from '../../ui/forms/normalize-code.js'

/** Returns the form by which the service compares addresses: trimmed, in lower case, normalized (NFC). */
export const canonicalEmail = (address: string): string =>
  address.trim().toLowerCase().normalize('NFC')

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

/** The storage key for the last email that this browser requested. */
const storageKey = (projectId: string) => `latchkey-mail-${projectId}`

// Enough characters to recognize the email, too few to sign in with.
const emailMark = (nonce: string) => nonce.slice(0, 8)

/** @param nonce the part of an email's code after the digits that the user types */
export const rememberEmail = (projectId: string, nonce: string): void =>
  writeStorage('localStorage', storageKey(projectId), emailMark(nonce))

/** Whether the email with this code is the last one that this browser requested. */
export const isLastEmail = (projectId: string, code: string): boolean =>
  readStorage('localStorage', storageKey(projectId)) === emailMark(code.slice(CODE_LENGTH))
