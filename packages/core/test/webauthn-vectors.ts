import { PASSKEY_HOST_PLACEHOLDER } from '@latchkey/contract/passkey-placeholder'
import {
  type CreationOptions,
  creationOptions,
  type RequestOptions,
  requestOptions,
} from '../src/flows/passkey/passkey-options.js'
import type { PasskeyCeremonyError } from '../src/flows/passkey/passkey-error.js'
import file from '../../../test-vectors/webauthn-vectors.json' with { type: 'json' }

export const { hostnames, userIds } = file

const placeholder = (text: string) =>
  text
    .replace('<SENTINEL>', PASSKEY_HOST_PLACEHOLDER)
    .replace('<sentinel>', PASSKEY_HOST_PLACEHOLDER.toLowerCase())

/** JSON has no undefined and no object with a `toString` method. */
function rpIdOf({ rpId, rpIdType }: (typeof file.rpIdSentinel)[number]): unknown {
  if (rpIdType === 'undefined') return undefined
  if (typeof rpId === 'string') return placeholder(rpId)
  if (Array.isArray(rpId)) return rpId.map(placeholder)
  if (rpIdType === 'object') return { toString: () => PASSKEY_HOST_PLACEHOLDER }
  return rpId
}

export const rpIds = file.rpIdSentinel.map((vector) => ({ ...vector, rpId: rpIdOf(vector) }))

const challenge = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'

/** The creation options that the service sends (protocol, section 7.1). */
export const creationJson = (changed: object = {}): CreationOptions => ({
  challenge,
  timeout: 60_000,
  rp: { id: PASSKEY_HOST_PLACEHOLDER, name: 'An app' },
  user: { id: 'QUJD', name: 'Ada', displayName: 'Ada' },
  pubKeyCredParams: [
    { alg: -8, type: 'public-key' },
    { alg: -7, type: 'public-key' },
    { alg: -257, type: 'public-key' },
  ],
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'preferred',
  },
  attestation: 'none',
  ...changed,
})

/** The request options that the service sends (protocol, section 7.2). */
export const requestJson = (changed: object = {}): RequestOptions => ({
  challenge,
  timeout: 60_000,
  rpId: PASSKEY_HOST_PLACEHOLDER,
  allowCredentials: [],
  userVerification: 'preferred',
  ...changed,
})

/** The code of the error that a check throws; `accepted` if it throws none. */
function codeOf(check: () => unknown): string {
  try {
    check()
    return 'accepted'
  } catch (error) {
    return (error as PasskeyCeremonyError).details.code
  }
}

export const PAGE = 'app.example.com'
export const creationCode = (changed: object, hostname = PAGE) =>
  codeOf(() => creationOptions(creationJson(changed), hostname))
export const requestCode = (changed: object, hostname = PAGE) =>
  codeOf(() => requestOptions(requestJson(changed), hostname))
