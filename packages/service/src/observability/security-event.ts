/** Names of what the request log marks, so that an alert can be set on it. */
export type SecurityEvent =
  | 'authentication_failed'
  | 'authorization_failed'
  | 'input_rejected'
  | 'limit_exceeded'

/** Codes of failed proofs of identity, which published clients expect with the status 400. */
const FAILED_PROOFS = new Set([
  'EMAIL_PASSWORD_MISMATCH',
  'INVALID_AUTHORIZATION_CODE',
  'INVALID_OAUTH_CLIENT_ID_OR_SECRET',
  'INVALID_POLLING_CODE',
  'INVALID_TOTP_CODE',
  'PASSKEY_AUTHENTICATION_FAILED',
  'PASSWORD_CONFIRMATION_MISMATCH',
  'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
  'VERIFICATION_CODE_NOT_FOUND',
])
/** Codes of callers that may not do this, with another status than 403. */
const DENIALS = new Set([
  'EXPECTED_INTERNAL_PROJECT',
  'INSUFFICIENT_ACCESS_TYPE',
  'PROJECT_PERMISSION_REQUIRED',
  'REDIRECT_URL_NOT_WHITELISTED',
  'TEAM_PERMISSION_REQUIRED',
])
/** Codes of input that no client of the protocol sends. */
const MALFORMED = new Set(['BODY_PARSING_ERROR', 'SCHEMA_ERROR'])

/**
 * Returns what a response means for the security of the service (OWASP ASVS 5.0, 16.3); undefined for a success and for an
 * error of everyday use, such as an expired access token.
 */
export function securityEventOf(
  status: number,
  code: string | undefined,
): SecurityEvent | undefined {
  if (status === 429) return 'limit_exceeded'
  if (code === 'ACCESS_TOKEN_EXPIRED') return undefined
  if (status === 403 || (code !== undefined && DENIALS.has(code))) return 'authorization_failed'
  if (status === 401 || (code !== undefined && FAILED_PROOFS.has(code)))
    return 'authentication_failed'
  return status === 413 || (code !== undefined && MALFORMED.has(code))
    ? 'input_rejected'
    : undefined
}
