import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import vectors from '../../test/vectors/jwt-vectors.json' with { type: 'json' }
import type { KeySet, PublicKey } from './jwks.js'
import { tokenVerifier } from './verify-access-token.js'

interface Vector {
  id: string
  desc: string
  verify: string
  token?: unknown
  tokenRecipe?: string
  tokenType?: string
}

const { nowSeconds, issuer, audience } = vectors
const fresh = vectors.vectors[0]?.token as string

const holds = (...keys: readonly PublicKey[]): KeySet => ({
  find: async (kid) => keys.find((key) => key.kid === kid),
})

function verifier(keys: KeySet, atMillis = () => nowSeconds * 1000) {
  const warned: string[] = []
  const clock = { wall: atMillis, monotonic: atMillis }
  const warn = (message: string) => void warned.push(message)
  const platform = { clock, warn }
  return {
    warned,
    verify: tokenVerifier({ platform, keys, projectId: audience, issuers: [issuer] }),
  }
}

function tokenOf({ token, tokenRecipe, tokenType }: Vector): unknown {
  if (tokenRecipe) return Array.from({ length: 3 }, () => 'A'.repeat(350_000)).join('.')
  return tokenType === 'new String(token)' ? Object(fresh) : token
}

// Where there is no token, there is nothing to verify: that is seen before.
const withToken = (vectors.vectors as Vector[]).filter(({ tokenType }) => tokenType !== 'undefined')

describe('verifies exactly the tokens of the vectors', () => {
  const { verify } = verifier(holds(...vectors.jwks.keys))
  it.each(withToken)('$id $desc: $verify', async (vector) => {
    const expected = vector.verify === 'accept' ? undefined : vector.verify
    const token = tokenOf(vector) as string
    for (const _ of ['first', 'remembered']) expect((await verify(token)).refusal).toBe(expected)
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

describe('a token that a key of the project has signed', () => {
  const { verify } = verifier(holds(ownKey))

  it('says what it holds, and nobody can change that for others', async () => {
    const token = await signed({ aud: ['another', audience], role: { of: 'them' } })
    const verdict = await verify(token)
    expect(verdict).toEqual({
      refusal: undefined,
      claims: { ...claims, aud: ['another', audience], role: { of: 'them' } },
    })
    for (const part of [verdict.claims, verdict.claims?.aud, verdict.claims?.['role']])
      expect(part).toSatisfy(Object.isFrozen)
  })

  it('names nobody in letters that are none, which several names would be read as', async () => {
    const bytes = bytesOf({ sub: 'user_?' })
    const damaged = bytes.map((byte) => (byte === 0x3f ? 0xff : byte))
    expect((await verify(await signedBytes(bytes))).refusal).toBeUndefined()
    expect((await verify(await signedBytes(damaged))).refusal).toBe('UNPARSABLE_ACCESS_TOKEN')
  })

  it.each(['jwk', 'jku', 'x5c', 'x5u'])('brings no key of its own in %s', async (name) => {
    const token = await signed({}, { [name]: 'https://keys.example' })
    expect((await verify(token)).refusal).toBe('UNPARSABLE_ACCESS_TOKEN')
  })

  const unparsable = 'UNPARSABLE_ACCESS_TOKEN'

  it('asks for no rule of its own, also where that rule is known', async () => {
    const token = await signed({}, { crit: ['b64'], b64: true })
    expect((await verify(token)).refusal).toBe(unparsable)
  })

  it('is signed with ES256, whatever keys the project has', async () => {
    const rsa = await generateKeyPair('RS256')
    const key = { ...(await exportJWK(rsa.publicKey)), kid: 'own' }
    const token = await signed({}, { alg: 'RS256' }, rsa)
    expect((await verifier(holds(key)).verify(token)).refusal).toBe(unparsable)
  })

  const expired = 'ACCESS_TOKEN_EXPIRED'
  it.each([
    [undefined, { iat: nowSeconds + 30 }],
    [unparsable, { iat: nowSeconds + 31 }],
    [undefined, { nbf: nowSeconds + 30 }],
    [unparsable, { nbf: nowSeconds + 31 }],
    [unparsable, { iat: nowSeconds + 31, nbf: nowSeconds }],
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
  ])('is refused with %s for %j', async (refusal, changes) => {
    expect((await verify(await signed(changes))).refusal).toBe(refusal)
  })

  it('tells, when it has expired, whose it was', async () => {
    const verdict = await verify(await signed({ exp: nowSeconds - 1 }))
    expect(verdict).toMatchObject({ refusal: expired, claims: { sub: 'user_1' } })
  })

  it.each([
    { kty: 'oct', k: 'AAAA', kid: 'own' },
    { ...ownKey, crv: 'P-384' },
    { ...ownKey, x: ownKey.y ?? '' },
    { ...ownKey, alg: 'ES384' },
    { ...ownKey, use: 'enc' },
    { kty: 'EC', kid: 'own' },
  ])('is not checked with a key that is none for it: %j', async (key) => {
    const unfit = verifier(holds(key))
    expect(await unfit.verify(await signed())).toEqual({ refusal: unparsable })
  })
})

describe('what is remembered of a token', () => {
  it('does not outlive it', async () => {
    let now = nowSeconds * 1000
    const { verify } = verifier(holds(ownKey), () => now)
    const token = await signed()
    expect((await verify(token)).refusal).toBeUndefined()
    now += 59_999
    expect((await verify(token)).refusal).toBeUndefined()
    now += 1
    expect((await verify(token)).refusal).toBe('ACCESS_TOKEN_EXPIRED')
    now -= 1
    expect((await verify(token)).refusal).toBeUndefined()
  })

  it('goes with its key, also when another one takes its name', async () => {
    let key: PublicKey | undefined = ownKey
    const { verify } = verifier({ find: async () => key })
    const token = await signed()
    expect((await verify(token)).refusal).toBeUndefined()
    key = undefined
    expect((await verify(token)).refusal).toBe('UNPARSABLE_ACCESS_TOKEN')
    key = ownKey
    expect((await verify(token)).refusal).toBeUndefined()
    const other = await generateKeyPair('ES256')
    key = { ...(await exportJWK(other.publicKey)), kid: 'own' }
    expect((await verify(token)).refusal).toBe('UNPARSABLE_ACCESS_TOKEN')
  })

  it('is of the whole token: one letter less, or another, is another token', async () => {
    const { verify } = verifier(holds(ownKey))
    const token = await signed()
    expect((await verify(token)).refusal).toBeUndefined()
    const [head = '', body, signature = ''] = token.split('.')
    const other = `${head}.${body}.${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
    for (const text of [other, token.slice(0, -2)])
      expect((await verify(text)).refusal).toBe('UNPARSABLE_ACCESS_TOKEN')
  })
})

describe('a token from an issuer that was not expected', () => {
  it('makes the developer look at the address, once', async () => {
    const { verify, warned } = verifier(holds(ownKey))
    const iss = 'https://internal.latchkey.test'
    for (const sub of ['user_1', 'user_2'])
      expect((await verify(await signed({ iss, sub }))).refusal).toBe('UNPARSABLE_ACCESS_TOKEN')
    expect(warned).toEqual([expect.stringContaining(`issued by ${iss}`)])
  })

  it('is no news where anybody could have written it', async () => {
    const { verify, warned } = verifier(holds(ownKey))
    const stranger = await generateKeyPair('ES256')
    await verify(await signed({ iss: 'https://evil.example' }, {}, stranger))
    expect(warned).toEqual([])
  })
})

it('a key set that cannot be read is said, and nobody is refused for it', async () => {
  const { verify } = verifier({ find: () => Promise.reject(new Error('no connection')) })
  await expect(verify(fresh)).rejects.toThrow('no connection')
})
