import { isLatchkeyError, LatchkeyError, type ErrorCode } from '@latchkey/contract'
import { PASSWORD_LENGTH } from '@latchkey/contract/constants'
import { HttpError } from '../errors/http-error.js'
import type { ClientGeneration } from './client-generation.js'

/**
 * Codes that the protocol of June 2025 does not have, with the clients that know them: published clients of the later
 * generation, or only the client of this repository. A published client throws an error of its own at a code that it does
 * not know, and the app cannot show what happened.
 */
const firstClients: Partial<Record<ErrorCode, 'later' | 'own'>> = {
  ACCOUNT_DELETION_PENDING: 'own',
  EMAIL_RENDERING_ERROR: 'later',
  GENERATED_PASSWORD_EXPIRED: 'own',
  LAST_SIGN_IN_METHOD: 'own',
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE: 'later',
  OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN: 'later',
  OAUTH_PROVIDER_REFUSED: 'own',
  PASSWORD_CHANGE_REQUIRED: 'own',
  PASSWORD_TOO_WEAK: 'own',
  RECENT_SIGN_IN_REQUIRED: 'own',
  REQUIRES_CUSTOM_EMAIL_SERVER: 'later',
  TEAM_INVITATION_EMAIL_MISMATCH: 'later',
  USER_BANNED: 'own',
}

/**
 * Replaces an error whose code a published client does not know: by one that it knows, or by the same status and sentence
 * without a code.
 *
 * @param generation that of a published client; undefined for other callers, which get every code
 */
export function toKnownError(error: unknown, generation: ClientGeneration | undefined): unknown {
  if (generation === undefined || !isLatchkeyError(error)) return error
  const firstClient = firstClients[error.code]
  if (firstClient === undefined || firstClient === generation) return error
  const { status, message } = error
  if (error.code !== 'PASSWORD_TOO_WEAK') return new HttpError(status, message)
  // Apps show this one at the field of the password.
  const details = { min_length: PASSWORD_LENGTH.min }
  return new LatchkeyError('PASSWORD_TOO_SHORT', { status, message, details })
}
