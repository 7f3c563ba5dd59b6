import { createHash } from 'node:crypto'

/** A key of a pair, with the members that `dpop` reads. */
class LightCryptoKey {
  readonly algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  readonly usages: readonly string[]
  readonly extractable: boolean

  constructor(
    /** The same for both keys of a pair. */
    readonly id: string,
    readonly type: 'private' | 'public',
  ) {
    this.usages = type === 'private' ? ['sign'] : ['verify']
    this.extractable = type === 'public'
  }
}

let pairCount = 0

/** The JWK of a public key has the ID of its pair as coordinates. */
const toJwk = ({ id }: LightCryptoKey) => ({ kty: 'EC', crv: 'P-256', x: id, y: id })

const sign = (id: string, input: string | Uint8Array) =>
  createHash('sha256').update(`private key ${id}`).update(input).digest()

/**
 * Replaces the signatures of Web Crypto in this process, of which Node computes each on another thread, so that its result
 * arrives at an unpredictable time. Only pages sign: a thief in the simulation has no key.
 */
export const lightenCrypto = () => {
  const members: Partial<Record<keyof SubtleCrypto, unknown>> = {
    async generateKey() {
      const id = `key${++pairCount}`
      return {
        privateKey: new LightCryptoKey(id, 'private'),
        publicKey: new LightCryptoKey(id, 'public'),
      }
    },
    exportKey: async (_: string, key: LightCryptoKey) => toJwk(key),
    sign: async (_: object, { id }: LightCryptoKey, input: Uint8Array) => sign(id, input),
  }
  for (const [name, value] of Object.entries(members))
    Object.defineProperty(crypto.subtle, name, { value })
  Object.assign(globalThis, { CryptoKey: LightCryptoKey })
}

interface Proof {
  readonly typ: string
  /** The ID of its key pair. */
  readonly key: string
  readonly claims: Readonly<Record<string, unknown>>
}

const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

/** Reads a proof; returns undefined if its signature is not that of its key. */
export function readProof(text: string): Proof | undefined {
  const [header, claims, signature] = text.split('.')
  const { typ, jwk } = decode(header) as { typ: string; jwk: { x: string } }
  const isSigned = sign(jwk.x, `${header}.${claims}`).toString('base64url') === signature
  return isSigned ? { typ, key: jwk.x, claims: decode(claims) } : undefined
}
