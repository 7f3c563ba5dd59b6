import * as oauth from 'oauth4webapi'
import * as client from 'openid-client'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createAuthenticatorApp, totp } from '../../../core/test/support/totp.js'
import { ada } from './open-pages.js'
import {
  allow,
  API,
  DEVICE_GRANT,
  type OAuthServer,
  openOAuthServer,
  registerClient,
  serve,
  serveSecondApp,
  signIn,
  submitPassword,
} from './open-oauth-server.js'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
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

/** Signs in with the second factor too. */
async function submitBothFactors({ page, project }: OAuthServer): Promise<void> {
  const { user } = await project.signedIn(ada)
  const authenticator = createAuthenticatorApp(project)
  await user.update({ totpMultiFactorSecret: authenticator.secret })
  await submitPassword(page)
  await page.getByLabel('Code').fill(await authenticator.nextCode())
}

describe('a second app with better-auth', () => {
  it('signs a new user in, who sets up a second factor and verifies the email on the way', async () => {
    const server = await openOAuthServer({
      config: {
        requireEmailVerification: true,
        requireSecondFactorFrom: '2020-01-01',
        secondFactorGraceDays: 0,
      },
    })
    const { page, project, origin } = server
    const secondApp = await serveSecondApp(server)
    await page.goto(secondApp)
    await button(page, 'Sign in with Engines').click()
    await page.getByRole('link', { name: 'Create account' }).click()
    await page.getByLabel('Email address').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await button(page, 'Create account').click()
    await button(page, 'Set up').click()
    const secret = (await page.locator('.lk-secret code').textContent()) ?? ''
    await page.getByRole('textbox', { name: 'Code' }).fill(totp(secret.replaceAll(' ', '')))
    await button(page, 'Done').click()
    // A user who has to verify the email cannot allow anything yet.
    await page.waitForURL(`${origin}/handler/account-settings`)
    const { link } = await project.inbox.next({ to: ada.email })
    await page.goto(link)
    await button(page, 'Verify').click()
    await button(page, 'Continue').click()
    await allow(page)
    await heading(page, `Hello, ${ada.email}`).waitFor()
    expect(page.url()).toBe(`${secondApp}/`)
  })
})

describe('openid-client', () => {
  it('signs a user with a second factor in by a pushed request, with tokens bound to its key', async () => {
    const opened = await openClient()
    const { page, config, redirectUri, arrive } = opened
    const DPoP = client.getDPoPHandle(config, await client.randomDPoPKeyPair())
    const pkceCodeVerifier = client.randomPKCECodeVerifier()
    const expectedState = client.randomState()
    const expectedNonce = client.randomNonce()
    const parameters = {
      redirect_uri: redirectUri,
      scope: 'openid email notes:read',
      resource: API,
      state: expectedState,
      nonce: expectedNonce,
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
    }
    const url = await client.buildAuthorizationUrlWithPAR(config, parameters, { DPoP })
    await page.goto(url.href)
    await submitBothFactors(opened)
    await allow(page)
    const callback = await arrive()
    const checks = { pkceCodeVerifier, expectedState, expectedNonce }
    const forApi = { resource: API }
    const tokens = await client.authorizationCodeGrant(config, callback, checks, forApi, { DPoP })
    expect(tokens).toMatchObject({ token_type: 'dpop', scope: 'notes:read' })
    const refreshToken = tokens.refresh_token ?? ''
    const refreshed = await client.refreshTokenGrant(config, refreshToken, forApi, { DPoP })
    expect(refreshed.token_type).toBe('dpop')
  })

  it('learns that the user has canceled the code of a device', async () => {
    const server = await openOAuthServer({ users: [ada] })
    const { config } = await registerClient(server, {
      redirectUrls: [],
      grantTypes: [DEVICE_GRANT],
      scopes: ['openid'],
      tokenEndpointAuthMethod: 'none',
    })
    const device = await client.initiateDeviceAuthorization(config, { scope: 'openid' })
    const { page } = server
    await page.goto(device.verification_uri_complete ?? '')
    await page.getByText(device.user_code).waitFor()
    await button(page, 'Cancel').click()
    await page.getByRole('heading', { name: 'Canceled' }).waitFor()
    const polled = client.pollDeviceAuthorizationGrant(config, device)
    await expect(polled).rejects.toMatchObject({ error: 'access_denied' })
  })
})

describe('oauth4webapi', () => {
  /** Discovers the server, and starts a request. */
  async function begin() {
    const opened = await openClient()
    const { issuer, id, clientSecret, redirectUri, page } = opened
    const insecure = { [oauth.allowInsecureRequests]: true }
    const discovered = await oauth.discoveryRequest(new URL(issuer), insecure)
    const as = await oauth.processDiscoveryResponse(new URL(issuer), discovered)
    const verifier = oauth.generateRandomCodeVerifier()
    const state = oauth.generateRandomState()
    const url = new URL(as.authorization_endpoint ?? '')
    url.search = String(
      new URLSearchParams({
        client_id: id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    )
    await signIn(page)
    await page.goto(url.href)
    const authentication = oauth.ClientSecretBasic(clientSecret)
    return {
      ...opened,
      as,
      self: { client_id: id },
      authentication,
      verifier,
      state,
      insecure,
    }
  }

  it('signs a user in, refreshes and revokes the tokens', async () => {
    const opened = await begin()
    const { as, self, authentication, insecure, page, project } = opened
    await allow(page)
    const callback = oauth.validateAuthResponse(as, self, await opened.arrive(), opened.state)
    const exchanged = await oauth.authorizationCodeGrantRequest(
      as,
      self,
      authentication,
      callback,
      opened.redirectUri,
      opened.verifier,
      insecure,
    )
    const tokens = await oauth.processAuthorizationCodeResponse(as, self, exchanged, {
      requireIdToken: true,
    })
    await oauth.validateApplicationLevelSignature(as, exchanged, insecure)
    const { user } = await project.signedIn(ada)
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({ sub: user.id })
    const info = await oauth.userInfoRequest(as, self, tokens.access_token, insecure)
    expect(await oauth.processUserInfoResponse(as, self, user.id, info)).toMatchObject({
      email: ada.email,
    })
    const refresh = (token: string) =>
      oauth
        .refreshTokenGrantRequest(as, self, authentication, token, insecure)
        .then((response) => oauth.processRefreshTokenResponse(as, self, response))
    const { refresh_token: token = '' } = await refresh(tokens.refresh_token ?? '')
    const revoked = await oauth.revocationRequest(as, self, authentication, token, insecure)
    await oauth.processRevocationResponse(revoked)
    await expect(refresh(token)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('learns that the user has denied the request', async () => {
    const { page, arrive, as, self, state } = await begin()
    await page.getByRole('heading', { name: /^Allow/ }).waitFor()
    await button(page, 'Deny').click()
    const callback = await arrive()
    expect(() => oauth.validateAuthResponse(as, self, callback, state)).toThrow(
      expect.objectContaining({ error: 'access_denied' }),
    )
  })
})
