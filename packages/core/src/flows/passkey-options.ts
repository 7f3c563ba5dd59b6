import {
  COSE_EDDSA,
  COSE_ES256,
  COSE_RS256,
  PASSKEY_USER_ID_MAX_BYTES,
  PASSKEY_USER_ID_MIN_BYTES,
} from '@latchkey/contract/constants'
import { PASSKEY_HOST_PLACEHOLDER } from '@latchkey/contract/passkey-placeholder'
import { ceremonyError } from './passkey-error.js'

const type = 'public-key'
const MIN_CHALLENGE_BYTES = 16
const DEFAULT_TIMEOUT_MILLIS = 60_000
const MIN_TIMEOUT_MILLIS = 10_000
const MAX_TIMEOUT_MILLIS = 600_000
const MOST_CREDENTIALS = 200
const LONGEST_HOSTNAME = 253
/** `localhost`, or labels of at most 63 characters, the last of them no number. */
const HOSTNAME =
  /^(localhost|([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d]))$/i
const ALGORITHMS: readonly number[] = [COSE_EDDSA, COSE_ES256, COSE_RS256]

/** Members that the service's options may have. What else they hold is left behind (WA13). */
interface OptionsJson {
  readonly challenge: unknown
  readonly timeout: unknown
}
interface CredentialJson {
  readonly id: unknown
  readonly transports?: AuthenticatorTransport[]
}
export interface CreationJson extends OptionsJson {
  readonly rp: { readonly id: unknown; readonly name: string }
  readonly user: { readonly id: unknown; readonly name: string; readonly displayName: string }
  readonly pubKeyCredParams: readonly { readonly type: unknown; readonly alg: number }[]
  readonly excludeCredentials?: readonly CredentialJson[]
  readonly authenticatorSelection: Required<
    Omit<AuthenticatorSelectionCriteria, 'authenticatorAttachment'>
  >
  readonly attestation: AttestationConveyancePreference
}
export interface RequestJson extends OptionsJson {
  readonly rpId: unknown
  readonly allowCredentials?: readonly CredentialJson[]
  readonly userVerification: UserVerificationRequirement
}

/** None where the text is no base64url (RFC 4648, section 5, without padding). */
function bytesOf(text: unknown): Uint8Array<ArrayBuffer> {
  const isBase64Url = typeof text === 'string' && /^[\w-]*$/.test(text) && text.length % 4 !== 1
  const bytes = isBase64Url ? atob(text.replace(/-/g, '+').replace(/_/g, '/')) : ''
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
}

/** What both ceremonies have, and the page that they are for. */
function readCommon({ challenge, timeout }: OptionsJson, placeholder: unknown, hostname: string) {
  if (hostname.length > LONGEST_HOSTNAME || !HOSTNAME.test(hostname))
    throw ceremonyError('INVALID_DOMAIN')
  if (placeholder !== PASSKEY_HOST_PLACEHOLDER) throw ceremonyError('INVALID_RP_ID')
  const bytes = bytesOf(challenge)
  if (bytes.length < MIN_CHALLENGE_BYTES) throw ceremonyError('MALFORMED_PUBKEYCREDPARAMS')
  const millis = Number(timeout) || DEFAULT_TIMEOUT_MILLIS
  return {
    challenge: bytes,
    timeout: Math.min(Math.max(millis, MIN_TIMEOUT_MILLIS), MAX_TIMEOUT_MILLIS),
  }
}

function readCredentials(list: readonly CredentialJson[] = []): PublicKeyCredentialDescriptor[] {
  if (list.length > MOST_CREDENTIALS) throw ceremonyError('MALFORMED_PUBKEYCREDPARAMS')
  return list.map(({ id, transports = [] }) => ({ type, id: bytesOf(id), transports }))
}

/**
 * What the browser is asked for a new passkey with: the service's options, checked, for this page.
 *
 * @throws PASSKEY_WEBAUTHN_ERROR when a rule is broken
 * @see spec, section 5; protocol, sections 7.1 and 7.3; WebAuthn Level 3, section 5.4
 */
export function creationOptions(
  json: CreationJson,
  hostname: string,
): PublicKeyCredentialCreationOptions {
  const { rp, user, attestation } = json
  const { residentKey, requireResidentKey, userVerification } = json.authenticatorSelection
  const common = readCommon(json, rp.id, hostname)
  const id = bytesOf(user.id)
  if (id.length < PASSKEY_USER_ID_MIN_BYTES || id.length > PASSKEY_USER_ID_MAX_BYTES)
    throw ceremonyError('INVALID_USER_ID_LENGTH')
  const pubKeyCredParams = json.pubKeyCredParams
    .filter((given) => given.type === type && ALGORITHMS.includes(given.alg))
    .map(({ alg }) => ({ type, alg }) as const)
  if (!pubKeyCredParams.length)
    throw ceremonyError('AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG')
  return {
    ...common,
    rp: { id: hostname, name: rp.name },
    user: { id, name: user.name, displayName: user.displayName },
    pubKeyCredParams,
    excludeCredentials: readCredentials(json.excludeCredentials),
    authenticatorSelection: { residentKey, requireResidentKey, userVerification },
    attestation,
    extensions: { credProps: true },
  }
}

/**
 * What the browser is asked for a sign-in with: the service's options, checked, for this page.
 *
 * @throws PASSKEY_WEBAUTHN_ERROR when a rule is broken
 * @see spec, section 5; protocol, sections 7.2 and 7.3; WebAuthn Level 3, section 5.5
 */
export const requestOptions = (
  json: RequestJson,
  hostname: string,
): PublicKeyCredentialRequestOptions => ({
  ...readCommon(json, json.rpId, hostname),
  rpId: hostname,
  allowCredentials: readCredentials(json.allowCredentials),
  userVerification: json.userVerification,
})
