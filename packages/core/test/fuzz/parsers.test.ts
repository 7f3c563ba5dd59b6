import { describe, expect, it } from 'vitest'
import { retryAfterMillis } from '../../src/http/retry-after.js'
import { decodeAccessToken } from '../../src/session/access-token.js'
import { encodeCookie, parseCookies } from '../../src/session/stores/cookie-text.js'
import { cookieNames, readTokens } from '../../src/session/stores/cookie.js'
import { requestStore } from '../../src/session/stores/request.js'
import authHeaders from '../../../../test-vectors/auth-header-vectors.json' with { type: 'json' }
import tokens from '../../../../test-vectors/jwt-vectors.json' with { type: 'json' }
import retryAfters from '../../../../test-vectors/retry-after-vectors.json' with { type: 'json' }
import { findMisread } from './find-misread.js'
import { findSteepGrowth } from './find-steep-growth.js'
import { type Corpus, wellFormed } from './mutate.js'

const textsOf = (values: readonly unknown[]) =>
  values.filter((value): value is string => typeof value === 'string' && value.length < 1_000)
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('TK: the text of an access token', () => {
  const header = base64url({ alg: 'ES256' })
  const corpus: Corpus = {
    seeds: textsOf(tokens.vectors.map(({ token }: { token?: unknown }) => token)),
    pieces: [
      ...['.', '..', '=', '==', `${header}.`, base64url({ alg: 'none' }), base64url([1])],
      ...[{ exp: 1 }, { exp: '1' }, { exp: 1e300 }, { exp: 5, iat: 1, sub: 7 }].map(base64url),
    ],
  }

  it('is read as its claims say, or not at all', async () => {
    expect(
      await findMisread(corpus, (token) => {
        const claims = decodeAccessToken(token)
        if (!claims) return undefined
        const parts = token.split('.')
        if (parts.length !== 3 || parts.includes('')) return 'read without three parts'
        const said = JSON.parse(Buffer.from(String(parts[1]), 'base64url').toString())
        if (claims.expiresAtMillis !== said.exp * 1000) return 'another expiry than it says'
        if (Number.isNaN(new Date(claims.expiresAtMillis).getTime())) return 'expires at no date'
        return /^(string|undefined)$/.test(typeof claims.userId) ? undefined : 'an odd user id'
      }),
    ).toBeUndefined()
  })

  it('takes no more than its length to read', async () =>
    expect(await findSteepGrowth(corpus, 16_384, decodeAccessToken)).toEqual([]))
})

describe('CK: the text of all cookies', () => {
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

  it('gives the tokens of one session, or none', async () => {
    expect(
      await findMisread(corpus, (text) => {
        const { refreshToken, accessToken } = readTokens(parseCookies(text), names)
        if (refreshToken === null && accessToken !== null) return 'an access token of no session'
        if (refreshToken === '' || refreshToken === 'undefined') return 'no token, taken for one'
        const isThere = parseCookies(text).some(([, value]) => value === refreshToken)
        return refreshToken === null || isThere ? undefined : 'a token that is in no cookie'
      }),
    ).toBeUndefined()
  })

  it('gives back every value that was written', async () => {
    expect(
      await findMisread(corpus, (text) => {
        const value = wellFormed(text)
        const written = encodeCookie(value)
        if (/[^\x21-\x7e]|[",;\\]/.test(written)) return 'writes what no cookie may hold'
        const [read, ...others] = parseCookies(`name=${written}`)
        return read?.[1] === value && others.length === 0 ? undefined : `is read as ${String(read)}`
      }),
    ).toBeUndefined()
  })

  it('takes no more than its length to read', async () => {
    const read = (text: string) => readTokens(parseCookies(text), names)
    expect(await findSteepGrowth(corpus, 128_000, read)).toEqual([])
  })
})

describe('AH: the auth header', () => {
  const corpus: Corpus = {
    seeds: textsOf(authHeaders.vectors.map(({ header }) => header)).filter((text) => text !== ''),
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
    requestStore({ headers: { get: () => header } }, 'latchkey', 'p1').read()

  it('gives its two tokens, or is refused in the same words', async () => {
    expect(
      await findMisread(corpus, (header) => {
        // An empty header is none: then the cookies count.
        if (header === '') return undefined
        try {
          const given = Object.values(read(header))
          const areTokens = given.every((token) => token === null || /^[!-~]+$/.test(token))
          return areTokens && given.length === 2 ? undefined : 'gives what is no token'
        } catch (error) {
          const isTyped = String(error) === 'Error: Invalid auth header: use getAuthHeaders().'
          return isTyped ? undefined : `throws ${String(error)}`
        }
      }),
    ).toBeUndefined()
  })

  it('takes no more than its length to read', async () => {
    const parse = (header: string) => {
      try {
        return read(header)
      } catch {
        return undefined
      }
    }
    expect(await findSteepGrowth(corpus, 32_768, parse)).toEqual([])
  })
})

describe('RT: Retry-After', () => {
  const now = retryAfters.nowMillis
  const date = 'Thu, 01 Jan 2026 00:00:00 GMT'
  const corpus: Corpus = {
    seeds: [...textsOf(retryAfters.vectors.map(({ header }) => header)), date],
    pieces: [
      ...['Thu, ', 'Sunday, ', 'Jan', 'Feb', ' GMT', ':', '24:00:00', '29', '31', ' 1', '-70 '],
      ...['0', '1', '2147483647', '2147483648', '9'.repeat(400), '.5', '1e3', ', ', 'Infinity'],
    ],
  }

  it('is a wait that a timer can hold, or nothing', async () => {
    expect(
      await findMisread(corpus, (text) => {
        const readings = [
          retryAfterMillis(text, null, now),
          retryAfterMillis(text, text, now),
          retryAfterMillis(date, text, now),
          retryAfterMillis(text, date, now),
        ]
        const areWaits = readings.every(
          (wait) => wait === null || (Number.isInteger(wait) && wait >= 0 && wait < 2 ** 31),
        )
        return areWaits ? undefined : `is read as ${readings.join()}`
      }),
    ).toBeUndefined()
  })

  it('takes no more than its length to read', async () => {
    const read = (text: string) => retryAfterMillis(text, text, now)
    expect(await findSteepGrowth(corpus, 64_000, read)).toEqual([])
  })
})
