import { describe, expect, it } from 'vitest'
import { noTokens } from '../session/tokens.js'
import { fakePlatform } from '../../test/fakes/fake-platform.js'
import { accessToken } from '../../test/support/access-token.js'
import {
  assertHeaderValues,
  headerName,
  type HeaderOptions,
  requestHeaders,
} from './request-headers.js'

const { platform } = fakePlatform({
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
})
const options: HeaderOptions = {
  platform,
  projectHeaders: { projectId: 'project' },
}

describe('requestHeaders', () => {
  it('returns a new nonce of 45 digits and letters for each request (RT14)', () => {
    const createNonce = () => requestHeaders(options, undefined, noTokens)['x-stack-random-nonce']
    // One read of random bytes serves 20 nonces, also of tests before this one.
    Array.from({ length: 20 }, createNonce)
    const nonces = Array.from({ length: 100 }, createNonce)
    expect(new Set(nonces).size).toBe(100)
    for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-v]{45}$/)
  })

  it('returns the tokens and the header prefix of the options', () => {
    const tokens = { accessToken: 'a', refreshToken: null, adminAccessToken: 'o' }
    const headers = requestHeaders({ ...options, headerPrefix: 'MyApp-' }, '{}', tokens)
    expect(headers).toMatchObject({
      'myapp-project-id': 'project',
      'myapp-access-token': 'a',
      'myapp-admin-access-token': 'o',
      'content-type': 'application/json',
    })
    expect(headers).not.toHaveProperty('myapp-refresh-token')
  })
})

describe('requestHeaders for an anonymous user', () => {
  it.each([
    [undefined, undefined],
    [false, undefined],
    [true, 'true'],
  ])('has, for a token whose claim is %s, the value %s (72)', (isAnonymous, allowed) => {
    const tokens = { accessToken: accessToken({ isAnonymous }), refreshToken: 'r1' }
    expect(requestHeaders(options, undefined, tokens)['x-stack-allow-anonymous-user']).toBe(allowed)
  })
})

describe('headerName', () => {
  it('returns names in lowercase with any prefix', () => {
    expect(headerName(undefined, 'publishableClientKey')).toBe('x-stack-publishable-client-key')
    expect(headerName('MyApp-', 'projectId')).toBe('myapp-project-id')
  })
})

describe('assertHeaderValues', () => {
  it('names the header with an invalid value and does not contain the value (HT47)', () => {
    const tokens = { accessToken: 'secret\nvalue', refreshToken: null }
    expect(() => assertHeaderValues(options, tokens)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/^(?!.*secret).*accessToken/) as string,
      }),
    )
    expect(() => assertHeaderValues(options, noTokens)).not.toThrow()
  })
})
