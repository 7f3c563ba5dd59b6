import { isLatchkeyError, LatchkeyError } from '@latchkey/contract'
import { catalogue } from '@latchkey/contract/errors'
import { PASSWORD_LENGTH } from '@latchkey/contract/constants'
import { HttpError, tooManyAttempts } from '../errors/http-error.js'
import type { ClientGeneration } from './client-generation.js'

/** When a client that cannot solve challenges tries again: an attack goes on for at least this time. */
const PROOF_RETRY_MILLIS = 10 * 60_000

/**
 * Replaces an error whose code a published client does not know: by one that it knows, or by the same status and sentence
 * without a code. The client would throw an error of its own, and the app could not show what happened.
 *
 * @param generation that of a published client; undefined for other callers, which get every code
 */
export function toKnownError(error: unknown, generation: ClientGeneration | undefined): unknown {
  if (generation === undefined || !isLatchkeyError(error)) return error
  const { firstClient } = catalogue[error.code]
  if (firstClient === undefined || firstClient === generation) return error
  const { status, message } = error
  if (error.code === 'PROOF_OF_WORK_REQUIRED') return tooManyAttempts(PROOF_RETRY_MILLIS)
  if (error.code !== 'PASSWORD_TOO_WEAK') return new HttpError(status, message)
  // Apps show this one at the field of the password.
  const details = { minLength: PASSWORD_LENGTH.min }
  return new LatchkeyError('PASSWORD_TOO_SHORT', { status, message, details })
}
