import { isLatchkeyError, LatchkeyError } from '@latchkey/contract'
import { catalogue } from '@latchkey/contract/errors'
import { PASSWORD_LENGTH } from '@latchkey/contract/constants'
import { HttpError } from '../errors/http-error.js'
import type { ClientGeneration } from './client-generation.js'

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
  if (error.code !== 'PASSWORD_TOO_WEAK') return new HttpError(status, message)
  // Apps show this one at the field of the password.
  const details = { min_length: PASSWORD_LENGTH.min }
  return new LatchkeyError('PASSWORD_TOO_SHORT', { status, message, details })
}
