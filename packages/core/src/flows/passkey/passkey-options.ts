import {
  COSE_EDDSA,
  COSE_ES256,
  COSE_RS256,
  PASSKEY_USER_ID_MAX_BYTES,
  PASSKEY_USER_ID_MIN_BYTES,
} from '@latchkey/contract/constants'
import { PASSKEY_HOST_PLACEHOLDER } from '@latchkey/contract/passkey-placeholder'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ceremonyError } from './passkey-error.js'

const type = 'public-key'
const MIN_CHALLENGE_BYTES = 16
const DEFAULT_TIMEOUT_MILLIS = 60_000
const MIN_TIMEOUT_MILLIS = 10_000
const MAX_TIMEOUT_MILLIS = 600_000
const MAX_CREDENTIALS = 200
const MAX_HOSTNAME_LENGTH = 253
/** `localhost`, or labels of at most 63 characters, of which the last one is not a number. */
const HOSTNAME =
  /^(localhost|([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d]))$/i
/** RFC 4648, section 5, without padding. */
const BASE64URL = /^[\w-]*$/
const ALGORITHMS: readonly number[] = [COSE_EDDSA, COSE_ES256, COSE_RS256]

interface CommonOptions {
  readonly challenge: unknown
  readonly timeout: unknown
}

interface CredentialDescriptor {
  readonly id: unknown
  readonly transports?: readonly string[]
}

/** The options of the service for a new passkey. Other members are ignored. */
export interface CreationOptions extends CommonOptions {
  readonly rp: { readonly id: unknown; readonly name: string }
  readonly user: { readonly id: unknown; readonly name: string; readonly displayName: string }
  readonly pubKeyCredParams: readonly { readonly type: unknown; readonly alg: number }[]
  readonly excludeCredentials?: readonly CredentialDescriptor[]
  readonly authenticatorSelection: Required<
    Omit<AuthenticatorSelectionCriteria, 'authenticatorAttachment'>
  >
  readonly attestation: AttestationConveyancePreference
}

/** The options of the service for a sign-in. Other members are ignored. */
export interface RequestOptions extends CommonOptions {
  readonly rpId: unknown
  readonly allowCredentials?: readonly CredentialDescriptor[]
  readonly userVerification: UserVerificationRequirement
}

/** Whether a value is base64url text of so many bytes. */
function hasBytes(value: unknown, min: number, max = Infinity): value is string {
  if (typeof value !== 'string' || !BASE64URL.test(value) || value.length % 4 === 1) return false
  const count = Math.floor((value.length * 3) / 4)
  return count >= min && count <= max
}

/** Checks the members of both kinds of options, and the page. */
function checkCommon({ challenge, timeout }: CommonOptions, rpId: unknown, hostname: string) {
  if (hostname.length > MAX_HOSTNAME_LENGTH || !HOSTNAME.test(hostname))
    throw ceremonyError('INVALID_DOMAIN')
  if (rpId !== PASSKEY_HOST_PLACEHOLDER) throw ceremonyError('INVALID_RP_ID')
  if (!hasBytes(challenge, MIN_CHALLENGE_BYTES)) throw ceremonyError('MALFORMED_PUBKEYCREDPARAMS')
  const millis = Number(timeout) || DEFAULT_TIMEOUT_MILLIS
  return {
    challenge,
    timeout: Math.min(Math.max(millis, MIN_TIMEOUT_MILLIS), MAX_TIMEOUT_MILLIS),
  }
}

function checkCredentials(credentials: readonly CredentialDescriptor[] = []) {
  if (credentials.length > MAX_CREDENTIALS) throw ceremonyError('MALFORMED_PUBKEYCREDPARAMS')
  return credentials.map(({ id, transports = [] }) => {
    if (!hasBytes(id, 1)) throw ceremonyError('MALFORMED_PUBKEYCREDPARAMS')
    return { type, id, transports: [...transports] }
  })
}

/**
 * Returns the options for `startRegistration`: the service's options, checked, for a page.
 *
 * @throws LatchkeyError `PASSKEY_WEBAUTHN_ERROR` if an option is not valid
 * @see WebAuthn Level 3, section 5.4
 */
export function creationOptions(
  options: CreationOptions,
  hostname: string,
): PublicKeyCredentialCreationOptionsJSON {
  const { rp, user, attestation } = options
  const { residentKey, requireResidentKey, userVerification } = options.authenticatorSelection
  const common = checkCommon(options, rp.id, hostname)
  const { id, name, displayName } = user
  if (!hasBytes(id, PASSKEY_USER_ID_MIN_BYTES, PASSKEY_USER_ID_MAX_BYTES))
    throw ceremonyError('INVALID_USER_ID_LENGTH')
  const pubKeyCredParams = options.pubKeyCredParams
    .filter((parameters) => parameters.type === type && ALGORITHMS.includes(parameters.alg))
    .map(({ alg }) => ({ type, alg }) as const)
  if (pubKeyCredParams.length === 0)
    throw ceremonyError('AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG')
  return {
    ...common,
    rp: { id: hostname, name: rp.name },
    user: { id, name, displayName },
    pubKeyCredParams,
    excludeCredentials: checkCredentials(options.excludeCredentials),
    authenticatorSelection: { residentKey, requireResidentKey, userVerification },
    attestation,
    extensions: { credProps: true },
  }
}

/**
 * Returns the options for `startAuthentication`: the service's options, checked, for a page.
 *
 * @throws LatchkeyError `PASSKEY_WEBAUTHN_ERROR` if an option is not valid
 * @see WebAuthn Level 3, section 5.5
 */
export const requestOptions = (
  options: RequestOptions,
  hostname: string,
): PublicKeyCredentialRequestOptionsJSON => ({
  ...checkCommon(options, options.rpId, hostname),
  rpId: hostname,
  allowCredentials: checkCredentials(options.allowCredentials),
  userVerification: options.userVerification,
})
