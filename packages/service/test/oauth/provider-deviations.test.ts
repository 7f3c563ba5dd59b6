import type { OAuthProviderId } from '@latchkey/contract'
import { describe, expect, it, vi } from 'vitest'
import { openTestProject } from '../support/project.js'
import { createTestDatabase, openTestService, setupTestService } from '../support/service.js'
import {
  allProviders,
  createProviderNetwork,
  providerOverrides,
  setupProviderNetwork,
} from './provider-network.js'
import { errorOf, signInAt, visitProvider } from './provider-visits.js'

const network = await setupProviderNetwork()
const database = await createTestDatabase()
const service = await setupTestService({ oauthProviders: providerOverrides }, database)

const openProject = () => openTestProject(service, { config: { oauthProviders: allProviders } })
const signIn = async (id: OAuthProviderId) => signInAt(service, await openProject(), id)
const refusalOf = async (id: OAuthProviderId) =>
  errorOf(await visitProvider(service, { project: await openProject(), id }))

const github = { id: 1, login: 'ada-l', name: 'Ada' }
const address = { email: 'ada@example.com', primary: true, verified: true }

describe('an optional value of a profile', () => {
  it.each<[OAuthProviderId, Record<string, unknown>]>([
    ['facebook', { id: '1', name: 'Ada', picture: { data: null } }],
    ['facebook', { id: '1', name: 'Ada', picture: 'https://pictures.example.com/ada.png' }],
    ['spotify', { id: '1', display_name: 'Ada', images: [{ url: null }] }],
    ['spotify', { id: '1', display_name: 'Ada', images: [null] }],
    ['linkedin', { sub: '1', name: 'Ada', picture: {}, email: {}, email_verified: '' }],
    ['discord', { id: '1', global_name: 'Ada', username: null, avatar: 7, verified: 1 }],
    ['gitlab', { id: 1, name: 'Ada', email: [], avatar_url: false, confirmed_at: {} }],
    ['x', { data: { id: '1', name: 'Ada', username: null, profile_image_url: [] } }],
  ])('counts as absent if it has another type: %s sends %j', async (id, user) => {
    network.quirks.user = user
    expect((await signIn(id)).user).toMatchObject({
      display_name: 'Ada',
      profile_image_url: null,
      primary_email: null,
      primary_email_verified: false,
    })
  })

  it.each<[OAuthProviderId, unknown]>([
    ['github', [null, { ...address, email: null }]],
    ['bitbucket', { values: [null, { email: {}, is_primary: true, is_confirmed: true }] }],
  ])('is no address if the addresses of %s are %j', async (id, emails) => {
    network.quirks.emails = emails
    expect((await signIn(id)).user).toMatchObject({ display_name: 'Ada', primary_email: null })
  })

  it.each([
    ['null', null, false],
    ['a text that says so', 'true', true],
    ['another text', 'yes, of course', false],
  ])('does not verify an address unless it is true: %s', async (_what, verified, isVerified) => {
    network.quirks.user = github
    network.quirks.emails = [{ ...address, verified }]
    expect((await signIn('github')).user).toMatchObject({
      primary_email: 'ada@example.com',
      primary_email_verified: isVerified,
    })
  })

  it('is no address if it is the name that Microsoft gives a guest', async () => {
    const userPrincipalName = 'ada_example.com#EXT#@tenant.onmicrosoft.com'
    network.quirks.user = { id: '1', displayName: 'Ada', mail: null, userPrincipalName }
    expect((await signIn('microsoft')).user['primary_email']).toBeNull()
  })
})

describe('an optional member of a token response', () => {
  it('counts as absent if it is empty', async () => {
    network.quirks.tokenMembers = { refresh_token: '', expires_in: '' }
    const { tokens } = await signIn('spotify')
    expect(tokens).toMatchObject({ refreshTokenSealed: null, expiresAt: null })
    network.quirks.tokenMembers = { token_type: '' }
    expect((await signIn('linkedin')).user).toMatchObject({ display_name: 'Ada' })
  })
})

describe('the error of a token response', () => {
  it('reaches the app if its status is 200, as at GitHub', async () => {
    network.quirks.token = { error: 'incorrect_client_credentials', error_uri: 'https://a.example' }
    expect(await refusalOf('github')).toEqual({
      code: 'OAUTH_PROVIDER_REFUSED',
      details: { reason: 'incorrect_client_credentials' },
    })
  })

  // RFC 6749, section 5.2
  it('reaches the app if the response has a challenge (47)', async () => {
    network.quirks.token = Response.json(
      { error: 'invalid_client' },
      { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="the provider"' } },
    )
    expect((await refusalOf('spotify')).details).toEqual({ reason: 'invalid_client' })
  })
})

describe('two services in one process', () => {
  it('keep the keys of a provider apart', async () => {
    await signIn('apple')
    const other = await openTestService({ oauthProviders: providerOverrides }, database)
    try {
      vi.stubGlobal('fetch', (await createProviderNetwork()).serve)
      const project = await openTestProject(other, { config: { oauthProviders: allProviders } })
      expect((await signInAt(other, project, 'apple')).user).toMatchObject({
        display_name: 'Ada Lovelace',
      })
    } finally {
      vi.stubGlobal('fetch', network.serve)
      await other.close()
    }
  })
})
