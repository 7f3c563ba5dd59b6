import { getRequestListener } from '@hono/node-server'
import { AdminApp, type NewOAuthClient } from '@latchkey/core/admin'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as client from 'openid-client'
import type { Page } from 'playwright-core'
import { onTestFinished, vi } from 'vitest'
import { ada, callApp, type Opened, openPages } from './open-pages.js'

export const API = 'https://app.example.com/api/notes'

export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

/** An app with the hosted pages, whose project is an authorization server for other apps. */
export interface OAuthServer extends Opened {
  readonly project: TestProject
  readonly issuer: string
  readonly admin: AdminApp
}

/** Opens an app in Chromium, and lets its users sign in to other apps. */
export async function openOAuthServer(
  seed: Parameters<typeof createTestProject>[0],
): Promise<OAuthServer> {
  const project = await createTestProject({ displayName: 'Engines', ...seed })
  const opened = await openPages(project, '/')
  const admin = new AdminApp(project)
  const { issuer } = await admin.updateOAuthServer({
    isEnabled: true,
    consentUrl: `${opened.origin}/handler/oauth-consent`,
    resources: [
      { identifier: API, scopes: [{ id: 'notes:read', description: 'Read your notes' }] },
    ],
  })
  return { ...opened, project, issuer, admin }
}

/** Registers a client, and returns its configuration for openid-client. */
export async function registerClient(
  { admin, issuer }: OAuthServer,
  fields: Partial<NewOAuthClient> = {},
) {
  const { id, clientSecret } = await admin.createOAuthClient({
    displayName: 'Second app',
    scopes: ['openid', 'profile', 'email', 'notes:read'],
    ...fields,
  })
  const authentication =
    clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret)
  const config = await client.discovery(new URL(issuer), id, undefined, authentication, {
    execute: [client.allowInsecureRequests],
  })
  return { id, clientSecret: clientSecret ?? '', config }
}

type Handler = (request: Request) => Response | Promise<Response>

/** Serves an app on a port of this machine until the test has finished. The app can depend on the address. */
export async function serve(createHandler: (origin: string) => Handler | Promise<Handler>) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const handler = await createHandler(origin)
  const listener = getRequestListener(handler, { overrideGlobalObjects: false })
  server.on('request', (request, response) => void listener(request, response))
  return origin
}

/** Allows the other app on the consent page. Its buttons work after a second. */
export async function allow(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Allow .* to use your account\?$/ }).waitFor()
  const button = page.getByRole('button', { name: 'Allow', exact: true })
  await page.locator('button:not([aria-disabled=true])', { hasText: 'Allow' }).waitFor()
  await button.click()
}

/** Signs the user of the seed in, on any page of the app. */
export const signIn = (page: Page): Promise<null> =>
  callApp(
    page,
    (app, credentials) =>
      app.signInWithPassword({ ...credentials, noRedirect: true }).then(() => null),
    ada,
  )

/** Signs the user in on the page to which a visitor was led. */
export async function submitPassword(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Sets environment variables until the test has finished. */
export function stubVariables(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
}

/** Serves the second app of the guide. */
export const serveSecondApp = (server: OAuthServer): Promise<string> =>
  serve(async (appOrigin) => {
    const redirectUrls = [`${appOrigin}/api/auth/callback/latchkey`]
    const { id, clientSecret } = await registerClient(server, { redirectUrls })
    stubVariables({
      SECOND_APP_URL: appOrigin,
      BETTER_AUTH_SECRET: 'a secret of the second app, with many characters',
      OAUTH_ISSUER: server.issuer,
      OAUTH_CLIENT_ID: id,
      OAUTH_CLIENT_SECRET: clientSecret,
    })
    return (await import('../../../../docs/recipes/second-app.js')).app.fetch
  })
