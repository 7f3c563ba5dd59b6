import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** Options of a ceremony; a test can set wrong values. */
export interface CeremonyOptions {
  challenge: string
  origin: string
  /** The host of the origin by default. */
  rpId?: string
  /** The `type` of the client data. */
  ceremony?: 'webauthn.create' | 'webauthn.get'
}

/** An authenticator in software that holds one passkey on P-256 (WebAuthn Level 3, section 6). */
export interface Authenticator {
  id: string
  /** The signature counter, which a test can reset. */
  counter: number
  /** Returns the result of `navigator.credentials.create` as JSON. */
  register(options: CeremonyOptions): Record<string, unknown>
  /** Returns the result of `navigator.credentials.get` as JSON. */
  signIn(options: CeremonyOptions & { userId?: string }): Record<string, unknown>
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const BACKUP_ELIGIBLE = 0x08
const BACKED_UP = 0x10

/** The properties that an authenticator reports about itself. */
interface AuthenticatorModel {
  /** The model; zeros by default, as for authenticators that do not name it. */
  aaguid?: string
  /** Whether its passkey is synced. A test can change it. */
  isBackedUp?: boolean
  /** Whether it asks for a fingerprint or a PIN at sign-in. A test can change it. */
  verifiesUser?: boolean
}

/**
 * @param id the credential ID; a test can create two authenticators with the same one
 * @param model read at each ceremony
 */
export function createAuthenticator(
  id: string = randomBytes(20).toString('base64url'),
  model: AuthenticatorModel = {},
): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const backup = () => (model.isBackedUp ? BACKUP_ELIGIBLE | BACKED_UP : BACKUP_ELIGIBLE)
  const authenticator: Authenticator = {
    id,
    counter: 0,
    register(options) {
      const credential = Buffer.from(id, 'base64url')
      const length = Buffer.from([credential.length >> 8, credential.length & 0xff])
      const aaguid = Buffer.from((model.aaguid ?? '0'.repeat(32)).replaceAll('-', ''), 'hex')
      const attested = Buffer.concat([aaguid, length, credential, coseKey(publicKey)])
      const data = authenticatorData(options, {
        flags: USER_PRESENT | HAS_CREDENTIAL | backup(),
        counter: 0,
      })
      return resultOf(id, {
        clientDataJSON: clientData({ ceremony: 'webauthn.create', ...options }).toString(
          'base64url',
        ),
        attestationObject: attestation(Buffer.concat([data, attested])).toString('base64url'),
        transports: ['internal'],
      })
    },
    signIn(options) {
      authenticator.counter += 1
      const { counter } = authenticator
      const verification = model.verifiesUser ? USER_VERIFIED : 0
      const flags = USER_PRESENT | verification | backup()
      const data = authenticatorData(options, { flags, counter })
      const client = clientData({ ceremony: 'webauthn.get', ...options })
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return resultOf(id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        ...(options.userId !== undefined && {
          userHandle: Buffer.from(options.userId).toString('base64url'),
        }),
      })
    },
  }
  return authenticator
}

const resultOf = (id: string, response: Record<string, unknown>) => ({
  id,
  rawId: id,
  type: 'public-key',
  response,
  clientExtensionResults: {},
  authenticatorAttachment: 'platform',
})

const clientData = ({ ceremony, challenge, origin }: CeremonyOptions): Buffer =>
  Buffer.from(JSON.stringify({ type: ceremony, challenge, origin, crossOrigin: false }))

/** WebAuthn Level 3, section 6.1: hash of the relying party's id, flags, counter. */
function authenticatorData(
  { origin, rpId = new URL(origin).hostname }: CeremonyOptions,
  { flags, counter }: { flags: number; counter: number },
): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
}

/** A key on P-256 for ES256 in CBOR (RFC 9053, sections 2.1 and 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}

/** `{fmt: 'none', attStmt: {}, authData}` in CBOR (WebAuthn Level 3, section 8.7). */
const attestation = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    // With a length of two bytes.
    Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
    data,
  ])

/** A text of at most 23 bytes in CBOR (RFC 8949, section 3.1). */
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
