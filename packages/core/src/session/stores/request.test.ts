import { afterEach, describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../../test-vectors/find-mismatches.js'
import file from '../../../../../test-vectors/auth-header-vectors.json' with { type: 'json' }
import { type RequestLike, requestStore } from './request.js'

interface Vector {
  id: string
  header: string | null
  expect: { kind: string; accessToken?: string | null; refreshToken?: string | null }
}

const cookieTokens = { refreshToken: 'cookie-r', accessToken: 'cookie-a' }
const COOKIE = 'latchkey-refresh-p1=cookie-r; latchkey-access=[%22cookie-r%22%2C%22cookie-a%22]'

/** Not a `Headers` object, because that rejects some bytes that other kinds of requests contain. */
const requestWith = (headers: Record<string, string | null>): RequestLike => ({
  headers: { get: (name) => headers[name.toLowerCase()] ?? null },
})
const read = (headers: Record<string, string | null>, projectId = 'p1') =>
  requestStore(requestWith(headers), { cookiePrefix: 'latchkey', projectId }).read()

const ofKind = (kind: string) => (file.vectors as Vector[]).filter((v) => v.expect.kind === kind)

describe('requestStore with an auth header and session cookies', () => {
  it('rejects the invalid vectors without repeating the header (AH01, AH02)', async () => {
    const vectors = ofKind('error')
    expect(vectors).toHaveLength(33)
    const mismatches = await findMismatches(vectors, ({ header }) => {
      expect(() => read({ 'x-stack-auth': header, cookie: COOKIE })).toThrow(
        expect.objectContaining({
          code: 'INVALID_AUTH_HEADER',
          message: 'Invalid auth header: use getAuthHeaders().',
          status: 400,
        }),
      )
    })
    expect(mismatches).toEqual([])
  })

  it('reads the tokens of the valid vectors', async () => {
    const vectors = ofKind('tokens')
    expect(vectors).toHaveLength(14)
    const mismatches = await findMismatches(vectors, (vector) => {
      const { kind: _, ...tokens } = vector.expect
      expect(read({ 'x-stack-auth': vector.header, cookie: COOKIE })).toEqual(tokens)
    })
    expect(mismatches).toEqual([])
  })

  it('reads the cookies for the vectors without a header', async () => {
    const vectors = ofKind('absent')
    expect(vectors).toHaveLength(1)
    const mismatches = await findMismatches(vectors, ({ header }) => {
      expect(read({ 'x-stack-auth': header, cookie: COOKIE })).toEqual(cookieTokens)
    })
    expect(mismatches).toEqual([])
  })

  it('never mixes tokens of the header and the cookies (AH03, AH04)', () => {
    const none = { accessToken: null, refreshToken: null }
    expect(read({ 'x-stack-auth': '{}', cookie: COOKIE })).toEqual(none)
    expect(read({ 'x-stack-auth': '{"accessToken":"a"}', cookie: COOKIE })).toEqual({
      ...none,
      accessToken: 'a',
    })
  })

  it('accepts tokens that begin with undefined or null', () => {
    const tokens = { accessToken: 'undefined.but.not', refreshToken: 'nullable' }
    expect(read({ 'x-stack-auth': JSON.stringify(tokens) })).toEqual(tokens)
  })

  it('reads the cookies if the header is empty', () => {
    expect(read({ 'x-stack-auth': '', cookie: COOKIE })).toEqual(cookieTokens)
  })
})

describe('requestStore with an Authorization header', () => {
  const none = { accessToken: null, refreshToken: null }

  it.each(['Bearer a.b.c', 'bearer a.b.c', 'BEARER   a.b.c'])(
    'reads the access token of %s, without a refresh token',
    (authorization) => {
      expect(read({ authorization })).toEqual({ accessToken: 'a.b.c', refreshToken: null })
    },
  )

  it('never mixes the access token with cookies', () => {
    expect(read({ authorization: 'Bearer a.b.c', cookie: COOKIE })).toEqual({
      accessToken: 'a.b.c',
      refreshToken: null,
    })
  })

  it('prefers x-stack-auth', () => {
    const headers = { authorization: 'Bearer a.b.c', 'x-stack-auth': '{"accessToken":"x"}' }
    expect(read(headers)).toEqual({ ...none, accessToken: 'x' })
    expect(read({ ...headers, 'x-stack-auth': '{}' })).toEqual(none)
  })

  it.each([
    ['no token', 'Bearer'],
    ['a blank token', 'Bearer  '],
    ['two tokens', 'Bearer a.b.c, Bearer d.e.f'],
    ['the string undefined', 'Bearer undefined'],
    ['the string null', 'Bearer null'],
    ['a character that is not ASCII', 'Bearer a.b.\u00e9'],
    ['a control character', 'Bearer a.b.\u0000'],
    ['16,385 characters', `Bearer ${'a'.repeat(16_385)}`],
  ])('is signed out for a Bearer header with %s', (_, authorization) => {
    expect(read({ authorization, cookie: COOKIE })).toEqual(none)
  })

  it.each(['Basic dXNlcjpwYXNzd29yZA==', 'BearerX a.b.c', 'Digest username="ada"', ''])(
    'ignores the header %j and reads the cookies',
    (authorization) => {
      expect(read({ authorization, cookie: COOKIE })).toEqual(cookieTokens)
    },
  )
})

describe('requestStore with cookies', () => {
  it('decodes the cookies and uses the access token only for the session that it names (AH05)', () => {
    expect(read({ cookie: COOKIE })).toEqual(cookieTokens)
    const other = COOKIE.replace('refresh-p1=cookie-r', 'refresh-p1=another')
    expect(read({ cookie: other })).toEqual({ refreshToken: 'another', accessToken: null })
  })

  it('ignores the cookies of another project (CK11)', () => {
    expect(read({ cookie: COOKIE }, 'p2')).toEqual({ refreshToken: null, accessToken: null })
  })

  it('prefers the refresh cookie that the access cookie names over a planted one (CK12)', () => {
    const planted = 'latchkey-refresh-p1=planted'
    for (const cookie of [`${planted}; ${COOKIE}`, `${COOKIE}; ${planted}`])
      expect(read({ cookie })).toEqual(cookieTokens)
  })

  it('does not mix __Host- cookies with planted cookies without the prefix (CK12)', () => {
    const host = COOKIE.replaceAll('latchkey-', '__Host-latchkey-')
    const planted = COOKIE.replaceAll('cookie-r', 'planted')
    const readHost = (cookie: string) =>
      requestStore(requestWith({ cookie }), {
        cookiePrefix: '__Host-latchkey',
        projectId: 'p1',
      }).read()
    for (const cookie of [`${planted}; ${host}`, `${host}; ${planted}`])
      expect(readHost(cookie)).toEqual(cookieTokens)
    expect(readHost(planted)).toEqual({ refreshToken: null, accessToken: null })
  })

  it('reads the cookies of an older prefix only without a session of its own (R11)', () => {
    const host = COOKIE.replaceAll('latchkey-', '__Host-latchkey-')
    const planted = COOKIE.replaceAll('cookie-r', 'planted')
    const settings = {
      cookiePrefix: '__Host-latchkey',
      olderCookiePrefix: 'latchkey',
      projectId: 'p1',
    }
    for (const cookie of [COOKIE, `${planted}; ${host}`, `${host}; ${planted}`])
      expect(requestStore(requestWith({ cookie }), settings).read()).toEqual(cookieTokens)
  })

  it('reads no session that the page has ended without a connection', () => {
    const ended = `${COOKIE}; latchkey-session-p1=session.ended`
    expect(read({ cookie: ended })).toEqual({ accessToken: null, refreshToken: null })
    expect(read({ cookie: `${COOKIE}; latchkey-session-p1=session.user.0` })).toEqual(cookieTokens)
  })

  it('returns no tokens without cookies', () => {
    expect(read({})).toEqual({ refreshToken: null, accessToken: null })
  })
})

describe('requestStore', () => {
  it.each([
    ['undefined', undefined],
    ['a plain object', { cookie: COOKIE }],
    ['a list of pairs', [['cookie', COOKIE]]],
  ])('rejects a request whose headers are %s and says what to pass (AH06)', (_, headers) => {
    const request = { headers } as unknown as RequestLike
    expect(() => requestStore(request, { cookiePrefix: 'latchkey', projectId: 'p1' })).toThrow(
      /pass a Request or/,
    )
  })

  it('accepts any object whose headers have a get method (AH06)', () => {
    const request = { headers: new Map([['cookie', COOKIE]]) }
    expect(requestStore(request, { cookiePrefix: 'latchkey', projectId: 'p1' }).read()).toEqual(
      cookieTokens,
    )
  })

  it('keeps one store for each request and project (AH07)', () => {
    // Not a Request, because browsers don't allow a Cookie header on one.
    const createRequest = () => ({ headers: new Map([['cookie', COOKIE]]) })
    const request = createRequest()
    const store = requestStore(request, { cookiePrefix: 'latchkey', projectId: 'p1' })
    const changed = { refreshToken: 'r2', accessToken: null }
    store.write(changed)
    expect(requestStore(request, { cookiePrefix: 'latchkey', projectId: 'p1' }).read()).toEqual(
      changed,
    )
    expect(
      requestStore(request, { cookiePrefix: 'latchkey', projectId: 'p2' }).read().refreshToken,
    ).toBeNull()
    expect(
      requestStore(createRequest(), { cookiePrefix: 'latchkey', projectId: 'p1' }).read(),
    ).toEqual(cookieTokens)
  })
})

describe('requestStore with a polluted Object.prototype', () => {
  const polluted = Object.prototype as { accessToken?: string; refreshToken?: string }
  afterEach(() => {
    delete polluted.accessToken
    delete polluted.refreshToken
  })

  it('reads no token from the prototype (PP07)', () => {
    polluted.accessToken = 'planted'
    polluted.refreshToken = 'planted'
    const { accessToken, refreshToken } = read({ 'x-stack-auth': '{}' })
    expect([accessToken, refreshToken]).toEqual([null, null])
  })
})
