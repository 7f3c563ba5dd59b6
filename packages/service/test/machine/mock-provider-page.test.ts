import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createService } from '../../src/service.js'
import { delayRequests } from '../support/delay-requests.js'
import { watchPage } from '../support/watch-page.js'

const PROJECT = 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10'
const KEY = 'pck_consent_page'

const watched = watchPage()
let page: Page

const service = createService({
  port: 0,
  projects: [
    {
      id: PROJECT,
      displayName: 'Consent',
      keys: { publishableClientKey: KEY },
      config: { oauthProviders: [{ id: 'github', type: 'shared' }] },
    },
  ],
})
const url = await service.listen(0)
afterAll(async () => {
  await service.close()
})
beforeEach(async () => {
  page = watched.current()
  await page.goto(authorizeUrl())
  await page.getByRole('heading', { name: 'Sign in with GitHub' }).waitFor()
})

function authorizeUrl(): string {
  const query = new URLSearchParams({
    client_id: PROJECT,
    client_secret: KEY,
    redirect_uri: `${url}/dev?page=app`,
    error_redirect_url: `${url}/dev?page=error`,
    scope: 'legacy',
    state: 'state',
    grant_type: 'authorization_code',
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
    response_type: 'code',
  })
  return `${url}/api/v1/auth/oauth/authorize/github?${query.toString()}`
}

/** The query with which the provider redirected to the app. */
async function outcome(): Promise<URLSearchParams> {
  await page.getByRole('heading', { name: 'Latchkey development' }).waitFor()
  return new URL(page.url()).searchParams
}

it('redirects to the app as the selected account', async () => {
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  const query = await outcome()
  expect([query.get('page'), query.get('state')]).toEqual(['app', 'state'])
  expect(query.get('code')).toMatch(/^[0-9a-f]{64}$/)
})

it('signs in with a new account by keyboard', async () => {
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type('<b>Grace</b>')
  await page.keyboard.press('Tab')
  await page.keyboard.type('new@example.com')
  await page.keyboard.press('Enter')
  expect((await outcome()).get('code')).not.toBeNull()
})

it('focuses the first account on the first press of Tab', async () => {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect((await outcome()).get('page')).toBe('app')
})

it('redirects to the app with an error if access is denied', async () => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('link', { name: 'Deny access' }).click()
  expect((await outcome()).get('errorCode')).toBe('OAUTH_PROVIDER_ACCESS_DENIED')
})

it('enables no control before its script has loaded', async () => {
  const load = await delayRequests(page, '**/mock-provider.js')
  await page.goto(authorizeUrl(), { waitUntil: 'commit' })
  await page.getByText('Deny access').waitFor()
  expect(await page.getByRole('link').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
  load()
  await page.getByRole('link', { name: 'Deny access' }).click()
  expect((await outcome()).get('page')).toBe('error')
})

it('redirects to the error page of the app if the provider is set to be unavailable', async () => {
  await page.getByLabel('Simulate a problem').selectOption('unavailable')
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  const query = await outcome()
  expect([query.get('page'), query.get('errorCode')]).toEqual(['error', 'temporarily_unavailable'])
  expect(query.get('message')).toContain('Try again later')
})

it('redirects to the error page of the app if the provider is set to replay its code', async () => {
  await page.getByLabel('Simulate a problem').selectOption('replayed-code')
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  const query = await outcome()
  expect([query.get('page'), query.get('errorCode')]).toEqual(['error', 'OAUTH_PROVIDER_REFUSED'])
})
