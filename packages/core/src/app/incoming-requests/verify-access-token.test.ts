import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../../test-vectors/find-mismatches.js'
import vectors from '../../../../../test-vectors/jwt-vectors.json' with { type: 'json' }
import type { KeySet, PublicKey } from './key-set.js'
import { createTokenVerifier } from './verify-access-token.js'

interface Vector {
  id: string
  verify: string
  token?: unknown
  tokenRecipe?: string
  tokenType?: string
}

const { nowSeconds, issuer, audience } = vectors
const fresh = vectors.vectors[0]?.token as string

const keySetOf = (...keys: readonly PublicKey[]): KeySet => ({
  find: async (kid) => keys.find((key) => key.kid === kid),
})

function verifier(keys: KeySet, atMillis = () => nowSeconds * 1000) {
  const warnings: string[] = []
  const clock = { wall: atMillis, monotonic: atMillis }
  const warn = (message: string) => void warnings.push(message)
  const platform = { clock, warn }
  return {
    warnings,
    verify: createTokenVerifier({ platform, keys, projectId: audience, issuers: [issuer] }),
  }
}

function tokenOf({ token, tokenRecipe, tokenType }: Vector): unknown {
  if (tokenRecipe) return Array.from({ length: 3 }, () => 'A'.repeat(350_000)).join('.')
  return tokenType === 'new String(token)' ? Object(fresh) : token
}

// The caller checks for a missing token, so the verifier always receives one.
const withToken = (vectors.vectors as Vector[]).filter(({ tokenType }) => tokenType !== 'undefined')

describe('createTokenVerifier', () => {
  const { verify } = verifier(keySetOf(...vectors.jwks.keys))

  it('accepts exactly the valid tokens of the vectors, also from its cache', async () => {
    expect(withToken).toHaveLength(81)
    const mismatches = await findMismatches(withToken, async (vector) => {
      const expected = vector.verify === 'accept' ? undefined : vector.verify
      const token = tokenOf(vector) as string
      for (const _ of ['verified', 'cached']) expect((await verify(token)).errorCode).toBe(expected)
    })
    expect(mismatches).toEqual([])
  })
})

const claims = { iss: issuer, aud: audience, sub: 'user_1', iat: nowSeconds, exp: nowSeconds + 60 }
const own = await generateKeyPair('ES256')
const ownKey = { ...(await exportJWK(own.publicKey)), kid: 'own' }

const bytesOf = (changes: object = {}) =>
  new TextEncoder().encode(JSON.stringify({ ...claims, ...changes }))
const signedBytes = (bytes: Uint8Array, header: object = {}, { privateKey } = own) =>
  new CompactSign(bytes)
    .setProtectedHeader({ alg: 'ES256', kid: 'own', ...header })
    .sign(privateKey)
const signed = (changes?: object, ...rest: [header?: object, keys?: typeof own]) =>
  signedBytes(bytesOf(changes), ...rest)

describe('createTokenVerifier with a token signed by a key of the project', () => {
  const { verify } = verifier(keySetOf(ownKey))

  it('returns the claims deeply frozen', async () => {
    const token = await signed({ aud: ['another', audience], role: { of: 'them' } })
    const result = await verify(token)
    expect(result).toEqual({
      errorCode: undefined,
      claims: { ...claims, aud: ['another', audience], role: { of: 'them' } },
    })
    for (const part of [result.claims, result.claims?.aud, result.claims?.['role']])
      expect(part).toSatisfy(Object.isFrozen)
  })

  it('rejects claims that are not valid UTF-8, which would decode to the same replacement character', async () => {
    const bytes = bytesOf({ sub: 'user_?' })
    const damaged = bytes.map((byte) => (byte === 0x3f ? 0xff : byte))
    expect((await verify(await signedBytes(bytes))).errorCode).toBeUndefined()
    expect((await verify(await signedBytes(damaged))).errorCode).toBe('UNPARSABLE_ACCESS_TOKEN')
  })

  it.each(['jwk', 'jku', 'x5c', 'x5u'])(
    'rejects a token with its own key in the header %s',
    async (name) => {
      const token = await signed({}, { [name]: 'https://keys.example' })
      expect((await verify(token)).errorCode).toBe('UNPARSABLE_ACCESS_TOKEN')
    },
  )

  const unparsable = 'UNPARSABLE_ACCESS_TOKEN'

  it('rejects a critical header extension, even a known one', async () => {
    const token = await signed({}, { crit: ['b64'], b64: true })
    expect((await verify(token)).errorCode).toBe(unparsable)
  })

  it('rejects RS256, even if the project has an RSA key', async () => {
    const rsa = await generateKeyPair('RS256')
    const key = { ...(await exportJWK(rsa.publicKey)), kid: 'own' }
    const token = await signed({}, { alg: 'RS256' }, rsa)
    expect((await verifier(keySetOf(key)).verify(token)).errorCode).toBe(unparsable)
  })

  const expired = 'ACCESS_TOKEN_EXPIRED'
  const notYetValid = 'ACCESS_TOKEN_NOT_YET_VALID'
  it.each([
    [undefined, { iat: nowSeconds + 30 }],
    [notYetValid, { iat: nowSeconds + 31 }],
    [undefined, { nbf: nowSeconds + 30 }],
    [notYetValid, { nbf: nowSeconds + 31 }],
    [notYetValid, { iat: nowSeconds + 31, nbf: nowSeconds }],
    [unparsable, { nbf: null }],
    [unparsable, { iat: undefined }],
    [unparsable, { sub: undefined }],
    [unparsable, { sub: 42 }],
    [unparsable, { iss: undefined }],
    [unparsable, { iss: [issuer] }],
    [unparsable, { aud: undefined }],
    [unparsable, { aud: [audience, 42] }],
    [undefined, { exp: nowSeconds + 0.001 }],
    [expired, { exp: nowSeconds }],
    [expired, { exp: nowSeconds, aud: 'proj_beta' }],
    ['INVALID_PROJECT_FOR_ACCESS_TOKEN', { aud: `${audience} ` }],
  ])('returns the error code %s for the claims %j', async (errorCode, changes) => {
    expect((await verify(await signed(changes))).errorCode).toBe(errorCode)
  })

  it('returns the claims of an expired token', async () => {
    const result = await verify(await signed({ exp: nowSeconds - 1 }))
    expect(result).toMatchObject({ errorCode: expired, claims: { sub: 'user_1' } })
  })

  it.each([
    { kty: 'oct', k: 'AAAA', kid: 'own' },
    { ...ownKey, crv: 'P-384' },
    { ...ownKey, x: ownKey.y ?? '' },
    { ...ownKey, alg: 'ES384' },
    { ...ownKey, use: 'enc' },
    { kty: 'EC', kid: 'own' },
  ])('rejects a token whose key is unsuitable for ES256: %j', async (key) => {
    const unfit = verifier(keySetOf(key))
    expect(await unfit.verify(await signed())).toEqual({ errorCode: unparsable })
  })
})

describe('the cache of createTokenVerifier', () => {
  it('rejects a cached token after it expired', async () => {
    let now = nowSeconds * 1000
    const { verify } = verifier(keySetOf(ownKey), () => now)
    const token = await signed()
    expect((await verify(token)).errorCode).toBeUndefined()
    now += 59_999
    expect((await verify(token)).errorCode).toBeUndefined()
    now += 1
    expect((await verify(token)).errorCode).toBe('ACCESS_TOKEN_EXPIRED')
    now -= 1
    expect((await verify(token)).errorCode).toBeUndefined()
  })

  it('rejects a cached token after its key was removed or replaced', async () => {
    let key: PublicKey | undefined = ownKey
    const { verify } = verifier({ find: async () => key })
    const token = await signed()
    expect((await verify(token)).errorCode).toBeUndefined()
    key = undefined
    expect((await verify(token)).errorCode).toBe('UNPARSABLE_ACCESS_TOKEN')
    key = ownKey
    expect((await verify(token)).errorCode).toBeUndefined()
    const other = await generateKeyPair('ES256')
    key = { ...(await exportJWK(other.publicKey)), kid: 'own' }
    expect((await verify(token)).errorCode).toBe('UNPARSABLE_ACCESS_TOKEN')
  })

  it('uses the whole token as its key: a changed or shorter signature is rejected', async () => {
    const { verify } = verifier(keySetOf(ownKey))
    const token = await signed()
    expect((await verify(token)).errorCode).toBeUndefined()
    const [head = '', body, signature = ''] = token.split('.')
    const other = `${head}.${body}.${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
    for (const text of [other, token.slice(0, -2)])
      expect((await verify(text)).errorCode).toBe('UNPARSABLE_ACCESS_TOKEN')
  })
})

describe('createTokenVerifier with an unexpected issuer', () => {
  it('warns the developer once', async () => {
    const { verify, warnings } = verifier(keySetOf(ownKey))
    const iss = 'https://internal.latchkey.test'
    for (const sub of ['user_1', 'user_2'])
      expect((await verify(await signed({ iss, sub }))).errorCode).toBe('UNPARSABLE_ACCESS_TOKEN')
    expect(warnings).toEqual([expect.stringContaining(`issued by ${iss}`)])
  })

  it('does not warn if the signature is invalid', async () => {
    const { verify, warnings } = verifier(keySetOf(ownKey))
    const otherKeys = await generateKeyPair('ES256')
    await verify(await signed({ iss: 'https://evil.example' }, {}, otherKeys))
    expect(warnings).toEqual([])
  })
})

describe('createTokenVerifier with an unreachable key set', () => {
  it('rejects with the error of the key set instead of an error code', async () => {
    const { verify } = verifier({ find: () => Promise.reject(new Error('no connection')) })
    await expect(verify(fresh)).rejects.toThrow('no connection')
  })
})
