import { PASSKEY_HOST_PLACEHOLDER } from '@latchkey/contract/passkey-placeholder'
import {
  type CreationOptions,
  creationOptions,
  type RequestOptions,
  requestOptions,
} from '../../src/flows/passkey/passkey-options.js'
import type { PasskeyCeremonyError } from '../../src/flows/passkey/passkey-error.js'
import file from '../../../../test-vectors/webauthn-vectors.json' with { type: 'json' }

export const { hostnames, userIds } = file

const placeholder = (text: string) =>
  text
    .replace('<SENTINEL>', PASSKEY_HOST_PLACEHOLDER)
    .replace('<sentinel>', PASSKEY_HOST_PLACEHOLDER.toLowerCase())

/** Restores values that JSON cannot represent: undefined and an object with a `toString` method. */
function rpIdOf({ rpId, rpIdType }: (typeof file.rpIdSentinel)[number]): unknown {
  if (rpIdType === 'undefined') return undefined
  if (typeof rpId === 'string') return placeholder(rpId)
  if (Array.isArray(rpId)) return rpId.map(placeholder)
  if (rpIdType === 'object') return { toString: () => PASSKEY_HOST_PLACEHOLDER }
  return rpId
}

export const rpIds = file.rpIdSentinel.map((vector) => ({ ...vector, rpId: rpIdOf(vector) }))

const challenge = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'

/** Returns creation options as the service sends them. */
export const creationJson = (overrides: object = {}): CreationOptions => ({
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
  ...overrides,
})

/** Returns request options as the service sends them. */
export const requestJson = (overrides: object = {}): RequestOptions => ({
  challenge,
  timeout: 60_000,
  rpId: PASSKEY_HOST_PLACEHOLDER,
  allowCredentials: [],
  userVerification: 'preferred',
  ...overrides,
})

/** Returns the code of the error that a check throws, or `accepted`. */
function codeOf(check: () => unknown): string {
  try {
    check()
    return 'accepted'
  } catch (error) {
    return (error as PasskeyCeremonyError).details.code
  }
}

export const PAGE = 'app.example.com'
export const creationCode = (overrides: object, hostname = PAGE) =>
  codeOf(() => creationOptions(creationJson(overrides), hostname))
export const requestCode = (overrides: object, hostname = PAGE) =>
  codeOf(() => requestOptions(requestJson(overrides), hostname))
