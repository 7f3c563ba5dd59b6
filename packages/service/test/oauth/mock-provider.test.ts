import { expect, it } from 'vitest'
import {
  codeOf,
  returnToService,
  consent,
  openSharedProject,
  redirectedError,
  signInWithProvider,
  start,
  userOf,
  visit,
} from '../support/oauth.js'
import { openTestProject, uniqueEmail } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openSharedProject(service)

const at = (path: string, init?: RequestInit) =>
  service.fetch(new Request(`http://localhost:4710/dev/oauth/${path}`, init))

it('shows the accounts on a page that runs only its own script', async () => {
  const { location } = await start(project, 'github')
  const page = await service.fetch(new Request(location))
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await page.text()
  expect(html).not.toMatch(
    /<script(?! type="module" src="(?:\.\.\/)+[\w-]+\.js")|<style| style=| on\w+=/,
  )
  const urls = [...html.matchAll(/(?:src|href)="((?!data:)[^"]+)"/g)].map(([, url = '']) => url)
  expect(urls).toHaveLength(3)
  for (const url of urls) {
    const { href } = new URL(url, location)
    const response = await service.fetch(new Request(href))
    expect([href, response.status]).toEqual([href, 200])
  }
})

// Without a known state, the service does not know the app.
it('rejects a sign-in with a wrong state', async () => {
  const response = await visit(service, project, { manners: 'wrong-state' })
  expect([response.status, response.code]).toEqual([400, null])
})

it('redirects to the app after a sign-in with a replayed code', async () => {
  const response = await visit(service, project, { manners: 'replayed-code' })
  expect(redirectedError(response)).toEqual({
    code: 'OAUTH_PROVIDER_REFUSED',
    details: { reason: 'invalid_grant' },
  })
})

/** Errors redirect to the app with the codes of RFC 6749, section 4.1.2.1. */
it('redirects to the app while the provider is unavailable', async () => {
  const response = await visit(service, project, { manners: 'unavailable' })
  expect(redirectedError(response)).toEqual({ code: 'temporarily_unavailable', details: {} })
})

it.each([
  ['none', undefined],
  ['one that is not trusted', 'https://evil.example.com/'],
])(
  'explains that the provider is unavailable if the app has no error page: %s',
  async (_, page) => {
    const query = { error_redirect_url: page }
    const response = await visit(service, project, { manners: 'unavailable', query })
    expect([response.status, response.headers.get('location')]).toEqual([502, null])
    expect(response.text).toContain('does not answer')
  },
)

it('times out a slow provider', async () => {
  const { config } = service.ctx
  service.ctx.config = { ...config, oauthTimeoutMillis: 20 }
  const response = await visit(service, project, { manners: 'slow' })
  service.ctx.config = config
  expect(redirectedError(response).code).toBe('temporarily_unavailable')
})

it('returns an unverified email address on demand', async () => {
  const response = await signInWithProvider(service, project, { manners: 'unverified' })
  expect((await userOf(project, response))['primary_email_verified']).toBe(false)
})

it('is trusted like the provider that it replaces', async () => {
  const response = await signInWithProvider(service, project, { provider: 'spotify' })
  expect((await userOf(project, response))['primary_email_verified']).toBe(false)
})

it('redirects to this service only', async () => {
  const { location } = await start(project, 'github')
  location.searchParams.set('redirect_uri', 'https://evil.example.com/')
  location.searchParams.set('account', uniqueEmail())
  const response = await service.fetch(new Request(location))
  expect([response.status, response.headers.get('location')]).toEqual([400, null])
})

it('explains the mistakes in a query', async () => {
  const response = await at('github/authorize?state=1')
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.stringContaining('redirect_uri') })
})

it('accepts a code once it matches verifier and address, before it expires', async () => {
  const code = async () => {
    const started = await start(project, 'github')
    const back = await consent(service, started, { account: uniqueEmail() })
    return { started, back }
  }
  const [mine, theirs] = [await code(), await code()]
  const injected = new URL(mine.back)
  injected.searchParams.set('code', theirs.back.searchParams.get('code') ?? '')
  const refused = [await returnToService(service, injected, mine.started.cookie)]
  codeOf(await returnToService(service, theirs.back, theirs.started.cookie))
  const late = await code()
  service.clock.now += 5 * 60_000
  refused.push(await returnToService(service, late.back, late.started.cookie))
  expect(refused.map((response) => redirectedError(response).code)).toEqual([
    'OAUTH_PROVIDER_REFUSED',
    'OAUTH_PROVIDER_REFUSED',
  ])
})

it('rejects a token that it did not issue', async () => {
  const body = new URLSearchParams({ code: 'made up', grant_type: 'authorization_code' })
  expect((await at('github/token', { method: 'POST', body })).status).toBe(400)
  for (const authorization of ['', 'Bearer made-up'])
    expect((await at('github/userinfo', { headers: { authorization } })).status).toBe(401)
})

it('replaces each provider that supports shared keys', async () => {
  expect((await at('facebook/authorize')).status).toBe(404)
})

it('lists the providers of a project by ID', async () => {
  const { body } = await project.call('GET', '/projects/current')
  expect(body['config']).toMatchObject({
    enabled_oauth_providers: [{ id: 'github' }, { id: 'spotify' }],
  })
  const none = await (await openTestProject(service)).call('GET', '/projects/current')
  expect(none.body['config']).toMatchObject({ enabled_oauth_providers: [] })
})
