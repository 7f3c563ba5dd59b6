import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createListener } from '../../src/http/listener.js'
import { createService } from '../../src/service.js'
import { watchPage } from '../support/watch-page.js'

const PROJECT = 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10'
const KEY = 'pck_below_a_path'

const watched = watchPage()
let page: Page

/** Strips the base path as a reverse proxy does. */
function passOn(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const [, below] = /^\/auth(\/.*)$/.exec(pathname) ?? []
  if (below === undefined) return Promise.resolve(new Response('The app', { status: 404 }))
  return service.fetch(new Request(new URL(below + search, request.url), request))
}

const listener = createListener(passOn)
const url = `http://localhost:${await listener.listen(0, 'localhost')}/auth`
const service = createService({
  publicUrl: url,
  projects: [
    {
      id: PROJECT,
      displayName: 'Engines',
      keys: { publishableClientKey: KEY },
      config: {
        magicLinkEnabled: true,
        oauthProviders: [{ id: 'github', type: 'shared' }],
      },
    },
  ],
})
afterAll(async () => {
  await listener.close()
  await service.close()
})
beforeEach(() => {
  page = watched.current()
})

const callTo = (path: string, body: unknown) =>
  fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-stack-access-type': 'client',
      'x-stack-project-id': PROJECT,
      'x-stack-publishable-client-key': KEY,
    },
    body: JSON.stringify(body),
  })

it('navigates between the development pages below a base path', async () => {
  await page.goto(`${url}/dev`)
  const links = page.getByRole('listitem').filter({ hasText: PROJECT })
  await links.getByText('Users').click()
  await page.getByText('No users yet').waitFor()
  await page.getByRole('link', { name: 'Requests' }).click()
  await page.getByRole('heading', { name: 'Requests' }).waitFor()
  await page.getByRole('link', { name: 'Projects' }).click()
  await page.getByRole('link', { name: 'Open the inbox' }).click()
  await page.getByText('No emails yet').waitFor()
  expect(page.url()).toBe(`${url}/dev/mail`)
})

it('shows an email and empties the inbox below a base path', async () => {
  const response = await callTo('/auth/otp/send-sign-in-code', {
    email: 'ada@example.com',
    callback_url: 'http://localhost:5173/handler/magic-link-callback',
  })
  expect(response.status).toBe(200)
  await page.goto(`${url}/dev/mail?project=${PROJECT}`)
  await page.getByRole('link', { name: 'ada@example.com' }).click()
  await page.frameLocator('iframe').getByRole('link').first().waitFor()
  await page.getByRole('button', { name: 'Delete all', exact: true }).click()
  await page.getByRole('button', { name: 'Delete all emails' }).click()
  await page.getByText('No emails of').waitFor()
})

it('signs in with the mock provider below a base path', async () => {
  const query = new URLSearchParams({
    client_id: PROJECT,
    client_secret: KEY,
    redirect_uri: `${url}/dev?page=app`,
    scope: 'legacy',
    state: 'state',
    grant_type: 'authorization_code',
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
    response_type: 'code',
  })
  await page.goto(`${url}/api/v1/auth/oauth/authorize/github?${query}`)
  await page.getByRole('heading', { name: 'Sign in with GitHub' }).waitFor()
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  await page.getByRole('heading', { name: 'Latchkey development' }).waitFor()
  expect(new URL(page.url()).searchParams.get('code')).toMatch(/^[0-9a-f]{64}$/)
})
