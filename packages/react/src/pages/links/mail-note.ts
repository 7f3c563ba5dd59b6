import { readNote, writeNote } from '../../lib/platform.js'
import { CODE_LENGTH } from '../../ui/forms/fold-code.js'

/** Where this browser notes which mail it has asked for last. */
const nameOf = (projectId: string) => `latchkey-mail-${projectId}`

// Enough to know a mail again by, too little to sign in with.
const markOf = (nonce: string) => nonce.slice(0, 8)

/** @param nonce what comes after the typed figures in the code of a mail */
export const noteMail = (projectId: string, nonce: string): void =>
  writeNote('localStorage', nameOf(projectId), markOf(nonce))

/** Whether the mail with this code is the last one that this browser has asked for. */
export const isNotedMail = (projectId: string, code: string): boolean =>
  readNote('localStorage', nameOf(projectId)) === markOf(code.slice(CODE_LENGTH))
