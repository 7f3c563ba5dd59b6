import type { TestProject } from '@latchkey/testing'
import type { AdminApp, OpenIdProvider } from '@latchkey/core/admin'
import { beforeEach, describe, expect, it } from 'vitest'
import { setupScriptedIssuer } from '../../../service/test/oauth/scripted-issuer.js'
import { openTab } from '../support/open-tab.js'
import { waitForNavigation } from '../support/visit-provider.js'
import { openInternal, ways } from './open-owner.js'

const internal = await openInternal()
const issuer = await setupScriptedIssuer('my-app')

describe.each(ways)('the OpenID providers of an admin app, %s', (_, openApp) => {
  let project: TestProject
  let app: AdminApp
  let acme: OpenIdProvider
  beforeEach(async () => {
    project = await internal.open()
    app = await openApp(internal, project)
    acme = await app.createOpenIdProvider({
      id: 'acme',
      displayName: 'Acme',
      issuer: issuer.origin,
      clientId: 'my-app',
      clientSecret: 'provider-canary',
    })
  })

  it('are created disabled, changed, listed without their secrets, and deleted', async () => {
    expect(acme).toEqual({
      id: 'acme',
      displayName: 'Acme',
      iconUrl: '',
      issuer: issuer.origin,
      clientId: 'my-app',
      clientAuthentication: 'client_secret',
      scopes: ['openid', 'profile', 'email'],
      claims: { email: 'email', name: 'name', picture: 'picture' },
      trustEmailVerified: 'never',
      isEnabled: false,
      redirectUrl: expect.stringMatching(/\/acme\/callback$/),
      backChannelLogoutUrl: expect.stringMatching(/\/acme\/back-channel-logout$/),
      lastTest: null,
    })
    // A provider that was read can be passed again.
    const changed = await app.updateOpenIdProvider('acme', { ...acme, displayName: 'Acme Staff' })
    expect(changed).toEqual({ ...acme, displayName: 'Acme Staff' })
    expect(await app.listOpenIdProviders()).toEqual([changed])
    await app.deleteOpenIdProvider('acme')
    expect(await app.listOpenIdProviders()).toEqual([])
    await expect(app.deleteOpenIdProvider('acme')).rejects.toMatchObject({
      code: 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    })
  })

  it('are discovered, and tested before they are enabled', async () => {
    expect(await app.discoverOpenIdProvider(issuer.origin)).toEqual({
      authorizationEndpoint: `${issuer.origin}/authorize`,
      tokenEndpoint: `${issuer.origin}/token`,
      userinfoEndpoint: `${issuer.origin}/me`,
      jwksUri: `${issuer.origin}/jwks`,
      supportsBackChannelLogout: false,
    })
    issuer.play({ userInfo: { name: 'Ada' } })
    const location = new URL(await app.testOpenIdSignIn('acme'))
    await fetch(location)
    const callback = new URL(acme.redirectUrl)
    callback.searchParams.set('code', 'a code')
    callback.searchParams.set('state', location.searchParams.get('state') ?? '')
    await fetch(callback)
    const [tested] = await app.listOpenIdProviders()
    expect(tested?.lastTest).toMatchObject({
      testedAt: expect.any(Date),
      error: null,
      account: { accountId: 'ada', displayName: 'Ada' },
    })
  })
})

it('signInWithOAuth goes to an enabled OpenID provider of the project, and to no disabled one', async () => {
  const seed = { displayName: 'Acme', issuer: issuer.origin, clientId: 'a', clientSecret: 'b' }
  const icon = 'https://acme.example.com/icon.svg'
  const project = await internal.open({
    config: {
      openIdProviders: [
        { id: 'acme', iconUrl: icon, ...seed },
        { id: 'other', isEnabled: false, ...seed },
      ],
    },
  })
  const tab = openTab(project)
  expect((await tab.app.getProject()).config.oauthProviders).toEqual([
    { id: 'acme', displayName: 'Acme', iconUrl: icon },
  ])
  expect(await tab.app.signInWithOAuth('other')).toMatchObject({
    error: { code: 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED' },
  })
  const { pathname } = await waitForNavigation(tab, tab.app.signInWithOAuth('acme'))
  expect(pathname).toMatch(/\/auth\/oauth\/authorize\/acme$/)
})
