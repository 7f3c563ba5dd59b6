import { isLatchkeyError, type KnownError, LatchkeyError } from '@latchkey/contract/errors/error'
import { WebAuthnError } from '@simplewebauthn/browser'

/** A passkey was not created or not used: `details.code` says why, and `cause` is the browser's exception. */
export type PasskeyCeremonyError = KnownError<'PASSKEY_WEBAUTHN_ERROR'>

/** The reasons for which a ceremony fails, with the prefix `ERROR_` in `details.code`. */
type Reason =
  | 'CEREMONY_ABORTED'
  | 'NO_MATCHING_PASSKEY'
  | 'AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  | 'AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT'
  | 'AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT'
  | 'AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG'
  | 'AUTHENTICATOR_GENERAL_ERROR'
  | 'INVALID_DOMAIN'
  | 'INVALID_RP_ID'
  | 'INVALID_USER_ID_LENGTH'
  | 'MALFORMED_PUBKEYCREDPARAMS'
  | 'PASSTHROUGH_SEE_CAUSE_PROPERTY'

const PASSTHROUGH = 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'

const createError = (code: string, cause?: unknown): PasskeyCeremonyError => {
  const message = `The passkey was not used. ${cause instanceof Error ? cause.message : code}`
  const details = { message, code }
  return new LatchkeyError('PASSKEY_WEBAUTHN_ERROR', { status: 400, message, details, cause })
}

/** Creates the error of a ceremony. */
export const ceremonyError = (reason: Reason, cause?: unknown): PasskeyCeremonyError =>
  createError(`ERROR_${reason}`, cause)

/** The reasons of exceptions that `@simplewebauthn/browser` does not name, by the name of the exception. */
const reasons: Readonly<Record<string, Reason>> = {
  // The user canceled, or the time was up: browsers do not say which.
  NotAllowedError: 'CEREMONY_ABORTED',
  AbortError: 'CEREMONY_ABORTED',
  // The domain of the page was checked before.
  SecurityError: 'INVALID_RP_ID',
  TypeError: 'MALFORMED_PUBKEYCREDPARAMS',
  ConstraintError: 'AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT',
  // The library throws it if the browser returned no passkey.
  Error: 'AUTHENTICATOR_GENERAL_ERROR',
}

/**
 * Whether the browser says that the device has no passkey for the site. Most browsers do not say it, so that a site cannot
 * find out: they throw the NotAllowedError of a user who canceled.
 *
 * @see WebAuthn Level 3, section 14.5.2
 */
const isNoMatch = (name: unknown, message: unknown): boolean =>
  typeof message === 'string' &&
  // The library throws it for null, with which a browser answers that no passkey matches.
  ((name === 'Error' && message === 'Authentication was not completed') ||
    (name === 'NotAllowedError' && message.startsWith('No matched credentials')))

/**
 * Converts whatever a ceremony threw to an error with a code.
 *
 * @see WebAuthn Level 3, sections 5.1.3.1 and 5.1.4.3, which list what each exception can mean
 */
export function toCeremonyError(thrown: unknown): PasskeyCeremonyError {
  if (isLatchkeyError(thrown, 'PASSKEY_WEBAUTHN_ERROR')) return thrown
  const isNamed = thrown instanceof WebAuthnError
  if (isNamed && thrown.code !== PASSTHROUGH) return createError(thrown.code, thrown.cause)
  const cause: unknown = isNamed ? thrown.cause : thrown
  const { name, message }: { name?: unknown; message?: unknown } = Object(cause)
  if (isNoMatch(name, message)) return ceremonyError('NO_MATCHING_PASSKEY', cause)
  // Browsers reject a frame without the permission with NotAllowedError, and only the message says why.
  const isForbidden = typeof message === 'string' && message.includes('publickey-credentials')
  const reason =
    typeof name === 'string' && Object.hasOwn(reasons, name) ? reasons[name] : undefined
  return reason && !isForbidden ? ceremonyError(reason, cause) : createError(PASSTHROUGH, cause)
}
