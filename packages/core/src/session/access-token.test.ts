import { describe, expect, it } from 'vitest'
import { accessToken } from '../../test/access-token.js'
import vectors from '../../test/vectors/jwt-vectors.json' with { type: 'json' }
import { decodeAccessToken } from './access-token.js'

interface Vector {
  id: string
  desc: string
  decode: string
  token?: unknown
  tokenRecipe?: string
  tokenType?: string
  expSeconds?: number
  remainingMillis?: number
}

const oneMegabyte = ['A', 'A', 'A'].map((letter) => letter.repeat(350_000)).join('.')
const fresh = (vectors.vectors as Vector[])[0]?.token
const typed: Record<string, unknown> = {
  undefined: undefined,
  number: 42,
  object: {},
  'new String(token)': Object(fresh),
}

function tokenOf(vector: Vector): unknown {
  if (vector.tokenRecipe) return oneMegabyte
  return vector.tokenType ? typed[vector.tokenType] : vector.token
}

describe('decodes exactly the tokens of the vectors', () => {
  it.each(vectors.vectors as Vector[])('$id $desc', (vector) => {
    const expiry = decodeAccessToken(tokenOf(vector))?.expiresAtMillis
    const isReadable = vector.decode === 'ok'
    expect(expiry).toBe(isReadable ? (vector.expSeconds ?? Number.NaN) * 1000 : undefined)
    const remaining =
      expiry === undefined ? expiry : Math.max(0, expiry - vectors.nowSeconds * 1000)
    expect(remaining).toBe(vector.remainingMillis)
  })
})

it('names nobody where a claim is no text', () => {
  const claims = accessToken({ user: 7 as never, session: {} as never })
  expect(decodeAccessToken(claims)).toMatchObject({ userId: undefined, sessionId: undefined })
})
