import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { expect, it } from 'vitest'
import { definitions } from '../../src/domain/oauth/providers/definitions.js'
import { withTenant } from '../../src/domain/oauth/providers/endpoints.js'
import { redeem, type Attempt } from '../../src/domain/oauth/providers/exchange.js'
import type { Provider } from '../../src/domain/oauth/providers/provider.js'

const CLIENT = 'latchkey'
const TENANT = '8d1ef6d8-3a3c-4bd0-9f2e-0d6f4a3e8c11'

const own = await generateKeyPair('RS256')
const foreign = await generateKeyPair('RS256')

interface ProviderOptions {
  claims?: Record<string, unknown>
  key?: CryptoKey
  alg?: string
  idToken?: string | null
  userInfo?: Record<string, unknown>
}

const seconds = (change = 0) => Math.floor(Date.now() / 1000) + change

/** The error of a sign-in with this ID token, or undefined. */
async function faultOf(
  optionsOf: (attempt: Attempt) => ProviderOptions,
  id: 'google' | 'microsoft' = 'google',
) {
  const [state, verifier, nonce] = [randomUUID(), randomUUID(), randomUUID()]
  const attempt = { state, verifier, nonce, scopes: ['openid'] }
  const provider = await providerThat(id, { nonce, ...optionsOf(attempt) })
  const callback = { code: 'a code', state }
  const redeemed = redeem(provider, attempt, { callback, nowMillis: Date.now() })
  return redeemed.then(
    () => undefined,
    (error: unknown) => (error as { reason?: string }).reason ?? error,
  )
}

async function providerThat(
  id: 'google' | 'microsoft',
  {
    nonce,
    claims,
    key,
    idToken,
    userInfo = { sub: 'ada', id: 'ada' },
  }: ProviderOptions & { nonce: string },
): Promise<Provider> {
  const jwksUri = 'https://keys.example.com/jwks'
  const definition = { ...definitions[id], ...withTenant(definitions[id], undefined), jwksUri }
  const issuer = definition.issuer.replace('{tenantid}', TENANT)
  const payload = { iss: issuer, sub: 'ada', aud: CLIENT, nonce, iat: seconds(), exp: seconds(60) }
  const signed = await new SignJWT({ ...payload, tid: TENANT, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: '1' })
    .sign(key ?? own.privateKey)
  const jwk = { ...(await exportJWK(own.publicKey)), kid: '1', alg: 'RS256', use: 'sig' }
  const answers: Record<string, unknown> = {
    [definition.tokenEndpoint]: {
      access_token: 'token',
      token_type: 'Bearer',
      ...(idToken !== null && { id_token: idToken ?? signed }),
    },
    [definition.userinfoEndpoint ?? '']: userInfo,
    [jwksUri]: { keys: [jwk] },
  }
  return {
    id,
    definition,
    isShared: false,
    ownIssuer: null,
    clientId: CLIENT,
    clientSecret: 'secret',
    callbackUrl: 'https://service.example.com/callback',
    authorizationParameters: {},
    jwksCache: {},
    fetch: async (url) => Response.json(answers[url]),
  }
}

it('accepts a valid token', async () => {
  expect(await faultOf(() => ({}))).toBeUndefined()
})

it.each<[string, (attempt: Attempt) => ProviderOptions]>([
  ['another nonce', () => ({ claims: { nonce: randomUUID() } })],
  ['no nonce', () => ({ claims: { nonce: undefined } })],
  ['another audience', () => ({ claims: { aud: 'somebody else' } })],
  ['another issuer', () => ({ claims: { iss: 'https://evil.example.com' } })],
  ['an end more than 30 s ago', () => ({ claims: { exp: seconds(-40) } })],
  ['a beginning more than 30 s ahead', () => ({ claims: { nbf: seconds(40) } })],
  ['another key', () => ({ key: foreign.privateKey })],
  ['no token', () => ({ idToken: null })],
  ['a text that is no token', () => ({ idToken: 'a.b.c' })],
  ['user info of another user', () => ({ userInfo: { sub: 'grace' } })],
  ['user info without a subject', () => ({ userInfo: {} })],
])('rejects %s', async (_what, optionsOf) => {
  expect(await faultOf(optionsOf)).toBe('rejected')
})
it('accepts a clock difference of less than 30 seconds', async () => {
  expect(await faultOf(() => ({ claims: { exp: seconds(-20) } }))).toBeUndefined()
  expect(await faultOf(() => ({ claims: { nbf: seconds(20) } }))).toBeUndefined()
})

it('rejects a repeated nonce', async () => {
  const nonce = randomUUID()
  const attempt = { state: 'state', verifier: 'verifier', nonce, scopes: [] }
  const input = { callback: { code: 'code', state: 'state' }, nowMillis: Date.now() }
  const provider = await providerThat('google', { nonce })
  await redeem(provider, attempt, input)
  await expect(redeem(provider, attempt, input)).rejects.toMatchObject({ word: 'repeated_nonce' })
})

it('accepts the tenant issuer of a Microsoft token and no other issuer', async () => {
  expect(await faultOf(() => ({}), 'microsoft')).toBeUndefined()
  const other = { tid: '11111111-2222-4333-8444-555555555555' }
  expect(await faultOf(() => ({ claims: other }), 'microsoft')).toBe('rejected')
  expect(await faultOf(() => ({ idToken: 'a.b.c' }), 'microsoft')).toBe('rejected')
  const evil = { iss: 'https://evil.example.com/{tenantid}/v2.0' }
  expect(await faultOf(() => ({ claims: evil }), 'microsoft')).toBe('rejected')
  expect(await faultOf(() => ({ claims: { tid: '../evil' } }), 'microsoft')).toBe('rejected')
})
