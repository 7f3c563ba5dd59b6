import { OAUTH_PROVIDER_IDS, type OAuthProviderId } from '@latchkey/contract'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { definitions } from '../../src/domain/oauth/providers/definitions.js'
import { withTenant } from '../../src/domain/oauth/providers/endpoints.js'
import { authorizationUrl, clientSecretOf } from '../../src/domain/oauth/providers/exchange.js'
import { createNonceCache } from '../../src/domain/oauth/providers/id-token.js'
import type { ProfileSource, Provider } from '../../src/domain/oauth/providers/provider.js'

const attempt = {
  state: 'the state',
  // RFC 7636, appendix B
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  nonce: 'the nonce',
  scopes: ['a', 'b'],
}

const providerOf = (id: OAuthProviderId, clientSecret = 'secret'): Provider => ({
  id,
  definition: definitions[id],
  isShared: false,
  ownIssuer: null,
  clientId: 'client',
  clientSecret,
  callbackUrl: 'https://service.example.com/callback',
  authorizationParameters: {},
  jwksCache: {},
  fetch: () => Promise.reject(new Error('Nobody is asked.')),
})

const queryOf = (id: OAuthProviderId) =>
  Object.fromEntries(new URL(authorizationUrl(providerOf(id), attempt)).searchParams)
it.each(OAUTH_PROVIDER_IDS)('redirects to %s with the required parameters', (id) => {
  expect(queryOf(id)).toEqual({
    client_id: 'client',
    redirect_uri: 'https://service.example.com/callback',
    response_type: 'code',
    scope: 'a b',
    state: 'the state',
    access_type: 'offline',
    ...(id !== 'linkedin' && {
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    }),
    ...(['google', 'microsoft', 'apple'].includes(id) && { nonce: 'the nonce' }),
    ...(id === 'apple' && { response_mode: 'form_post' }),
  })
})

const emptySource: ProfileSource = { userInfo: null, emails: null, claims: null, callback: {} }
describe('the profile of a provider', () => {
  it.each(OAUTH_PROVIDER_IDS)('is rejected without a user ID: %s', (id) => {
    expect(() => definitions[id].profileOf(emptySource)).toThrow(z.ZodError)
  })
  it('has an unverified email address at GitLab', () => {
    const userInfo = { id: 1, name: 'Ada', email: 'ada@example.com', confirmed_at: null }
    expect(definitions.gitlab.profileOf({ ...emptySource, userInfo }).isEmailVerified).toBe(false)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,iVBORw0KGgo=',
    'http://pictures.example.com/1.png',
    'https://user:secret@pictures.example.com/1.png',
    `https://pictures.example.com/${'a'.repeat(2048)}`,
  ])('has no picture that a page should not load: %s (64)', (url) => {
    const userInfo = { sub: '1', picture: url }
    expect(definitions.google.profileOf({ ...emptySource, userInfo }).profileImageUrl).toBeNull()
  })

  it('has a name at Apple only in the first callback, and ignores a malformed name', () => {
    const claims = { sub: '1' }
    for (const callback of [{}, { user: '{' }, { user: '{"name":7}' }])
      expect(
        definitions.apple.profileOf({ ...emptySource, claims, callback }).displayName,
      ).toBeNull()
  })
})

it('signs the client secret for Apple for 60 seconds', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { teamId: 'TEAM', keyId: 'KEY', privateKey: await exportPKCS8(privateKey) }
  const now = 1_790_000_000_500
  const secret = await clientSecretOf(providerOf('apple', JSON.stringify(key)), now)
  const { payload, protectedHeader } = await jwtVerify(secret, publicKey, {
    currentDate: new Date(now),
  })
  expect(payload).toEqual({
    iss: 'TEAM',
    sub: 'client',
    aud: 'https://appleid.apple.com',
    iat: 1_790_000_000,
    exp: 1_790_000_060,
  })
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' })
  expect(await clientSecretOf(providerOf('apple', 'a made one'), now)).toBe('a made one')
  expect(await clientSecretOf(providerOf('google', JSON.stringify(key)), now)).toContain('TEAM')
})

it('uses the Microsoft tenant of the project, or any Microsoft account by default', () => {
  const tenant = '8d1ef6d8-3a3c-4bd0-9f2e-0d6f4a3e8c11'
  expect(withTenant(definitions.microsoft, undefined)).toMatchObject({
    tokenEndpoint: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0',
  })
  expect(withTenant(definitions.microsoft, tenant)).toMatchObject({
    authorizationEndpoint: `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/authorize`,
    issuer: `https://login.microsoftonline.com/${tenant}/v2.0`,
  })
  expect(withTenant(definitions.microsoft, '../evil').tokenEndpoint).toContain('/..%2Fevil/')
})
it('remembers the last 100 nonces', () => {
  const isNew = createNonceCache()
  const nonces = Array.from({ length: 101 }, (_, index) => `nonce ${index}`)
  expect(nonces.slice(0, 100).every(isNew)).toBe(true)
  expect(isNew('nonce 0')).toBe(false)
  expect(isNew('nonce 100')).toBe(true)
  expect(isNew('nonce 0')).toBe(true)
})
