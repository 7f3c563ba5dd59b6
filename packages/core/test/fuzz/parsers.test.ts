import { isLatchkeyError } from '@latchkey/contract/errors/error'
import { describe, expect, it } from 'vitest'
import { retryAfterMillis } from '../../src/http/retry/retry-after.js'
import { decodeAccessToken } from '../../src/session/access-token.js'
import { encodeCookie, parseCookies } from '../../src/session/stores/cookie-text.js'
import { cookieNames, readTokens } from '../../src/session/stores/session-cookies.js'
import { requestStore } from '../../src/session/stores/request.js'
import authHeaders from '../../../../test-vectors/auth-header-vectors.json' with { type: 'json' }
import tokens from '../../../../test-vectors/jwt-vectors.json' with { type: 'json' }
import retryAfters from '../../../../test-vectors/retry-after-vectors.json' with { type: 'json' }
import { findCounterexample } from './find-counterexample.js'
import { findSuperlinearGrowth } from './find-superlinear-growth.js'
import { type Corpus, wellFormed } from './mutate.js'

const shortTexts = (values: readonly unknown[]) =>
  values.filter((value): value is string => typeof value === 'string' && value.length < 1_000)
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('decodeAccessToken (TK)', () => {
  const header = base64url({ alg: 'ES256' })
  const corpus: Corpus = {
    seeds: shortTexts(tokens.vectors.map(({ token }: { token?: unknown }) => token)),
    pieces: [
      ...['.', '..', '=', '==', `${header}.`, base64url({ alg: 'none' }), base64url([1])],
      ...[{ exp: 1 }, { exp: '1' }, { exp: 1e300 }, { exp: 5, iat: 1, sub: 7 }].map(base64url),
    ],
  }

  it('returns the claims of the token, or null, for fuzzed tokens', async () => {
    expect(
      await findCounterexample(corpus, (token) => {
        const claims = decodeAccessToken(token)
        if (!claims) return undefined
        const parts = token.split('.')
        if (parts.length !== 3 || parts.includes('')) return 'decodes a token without three parts'
        const payload = JSON.parse(Buffer.from(String(parts[1]), 'base64url').toString())
        if (claims.expiresAtMillis !== payload.exp * 1000) return 'returns a different expiry'
        if (Number.isNaN(new Date(claims.expiresAtMillis).getTime()))
          return 'returns an expiry that is not a date'
        return /^(string|undefined)$/.test(typeof claims.userId)
          ? undefined
          : 'returns a user ID that is not a string'
      }),
    ).toBeUndefined()
  })

  it('decodes a token in time linear in its length', async () =>
    expect(await findSuperlinearGrowth(corpus, 16_384, decodeAccessToken)).toEqual([]))
})

describe('cookies (CK)', () => {
  const names = cookieNames('latchkey', 'p1')
  const pair = encodeCookie(JSON.stringify(['r1', 'a1']))
  const corpus: Corpus = {
    seeds: [
      `${names.refresh}=r1; ${names.access}=${pair}`,
      `a=b; ${names.refresh}=r1; c="d"; ${names.access}=["r1","a1"]`,
      `${names.legacyRefresh}=r0; ${names.refresh}=r1; ${names.refresh}=r2`,
      `${names.access}=["a; ${names.refresh}=undefined`,
      '__proto__=1; constructor=%E0%A4%A; toString=%',
    ],
    pieces: [
      ...Object.values(names),
      ...[';', '; ', '=', '%5B%22', '%22%2C%22', '%22%5D', '["', '","', '"]', '[[', '%E0%A4%A'],
      ...[pair, '["x","y","z"]', '["r1",{}]', 'r1', 'r2', '%00', '%uD800'],
    ],
  }

  it('contain the tokens of one session, or none, when fuzzed', async () => {
    expect(
      await findCounterexample(corpus, (text) => {
        const { refreshToken, accessToken } = readTokens(parseCookies(text), names)
        if (refreshToken === null && accessToken !== null)
          return 'returns an access token without a refresh token'
        if (refreshToken === '' || refreshToken === 'undefined')
          return 'returns a placeholder as a token'
        const isThere = parseCookies(text).some(([, value]) => value === refreshToken)
        return refreshToken === null || isThere ? undefined : 'returns a token that is in no cookie'
      }),
    ).toBeUndefined()
  })

  it('return every value that was written', async () => {
    expect(
      await findCounterexample(corpus, (text) => {
        const value = wellFormed(text)
        const written = encodeCookie(value)
        if (/[^\x21-\x7e]|[",;\\]/.test(written))
          return 'writes a character that cookies do not allow'
        const [read, ...others] = parseCookies(`name=${written}`)
        return read?.[1] === value && others.length === 0 ? undefined : `reads ${String(read)}`
      }),
    ).toBeUndefined()
  })

  it('are parsed in time linear in their length', async () => {
    const read = (text: string) => readTokens(parseCookies(text), names)
    expect(await findSuperlinearGrowth(corpus, 128_000, read)).toEqual([])
  })
})

describe('requestStore (AH)', () => {
  const corpus: Corpus = {
    seeds: shortTexts(authHeaders.vectors.map(({ header }) => header)).filter(
      (text) => text !== '',
    ),
    pieces: [
      '{"accessToken":',
      '"refreshToken":',
      'null',
      '"undefined"',
      '}',
      '{',
      '[',
      '"__proto__":',
    ],
  }
  const read = (header: string) =>
    requestStore(
      { headers: { get: () => header } },
      { cookiePrefix: 'latchkey', projectId: 'p1' },
    ).read()

  it('returns both tokens of a fuzzed auth header, or rejects it with the same error', async () => {
    expect(
      await findCounterexample(corpus, (header) => {
        // With an empty header, the store reads the cookies.
        if (header === '') return undefined
        try {
          const values = Object.values(read(header))
          const areTokens = values.every((token) => token === null || /^[!-~]+$/.test(token))
          return areTokens && values.length === 2
            ? undefined
            : 'returns a value that is not a token'
        } catch (error) {
          const isTyped = isLatchkeyError(error, 'INVALID_AUTH_HEADER')
          return isTyped ? undefined : `throws ${String(error)}`
        }
      }),
    ).toBeUndefined()
  })

  it('parses the auth header in time linear in its length', async () => {
    const parse = (header: string) => {
      try {
        return read(header)
      } catch {
        return undefined
      }
    }
    expect(await findSuperlinearGrowth(corpus, 32_768, parse)).toEqual([])
  })
})

describe('retryAfterMillis (RT)', () => {
  const now = retryAfters.nowMillis
  const date = 'Thu, 01 Jan 2026 00:00:00 GMT'
  const corpus: Corpus = {
    seeds: [...shortTexts(retryAfters.vectors.map(({ header }) => header)), date],
    pieces: [
      ...['Thu, ', 'Sunday, ', 'Jan', 'Feb', ' GMT', ':', '24:00:00', '29', '31', ' 1', '-70 '],
      ...['0', '1', '2147483647', '2147483648', '9'.repeat(400), '.5', '1e3', ', ', 'Infinity'],
    ],
  }

  it('returns a delay that a timer supports, or null, for fuzzed headers', async () => {
    expect(
      await findCounterexample(corpus, (text) => {
        const delays = [
          retryAfterMillis(text, null, now),
          retryAfterMillis(text, text, now),
          retryAfterMillis(date, text, now),
          retryAfterMillis(text, date, now),
        ]
        const areValid = delays.every(
          (delay) => delay === null || (Number.isInteger(delay) && delay >= 0 && delay < 2 ** 31),
        )
        return areValid ? undefined : `returns ${delays.join()}`
      }),
    ).toBeUndefined()
  })

  it('parses Retry-After in time linear in its length', async () => {
    const read = (text: string) => retryAfterMillis(text, text, now)
    expect(await findSuperlinearGrowth(corpus, 64_000, read)).toEqual([])
  })
})
