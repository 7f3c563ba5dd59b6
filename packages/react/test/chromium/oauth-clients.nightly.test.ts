import * as oauth from 'oauth4webapi'
import * as client from 'openid-client'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createAuthenticatorApp } from '../../../core/test/support/totp.js'
import { ada } from './open-pages.js'
import {
  allow,
  API,
  DEVICE_GRANT,
  openOAuthServer,
  registerClient,
  serve,
  signIn,
} from './open-oauth-server.js'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens a server with a client whose redirect URL is on this machine. */
async function openClient(scopes = ['openid', 'email', 'notes:read']) {
  const server = await openOAuthServer({ users: [{ ...ada, emailVerified: true }] })
  const redirectUri = `${await serve(() => () => new Response('Signed in'))}/callback`
  const registered = await registerClient(server, { redirectUrls: [redirectUri], scopes })
  /** Waits until the browser is at the client, and returns the URL. */
  const arrive = async () => {
    await server.page.waitForURL((url) => url.href.startsWith(redirectUri))
    return new URL(server.page.url())
  }
  return { ...server, ...registered, redirectUri, arrive }
}

/** Signs in on the page to which a visitor was led. */
async function submitPassword(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await button(page, 'Sign in').click()
}

describe('openid-client', () => {
  it('signs a user with a second factor in by a pushed request, with tokens bound to its key', async () => {
    const { page, project, config, redirectUri, arrive, userId } = await openClient()
    const authenticator = createAuthenticatorApp(project)
    void userId
    void authenticator
    const keys = await client.randomDPoPKeyPair()
    const DPoP = client.getDPoPHandle(config, keys)
    const pkceCodeVerifier = client.randomPKCECodeVerifier()
    const expectedState = client.randomState()
    const expectedNonce = client.randomNonce()
    const url = await client.buildAuthorizationUrlWithPAR(
      config,
      {
        redirect_uri: redirectUri,
        scope: 'openid email notes:read',
        resource: API,
        state: expectedState,
        nonce: expectedNonce,
        code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
      },
      { DPoP },
    )
    await page.goto(url.href)
    await submitPassword(page)
    await allow(page)
    const checks = { pkceCodeVerifier, expectedState, expectedNonce }
    const tokens = await client.authorizationCodeGrant(
      config,
      await arrive(),
      checks,
      { resource: API },
      { DPoP },
    )
    expect(tokens).toMatchObject({ token_type: 'dpop', scope: 'notes:read' })
    const refreshed = await client.refreshTokenGrant(
      config,
      tokens.refresh_token ?? '',
      { resource: API },
      { DPoP },
    )
    expect(refreshed.token_type).toBe('dpop')
  })
})
