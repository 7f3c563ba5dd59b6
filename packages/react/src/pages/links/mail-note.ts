import { readNote, writeNote } from '../../lib/platform.js'
import { CODE_LENGTH } from '../../ui/forms/fold-code.js'

/** The storage key for the last email that this browser requested. */
const nameOf = (projectId: string) => `latchkey-mail-${projectId}`

// Enough characters to recognize the email, too few to sign in with.
const markOf = (nonce: string) => nonce.slice(0, 8)

/** @param nonce the part of an email's code after the digits that the user types */
export const noteMail = (projectId: string, nonce: string): void =>
  writeNote('localStorage', nameOf(projectId), markOf(nonce))

/** Whether the email with this code is the last one that this browser requested. */
export const isNotedMail = (projectId: string, code: string): boolean =>
  readNote('localStorage', nameOf(projectId)) === markOf(code.slice(CODE_LENGTH))
