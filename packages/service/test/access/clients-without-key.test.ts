import { describe, expect, it } from 'vitest'
import { codeOf, exchange, openSharedProject, visit } from '../support/oauth.js'
import type { AccessType } from '@latchkey/contract'
import { PASSWORD, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'

/** Sent by published clients since 2.8.77 in place of the key. */
const NO_KEY = '__stack_public_client__'

const service = await setupTestService()
const open = await openSharedProject(service, { allowClientsWithoutKey: true })
const strict = await openSharedProject(service)

const withoutKey = (project: TestProject, access: AccessType = 'client') => ({
  access: 'none' as const,
  headers: { 'X-Stack-Project-Id': project.id, 'X-Stack-Access-Type': access },
})

const signUpWithoutKey = (project: TestProject) =>
  project.call('POST', '/auth/password/sign-up', {
    ...withoutKey(project),
    body: {
      email: `${crypto.randomUUID()}@example.com`,
      password: PASSWORD,
      verification_callback_url: 'http://localhost:12345/verify',
    },
  })

const refresh = (project: TestProject, refreshToken: unknown, secret: string) =>
  project.call('POST', '/auth/oauth/token', {
    access: 'none',
    body: {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: project.id,
      client_secret: secret,
    },
  })

describe('a project with allowClientsWithoutKey', () => {
  it('signs users up and refreshes without a publishable client key', async () => {
    const { status, body } = await signUpWithoutKey(open)
    expect(status).toBe(200)
    expect((await refresh(open, body['refresh_token'], NO_KEY)).status).toBe(200)
  })

  it('signs users in with a provider without a publishable client key', async () => {
    const code = codeOf(await visit(service, open, { query: { client_secret: NO_KEY } }))
    expect((await exchange(open, code, { client_secret: NO_KEY })).status).toBe(200)
  })

  it('still rejects a wrong key', async () => {
    const { headers } = withoutKey(open)
    const wrong = { ...headers, 'X-Stack-Publishable-Client-Key': 'pck_wrong' }
    const response = await open.call('GET', '/projects/current', { access: 'none', headers: wrong })
    expect(response.code).toBe('INVALID_PUBLISHABLE_CLIENT_KEY')
    const { body } = await signUpWithoutKey(open)
    const refreshed = await refresh(open, body['refresh_token'], 'pck_wrong')
    expect(refreshed.code).toBe('INVALID_OAUTH_CLIENT_ID_OR_SECRET')
  })

  it.each([
    ['server', 'SERVER_AUTHENTICATION_REQUIRED'],
    ['admin', 'ADMIN_AUTHENTICATION_REQUIRED'],
  ] as const)('requires a key for %s access', async (access, code) => {
    const response = await open.call('GET', '/users', withoutKey(open, access))
    expect(response.code).toBe(code)
  })
})

describe('a project without that setting', () => {
  it('requires the publishable client key', async () => {
    expect((await signUpWithoutKey(strict)).code).toBe('CLIENT_AUTHENTICATION_REQUIRED')
  })

  it('rejects the secret of clients without key', async () => {
    const started = await visit(service, strict, {})
    const exchanged = await exchange(strict, codeOf(started), { client_secret: NO_KEY })
    expect(exchanged.code).toBe('INVALID_OAUTH_CLIENT_ID_OR_SECRET')
  })
})
