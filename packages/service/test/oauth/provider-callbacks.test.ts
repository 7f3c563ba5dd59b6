import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locationOf, redirectedError, REDIRECT, start } from '../support/oauth.js'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { allProviders, providerOverrides, setupProviderNetwork } from './provider-network.js'
import { errorOf, returnFrom, visitProvider } from './provider-visits.js'

const MINUTE = 60_000

await setupProviderNetwork()
const service = await setupTestService({ oauthProviders: providerOverrides })
const project = await openTestProject(service, { config: { oauthProviders: allProviders } })

describe('the callback of a provider', () => {
  // RFC 6749, section 3.1
  it('ignores parameters without a value', async () => {
    const started = await start(project, 'github')
    const state = started.location.searchParams.get('state') ?? ''
    const fields = { state, code: 'the code', error: '', error_description: '', iss: '' }
    const response = await returnFrom(service, 'github', { started, fields })
    expect(locationOf(response).href.startsWith(REDIRECT)).toBe(true)
    expect(locationOf(response).searchParams.get('code')).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([{}, { state: '' }])('finds the app of an error without a state: %j', async (without) => {
    const started = await start(project, 'github')
    const fields = { error: 'access_denied', ...without }
    const response = await returnFrom(service, 'github', { started, fields })
    expect(redirectedError(response).code).toBe('OAUTH_PROVIDER_ACCESS_DENIED')
    const again = await returnFrom(service, 'github', { started, fields })
    expect(again.status).toBe(400)
  })

  it('finds the newest sign-in at the same provider for an error without a state', async () => {
    const starts = []
    for (const [provider, port] of [
      ['github', 1],
      ['github', 2],
      ['apple', 3],
    ] as const) {
      service.clock.now += 1000
      const error_redirect_url = `http://localhost:${port}/err`
      starts.push(await start(project, provider, { error_redirect_url }))
    }
    const [started] = starts
    const cookie = starts.map((attempt) => attempt.cookie).join('; ')
    const fields = { error: 'access_denied' }
    const response = await returnFrom(service, 'github', {
      started: { ...started!, cookie },
      fields,
    })
    expect(locationOf(response).origin).toBe('http://localhost:2')
  })

  it('needs a state for anything but an error, and a cookie for an error', async () => {
    const started = await start(project, 'github')
    const coded = await returnFrom(service, 'github', { started, fields: { code: 'the code' } })
    const other = { started: { ...started, cookie: 'a=b' }, fields: { error: 'access_denied' } }
    const foreign = await returnFrom(service, 'github', other)
    expect([coded.status, foreign.status]).toEqual([400, 400])
  })

  it('redirects an expired sign-in to the app, although its cookie has expired', async () => {
    const started = await start(project, 'github')
    const fields = { state: started.location.searchParams.get('state') ?? '', code: 'the code' }
    service.clock.now += 10 * MINUTE
    const late = { ...started, cookie: 'a=b' }
    const response = await returnFrom(service, 'github', { started: late, fields })
    expect(errorOf(response)).toEqual({ code: 'OUTER_OAUTH_TIMEOUT', details: {} })
  })

  it('redirects an unsupported scope to the app', async () => {
    const query = { scope: 'openid' }
    const response = await visitProvider(service, { project, id: 'github', query })
    expect(redirectedError(response)).toEqual({ code: 'INVALID_SCOPE', details: {} })
  })

  it.each(['github', 'apple'] as const)(
    'redirects to the app if the user who links an account of %s was deleted',
    async (id) => {
      const user = await signUp(project)
      const started = await start(project, id, { type: 'link', token: user.accessToken })
      await project.call('DELETE', `/users/${user.id}`, { access: 'server' })
      const providerQuery = started.location.searchParams
      const fields = {
        state: providerQuery.get('state') ?? '',
        code: providerQuery.get('nonce') ?? 'the code',
      }
      const response = await returnFrom(service, id, { started, fields })
      expect(errorOf(response)).toEqual({ code: 'USER_NOT_FOUND', details: {} })
    },
  )
})

describe('with the compatibility setting', () => {
  beforeAll(() => {
    service.ctx.config = { ...service.ctx.config, compatibility: 'june-2025' }
  })
  afterAll(() => {
    service.ctx.config = { ...service.ctx.config, compatibility: undefined }
  })

  it('rejects any scope but legacy without a redirect', async () => {
    const query = { scope: 'openid' }
    const response = await visitProvider(service, { project, id: 'github', query })
    expect([response.status, response.code, response.headers.get('location')]).toEqual([
      400,
      null,
      null,
    ])
  })
})
