import { type KnownError, LatchkeyError } from '@latchkey/contract/errors/error'

/** A ceremony did not come off: `details.code` says why, `cause` is what the browser threw. */
export type PasskeyCeremonyError = KnownError<'PASSKEY_WEBAUTHN_ERROR'>

/** What can go wrong, as the specification names it (section 8; protocol, section 7.6). */
type Kind =
  | 'CEREMONY_ABORTED'
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

export function ceremonyError(kind: Kind, cause?: unknown): PasskeyCeremonyError {
  const code = `ERROR_${kind}`
  const message = `The passkey was not used. ${cause instanceof Error ? cause.message : code}`
  const details = { message, code }
  return new LatchkeyError('PASSKEY_WEBAUTHN_ERROR', { status: 400, message, details, cause })
}

/** What an authenticator has to have that makes a passkey. */
interface Selection {
  readonly requireResidentKey?: boolean
}

const kindsOf = (selection: Selection | undefined): Partial<Record<string, Kind>> => ({
  AbortError: 'CEREMONY_ABORTED',
  // The person cancelled, or the time was up; browsers do not say which.
  NotAllowedError: 'CEREMONY_ABORTED',
  // That the page has a valid domain was seen to before.
  SecurityError: 'INVALID_RP_ID',
  TypeError: 'MALFORMED_PUBKEYCREDPARAMS',
  UnknownError: 'AUTHENTICATOR_GENERAL_ERROR',
  ConstraintError: selection?.requireResidentKey
    ? 'AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT'
    : 'AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT',
  ...(selection && {
    InvalidStateError: 'AUTHENTICATOR_PREVIOUSLY_REGISTERED',
    // That there are algorithms at all was seen to before.
    NotSupportedError: 'AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG',
  }),
})

/**
 * Translates whatever a ceremony threw; a rule that was broken before the browser was asked is itself.
 *
 * @param selection of the passkey that was to be made; undefined when one was to sign in with
 * @see WebAuthn Level 3, sections 5.1.3.1 and 5.1.4.3, which list what each exception can mean
 */
export function readCeremonyError(thrown: unknown, selection?: Selection): PasskeyCeremonyError {
  if (thrown instanceof LatchkeyError) return thrown as PasskeyCeremonyError
  const { name, message } = Object(thrown) as Error
  // A frame that may not use passkeys is refused as if the person had cancelled; browsers say why.
  const kind = !/publickey-credentials/.test(message) && kindsOf(selection)[name]
  return ceremonyError(kind || 'PASSTHROUGH_SEE_CAUSE_PROPERTY', thrown)
}
