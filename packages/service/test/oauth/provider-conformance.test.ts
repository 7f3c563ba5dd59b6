import { OAUTH_PROVIDER_IDS, type OAuthProviderId } from '@latchkey/contract'
import { describe, expect, it } from 'vitest'
import { definitions } from '../../src/domain/oauth/providers/definitions.js'
import { redirectedError } from '../support/oauth.js'
import { openTestProject, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { documentedProviders } from './documented-providers.js'
import {
  allProviders,
  CLIENT,
  providerOverrides,
  setupProviderNetwork,
} from './provider-network.js'
import { errorOf, signInAt, visitProvider } from './provider-visits.js'

/** Opens a project of its own, because the documented account is the same in every test. */
const openProject = () =>
  openTestProject(service, {
    config: { oauthProviders: allProviders, oauthAccountMergeStrategy: 'link_method' },
  })

const network = await setupProviderNetwork()
const service = await setupTestService({ oauthProviders: providerOverrides })
/** For tests in which no user signs in. */
const project = await openProject()

const visit = (project: TestProject, id: OAuthProviderId, parameters?: Record<string, string>) =>
  visitProvider(service, { project, id }, parameters)
const signIn = (at: TestProject, id: OAuthProviderId) => signInAt(service, at, id)

describe.each(OAUTH_PROVIDER_IDS)('the documented responses of %s', (id) => {
  const provider = documentedProviders[id]

  it('sign a user in', async () => {
    const { user, account, tokens } = await signIn(await openProject(), id)
    const { accountId, name, email, isVerified, picture } = provider.expected
    expect(user).toMatchObject({
      display_name: name,
      primary_email: email,
      primary_email_verified: isVerified,
      profile_image_url: picture,
    })
    expect(account).toMatchObject({ accountId, email })
    const { scope } = provider.token
    const granted = typeof scope === 'string' ? scope.split(/[ ,]/) : definitions[id].scopes
    expect(tokens?.scopes).toEqual([...granted].toSorted())
    expect(tokens?.expiresAt === null).toBe(!('expires_in' in provider.token))
  })

  it('follow a token request with the documented client authentication', async () => {
    await visit(project, id)
    const [request] = network.tokenRequests
    const { clientId, clientSecret } = CLIENT
    const basic = Buffer.from(
      new URLSearchParams([[clientId, clientSecret]]).toString().replace('=', ':'),
    ).toString('base64')
    expect([request?.authorization, request?.form.get('client_secret')]).toEqual(
      provider.clientAuth === 'basic' ? [`Basic ${basic}`, null] : [null, clientSecret],
    )
    expect(request?.form.has('code_verifier')).toBe(id !== 'linkedin')
  })

  it('lead back to the app after a cancellation', async () => {
    const response = await visit(project, id, provider.cancellation)
    expect(response.status).toBe(provider.postsForm ? 303 : 307)
    expect(errorOf(response)).toEqual({ code: 'OAUTH_PROVIDER_ACCESS_DENIED', details: {} })
  })

  it('are accepted with members that are null', async () => {
    network.quirks.tokenMembers = { refresh_token: null, scope: null, expires_in: null }
    const { tokens } = await signIn(await openProject(), id)
    expect(tokens).toMatchObject({ refreshTokenSealed: null, expiresAt: null })
    expect(tokens?.scopes).toEqual([...definitions[id].scopes].toSorted())
  })
})

describe('the callback of a provider with an error', () => {
  it.each([
    'access_denied',
    'consent_required',
    'user_cancelled_login',
    'user_cancelled_authorize',
  ])('leads back to the app as a denial with the error %s', async (error) => {
    const response = await visit(project, 'linkedin', { error })
    expect(redirectedError(response).code).toBe('OAUTH_PROVIDER_ACCESS_DENIED')
  })

  it.each(['server_error', 'temporarily_unavailable'])(
    'leads back to the app as an outage with the error %s',
    async (error) => {
      const response = await visit(project, 'gitlab', { error })
      expect(redirectedError(response)).toEqual({ code: 'temporarily_unavailable', details: {} })
    },
  )

  // RFC 6749, section 4.1.2.1; OpenID Connect Core 1.0, section 3.1.2.6
  it.each([
    ...['invalid_request', 'unauthorized_client', 'unsupported_response_type', 'invalid_scope'],
    ...['login_required', 'interaction_required', 'account_selection_required'],
    ...['invalid_request_uri', 'request_not_supported', 'registration_not_supported'],
  ])('redirects to the app with OAUTH_PROVIDER_REFUSED for the error %s', async (error) => {
    const response = await visit(project, 'google', { error })
    expect(redirectedError(response)).toEqual({
      code: 'OAUTH_PROVIDER_REFUSED',
      details: { reason: error },
    })
  })

  it('passes no text on that is not an error code', async () => {
    const response = await visit(project, 'google', { error: '<b>Call us\0</b>' })
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
    const other = await visit(project, 'google', { error: '<b>Call us</b>' })
    expect(redirectedError(other).details).toEqual({ reason: 'unknown' })
  })

  it('responds 400 to a rejection with the compatibility setting', async () => {
    const { config } = service.ctx
    service.ctx.config = { ...config, compatibility: 'june-2025' }
    const response = await visit(project, 'google', { error: 'invalid_scope' })
    service.ctx.config = config
    expect([response.status, response.code, response.headers.get('location')]).toEqual([
      400,
      null,
      null,
    ])
  })
})

describe('a provider without the permission to read email addresses', () => {
  it.each<[OAuthProviderId, number]>([
    ['github', 403],
    ['github', 404],
    ['bitbucket', 403],
  ])('signs a user in without an address: %s answers %d', async (id, status) => {
    network.quirks.emails = Response.json({ message: 'Not accessible' }, { status })
    const { user } = await signIn(await openProject(), id)
    expect(user).toMatchObject({ display_name: 'Ada', primary_email: null })
  })
})

describe('an invalid profile', () => {
  const user = { sub: '1', name: 'Ada', email: 'ada@example.com', email_verified: true }

  it('is stored without the characters of a name that cannot be shown', async () => {
    network.quirks.user = { ...user, name: ' A\0d\ud800a\n' }
    expect((await signIn(await openProject(), 'linkedin')).user['display_name']).toBe('Ada')
  })

  it('is stored with the first 256 characters of a name, without half of a character', async () => {
    network.quirks.user = { ...user, name: `${'a'.repeat(255)}😀` }
    const signedIn = await signIn(await openProject(), 'linkedin')
    expect(signedIn.user['display_name']).toBe('a'.repeat(255))
  })

  it('is stored without a name of invisible characters (64)', async () => {
    network.quirks.user = { ...user, name: '\u200b\u2060' }
    expect((await signIn(await openProject(), 'linkedin')).user['display_name']).toBeNull()
  })

  it('is stored without a picture that has invalid characters', async () => {
    network.quirks.user = { ...user, picture: 'https://pictures.example.com/\0.png' }
    const signedIn = await signIn(await openProject(), 'linkedin')
    expect(signedIn.user['profile_image_url']).toBeNull()
    network.quirks.user = { id: '1', username: 'ada', avatar: 'a\0b' }
    const atDiscord = await signIn(await openProject(), 'discord')
    expect(atDiscord.user['profile_image_url']).toBeNull()
  })

  it.each([
    ['with U+0000', 'a\0da@example.com'],
    ['with a space', 'ada byron@example.com'],
    ['of 312 characters', `${'a'.repeat(300)}@example.com`],
    ['of 8,000 characters', `${'a'.repeat(8000)}@example.com`],
    ['without a full domain', 'ada@localhost'],
    ['with a non-ASCII domain', 'ada@bücher.example'],
  ])('is stored without an email address %s', async (_what, email) => {
    network.quirks.user = { ...user, email }
    const { user: stored, account } = await signIn(await openProject(), 'linkedin')
    expect(stored).toMatchObject({ primary_email: null, primary_email_verified: false })
    expect(account?.email).toBeNull()
  })

  it.each([
    ['with U+0000', '1\x002'],
    ['with half a character', '\ud800'],
    ['of 8,000 characters', '1'.repeat(8000)],
    ['that was rounded', 2 ** 60],
  ])('is rejected with an account ID %s', async (_what, id) => {
    network.quirks.user = { id, username: 'ada' }
    const response = await visit(project, 'discord')
    expect(redirectedError(response).code).toBe('OAUTH_PROVIDER_REFUSED')
  })
})

describe('an invalid token response', () => {
  const token = { access_token: 'the token', token_type: 'bearer' }

  it('is stored without invalid scopes and without a lifetime that cannot be', async () => {
    const scope = `read\0 ${'s'.repeat(8000)} ok \ud800`
    network.quirks.token = { ...token, scope, expires_in: 1e300 }
    const { tokens } = await signIn(await openProject(), 'discord')
    expect(tokens).toMatchObject({ expiresAt: null })
    expect(tokens?.scopes.join(' ').length).toBeLessThanOrEqual(2000)
    network.quirks.token = { ...token, expires_in: 3599.5 }
    const rounded = await signIn(await openProject(), 'discord')
    expect(rounded.tokens?.expiresAt).toBe(service.clock.now + 3_599_000)
  })

  it.each([
    ['an access token with a line break', { ...token, access_token: 'a\nb' }],
    ['an access token with U+0000', { ...token, access_token: 'a\0b' }],
    ['a refresh token that is too long', { ...token, refresh_token: 'r'.repeat(100_000) }],
    ['a negative lifetime', { ...token, expires_in: -1 }],
    ['no token type at a provider that sends one', { access_token: 'the token' }],
    ['no object', []],
  ])('is rejected with %s', async (_what, response) => {
    network.quirks.token = response
    const answer = await visit(project, 'discord')
    expect(redirectedError(answer).code).toBe('OAUTH_PROVIDER_REFUSED')
  })
})
