import { readStorage, writeStorage } from '../../lib/platform.js'
import { CODE_LENGTH } from '../../ui/forms/normalize-code.js'

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
