import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerApp } from '@latchkey/core/server'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible } from './expect-accessible.js'
import { ada } from './open-pages.js'
import {
  allow,
  API,
  DEVICE_GRANT,
  openOAuthServer,
  registerClient,
  serve,
  serveSecondApp,
  signIn,
  stubVariables,
  submitPassword,
} from './open-oauth-server.js'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('a second app with better-auth', () => {
  it('signs a user in, who signs in to the first app on the way', async () => {
    const server = await openOAuthServer({ users: [{ ...ada, displayName: 'Ada' }] })
    const { page } = server
    const secondApp = await serveSecondApp(server)
    await page.goto(secondApp)
    await button(page, 'Sign in with Engines').click()
    await submitPassword(page)
    await allow(page)
    await heading(page, 'Hello, Ada').waitFor()
    expect(page.url()).toBe(`${secondApp}/`)
  })
})

describe('a command-line tool with openid-client', () => {
  it('signs the user in with a code, and refreshes its token', async () => {
    const server = await openOAuthServer({ users: [ada] })
    const { page } = server
    await signIn(page)
    const { id } = await registerClient(server, {
      displayName: 'Engines CLI',
      redirectUrls: [],
      grantTypes: [DEVICE_GRANT, 'refresh_token'],
      scopes: ['openid', 'notes:read'],
      tokenEndpointAuthMethod: 'none',
    })
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-tool-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    stubVariables({
      OAUTH_ISSUER: server.issuer,
      OAUTH_CLIENT_ID: id,
      TOKEN_FILE: join(folder, 'token'),
    })
    const printed = vi.spyOn(console, 'log').mockReturnValue()
    onTestFinished(() => printed.mockRestore())
    const tool = await import('../../../../docs/recipes/sign-in-device.js')
    const signedIn = tool.signIn()
    await expect.poll(() => printed.mock.calls.length).toBe(1)
    const [, url = '', code = ''] =
      /^Open (\S+) and enter the code (\S+)$/.exec(String(printed.mock.lastCall?.[0])) ?? []
    await page.goto(url)
    await expectAccessible(page)
    await page.keyboard.type('WRNG-CODE')
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', {
      name: 'Code',
      description: /^This code is wrong, expired or was used/,
    })
    await field.and(page.locator(':focus[aria-invalid=true]')).waitFor()
    expect(await field.inputValue()).toBe('WRNG-CODE')
    await expectAccessible(page)
    await field.fill(code.toLowerCase().replace('-', ''))
    await page.keyboard.press('Enter')
    await heading(page, 'Does your device show this code?').waitFor()
    await page.getByText(code, { exact: true }).waitFor()
    await expectAccessible(page)
    await button(page, 'Continue').click()
    await allow(page)
    await heading(page, 'Your device is signed in').waitFor()
    await expectAccessible(page)
    await signedIn
    const notes = new ServerApp(server.project)
      .protectResource({ resource: API, scopes: ['notes:read'] })
      .protect((_request, { clientId }) => Response.json(clientId))
    const first = await tool.refresh()
    const second = await tool.refresh()
    for (const token of [first, second]) {
      const request = new Request(API, { headers: { authorization: `Bearer ${token}` } })
      expect(await (await notes(request)).json()).toBe(id)
    }
    expect(second).not.toBe(first)
  })
})

describe('the pages of an authorization server in a frame of another site', () => {
  it('ask for nothing (RFC 9700, section 4.16)', async () => {
    const { page, issuer, ...server } = await openOAuthServer({ users: [ada] })
    await signIn(page)
    const redirectUri = 'https://second.example.com/callback'
    const { id } = await registerClient(
      { page, issuer, ...server },
      { redirectUrls: [redirectUri] },
    )
    const query = new URLSearchParams({
      client_id: id,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    })
    await page.goto(`${issuer}/authorize?${query}`)
    await heading(page, /^Allow/).waitFor()
    const attack = await serve(() => (request) => {
      const frame = new URL(request.url).searchParams.get('frame') ?? ''
      const headers = { 'content-type': 'text/html' }
      return new Response(`<iframe src="${frame}"></iframe>`, { headers })
    })
    const openFrame = async (url: string) => {
      await page.goto(`${attack}/?${new URLSearchParams({ frame: url })}`)
      return page.frameLocator('iframe')
    }
    const consentPage = await openFrame(page.url())
    await consentPage.getByRole('link', { name: /new tab/ }).waitFor()
    expect(await consentPage.getByRole('button').count()).toBe(0)
    const refused = page.waitForEvent('console', (message) =>
      /frame-ancestors/.test(message.text()),
    )
    await openFrame(`${issuer}/device`)
    await refused
  })
})
