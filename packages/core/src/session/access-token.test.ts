import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import file from '../../../../test-vectors/jwt-vectors.json' with { type: 'json' }
import { accessToken } from '../../test/support/access-token.js'
import { decodeAccessToken } from './access-token.js'

interface Vector {
  id: string
  decode: string
  token?: unknown
  tokenRecipe?: string
  tokenType?: string
  expSeconds?: number
  remainingMillis?: number
}

const oneMegabyte = ['A', 'A', 'A'].map((letter) => letter.repeat(350_000)).join('.')
const vectors = file.vectors as Vector[]
const fresh = vectors[0]?.token
const tokensByType: Record<string, unknown> = {
  undefined: undefined,
  number: 42,
  object: {},
  'new String(token)': Object(fresh),
}

function tokenOf(vector: Vector): unknown {
  if (vector.tokenRecipe) return oneMegabyte
  return vector.tokenType ? tokensByType[vector.tokenType] : vector.token
}

describe('decodeAccessToken', () => {
  it('decodes exactly the valid tokens of the vectors', async () => {
    expect(vectors).toHaveLength(82)
    const mismatches = await findMismatches(vectors, (vector) => {
      const expiry = decodeAccessToken(tokenOf(vector))?.expiresAtMillis
      const isDecodable = vector.decode === 'ok'
      expect(expiry).toBe(isDecodable ? (vector.expSeconds ?? Number.NaN) * 1000 : undefined)
      const remaining = expiry === undefined ? expiry : Math.max(0, expiry - file.nowSeconds * 1000)
      expect(remaining).toBe(vector.remainingMillis)
    })
    expect(mismatches).toEqual([])
  })

  it('returns no user and no session for claims that are not strings', () => {
    const claims = accessToken({ user: 7 as never, session: {} as never })
    expect(decodeAccessToken(claims)).toMatchObject({ userId: undefined, sessionId: undefined })
  })
})
