import { afterEach, describe, expect, it } from 'vitest'
import vectors from '../../../test/vectors/auth-header-vectors.json' with { type: 'json' }
import { type RequestLike, requestStore } from './request.js'

interface Vector {
  id: string
  why: string
  header: string | null
  expect: { kind: string; accessToken?: string | null; refreshToken?: string | null }
}

const inCookies = { refreshToken: 'cookie-r', accessToken: 'cookie-a' }
const COOKIE = 'latchkey-refresh-p1=cookie-r; latchkey-access=[%22cookie-r%22%2C%22cookie-a%22]'

/** Header bytes that no `Headers` lets through may still come from another kind of request. */
const requestWith = (headers: Record<string, string | null>): RequestLike => ({
  headers: { get: (name) => headers[name.toLowerCase()] ?? null },
})
const read = (headers: Record<string, string | null>, projectId = 'p1') =>
  requestStore(requestWith(headers), 'latchkey', projectId).read()

const ofKind = (kind: string) => (vectors.vectors as Vector[]).filter((v) => v.expect.kind === kind)

describe('the auth header of a request that has a session in its cookies, too', () => {
  it.each(ofKind('error'))('AH01 AH02 $id is refused, and not repeated: $why', ({ header }) => {
    expect(() => read({ 'x-stack-auth': header, cookie: COOKIE })).toThrow(
      expect.objectContaining({
        message: 'Invalid auth header: use getAuthHeaders().',
        status: 400,
      }),
    )
  })

  it.each(ofKind('tokens'))(
    '$id is the session: $why',
    ({ header, expect: { kind: _, ...tokens } }) => {
      expect(read({ 'x-stack-auth': header, cookie: COOKIE })).toEqual(tokens)
    },
  )

  it.each(ofKind('absent'))('$id gives way to the cookies: $why', ({ header }) => {
    expect(read({ 'x-stack-auth': header, cookie: COOKIE })).toEqual(inCookies)
  })

  it('AH03 AH04 is never mixed with the cookies', () => {
    const none = { accessToken: null, refreshToken: null }
    expect(read({ 'x-stack-auth': '{}', cookie: COOKIE })).toEqual(none)
    expect(read({ 'x-stack-auth': '{"accessToken":"a"}', cookie: COOKIE })).toEqual({
      ...none,
      accessToken: 'a',
    })
  })

  it('may hold a token that begins as what is none', () => {
    const tokens = { accessToken: 'undefined.but.not', refreshToken: 'nullable' }
    expect(read({ 'x-stack-auth': JSON.stringify(tokens) })).toEqual(tokens)
  })

  it('gives way to the cookies when it is empty', () => {
    expect(read({ 'x-stack-auth': '', cookie: COOKIE })).toEqual(inCookies)
  })
})

describe('the cookies of a request', () => {
  it('AH05 are decoded, and their access token counts only for the session that it names', () => {
    expect(read({ cookie: COOKIE })).toEqual(inCookies)
    const other = COOKIE.replace('refresh-p1=cookie-r', 'refresh-p1=another')
    expect(read({ cookie: other })).toEqual({ refreshToken: 'another', accessToken: null })
  })

  it('CK11 are those of its own project', () => {
    expect(read({ cookie: COOKIE }, 'p2')).toEqual({ refreshToken: null, accessToken: null })
  })

  it('CK12 count where the access cookie names one of them', () => {
    const planted = 'latchkey-refresh-p1=planted'
    for (const cookie of [`${planted}; ${COOKIE}`, `${COOKIE}; ${planted}`])
      expect(read({ cookie })).toEqual(inCookies)
  })

  it('CK12 under a __Host- prefix are not mixed with what others may plant without it', () => {
    const host = COOKIE.replaceAll('latchkey-', '__Host-latchkey-')
    const planted = COOKIE.replaceAll('cookie-r', 'planted')
    const readHost = (cookie: string) =>
      requestStore(requestWith({ cookie }), '__Host-latchkey', 'p1').read()
    for (const cookie of [`${planted}; ${host}`, `${host}; ${planted}`])
      expect(readHost(cookie)).toEqual(inCookies)
    expect(readHost(planted)).toEqual({ refreshToken: null, accessToken: null })
  })

  it('may be missing', () => {
    expect(read({})).toEqual({ refreshToken: null, accessToken: null })
  })
})

describe('a request', () => {
  it.each([
    ['undefined', undefined],
    ['a plain object', { cookie: COOKIE }],
    ['a list of pairs', [['cookie', COOKIE]]],
  ])('AH06 whose headers are %s is refused, with what to pass', (_, headers) => {
    const request = { headers } as unknown as RequestLike
    expect(() => requestStore(request, 'latchkey', 'p1')).toThrow(/pass a Request or/)
  })

  it('AH06 may be anything whose headers can be asked by name', () => {
    const request = { headers: new Map([['cookie', COOKIE]]) }
    expect(requestStore(request, 'latchkey', 'p1').read()).toEqual(inCookies)
  })

  it('AH07 has one store, for each project that asks, and another request another', () => {
    // No Request: a browser lets nobody put cookies on one.
    const another = () => ({ headers: new Map([['cookie', COOKIE]]) })
    const request = another()
    const store = requestStore(request, 'latchkey', 'p1')
    const changed = { refreshToken: 'r2', accessToken: null }
    store.write(changed)
    expect(requestStore(request, 'latchkey', 'p1').read()).toEqual(changed)
    expect(requestStore(request, 'latchkey', 'p2').read().refreshToken).toBeNull()
    expect(requestStore(another(), 'latchkey', 'p1').read()).toEqual(inCookies)
  })
})

describe('PP07 what a page has put on the prototype of every object', () => {
  const polluted = Object.prototype as { accessToken?: string; refreshToken?: string }
  afterEach(() => {
    delete polluted.accessToken
    delete polluted.refreshToken
  })

  it('is no token', () => {
    polluted.accessToken = 'planted'
    polluted.refreshToken = 'planted'
    const { accessToken, refreshToken } = read({ 'x-stack-auth': '{}' })
    expect([accessToken, refreshToken]).toEqual([null, null])
  })
})
