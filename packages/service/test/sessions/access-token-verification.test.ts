import { readFile } from 'node:fs/promises'
import { CompactSign, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import {
  verifyAccessToken,
  type VerifyingKey,
} from '../../src/domain/sessions/verify-access-token.js'

interface Vector {
  id: string
  token: unknown
  tokenRecipe?: string
  tokenType?: string
  verify: string
}
interface Vectors {
  nowSeconds: number
  issuer: string
  audience: string
  jwks: { keys: (JWK & { kid: string })[] }
  vectors: Vector[]
}

const file = new URL('../../../../test-vectors/jwt-vectors.json', import.meta.url)
const { nowSeconds, issuer, audience, jwks, vectors }: Vectors = JSON.parse(
  await readFile(file, 'utf8'),
)

const keys = new Map<string, VerifyingKey>()
beforeAll(async () => {
  for (const jwk of jwks.keys) {
    const publicKey = (await importJWK(jwk, 'ES256')) as CryptoKey
    keys.set(jwk.kid, { projectId: audience, issuer, publicKey })
  }
})

const verify = (token: unknown) =>
  verifyAccessToken(token, {
    projectId: audience,
    nowMillis: nowSeconds * 1000,
    findKey: async (kid) => keys.get(kid),
  })

function tokenOf({ token, tokenRecipe, tokenType }: Vector): unknown {
  if (tokenRecipe !== undefined) return Array(3).fill('A'.repeat(350_000)).join('.')
  if (tokenType === 'undefined') return undefined
  return tokenType === 'new String(token)' ? new String(vectors[0]?.token) : token
}

/** The outcomes by the codes of the vectors. A missing token counts as unparsable. */
const outcomes: Record<string, string> = {
  accept: 'valid',
  ACCESS_TOKEN_EXPIRED: 'expired',
  // A service rejects a token from the future as it does any other that it did not issue.
  ACCESS_TOKEN_NOT_YET_VALID: 'unparsable',
  INVALID_PROJECT_FOR_ACCESS_TOKEN: 'other-project',
  UNPARSABLE_ACCESS_TOKEN: 'unparsable',
  USER_AUTHENTICATION_REQUIRED: 'unparsable',
}

describe('verifyAccessToken', () => {
  it('accepts exactly the valid tokens of the vectors', async () => {
    expect(vectors).toHaveLength(82)
    const mismatches = await findMismatches(vectors, async (vector) => {
      const { outcome } = await verify(tokenOf(vector))
      expect(outcome).toBe(outcomes[vector.verify])
    })
    expect(mismatches).toEqual([])
  })

  it('returns the subject of a valid token', async () => {
    const { outcome, ...rest } = await verify(vectors[0]?.token)
    expect([outcome, rest]).toEqual(['valid', { subject: 'user_1', sessionId: undefined }])
  })

  it('returns when an expired token expired', async () => {
    const expired = vectors.find(({ id }) => id === 'J04')
    expect(await verify(expired?.token)).toEqual({
      outcome: 'expired',
      expiredAtMillis: (nowSeconds - 1) * 1000,
    })
  })

  it('rejects a token that the key of another project signed', async () => {
    const keyOfOtherProject = (kid: string) => {
      const key = keys.get(kid)
      return key && { ...key, projectId: 'proj_beta' }
    }
    const result = await verifyAccessToken(vectors[0]?.token, {
      projectId: audience,
      nowMillis: nowSeconds * 1000,
      findKey: async (kid) => keyOfOtherProject(kid),
    })
    expect(result.outcome).toBe('unparsable')
  })
})

describe('verifyAccessToken with a token signed by a known key', () => {
  const claims = {
    iss: issuer,
    aud: audience,
    sub: 'user_1',
    iat: nowSeconds,
    exp: nowSeconds + 60,
  }

  const outcomeOf = async (
    header: Record<string, unknown>,
    changes: Record<string, unknown> = {},
  ) => {
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    const text = new TextEncoder().encode(JSON.stringify({ ...claims, ...changes }))
    const signer = new CompactSign(text).setProtectedHeader({ alg: 'ES256', kid: 'own', ...header })
    const { outcome } = await verifyAccessToken(await signer.sign(privateKey), {
      projectId: audience,
      nowMillis: nowSeconds * 1000,
      findKey: async () => ({ projectId: audience, issuer, publicKey }),
    })
    return outcome
  }

  it('accepts the token', async () => {
    expect(await outcomeOf({})).toBe('valid')
  })

  it.each(['jwk', 'jku', 'x5c', 'x5u'])(
    'rejects a token with its own key in the header %s',
    async (name) => {
      expect(await outcomeOf({ [name]: 'https://keys.example' })).toBe('unparsable')
    },
  )

  it.each([
    ['valid', { iat: nowSeconds + 30 }],
    ['unparsable', { iat: nowSeconds + 31 }],
    ['valid', { nbf: nowSeconds + 30 }],
    ['unparsable', { nbf: nowSeconds + 31 }],
    ['unparsable', { iat: undefined }],
    ['unparsable', { sub: undefined }],
    ['expired', { exp: nowSeconds }],
    ['expired', { exp: nowSeconds, aud: 'proj_beta' }],
    ['valid', { aud: ['proj_beta', audience] }],
  ])('returns %s for the claims %j', async (outcome, changes) => {
    expect(await outcomeOf({}, changes)).toBe(outcome)
  })
})
