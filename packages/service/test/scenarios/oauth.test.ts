import { expect } from 'vitest'
import { refreshWith } from '../support/users.js'
import {
  authorizePath,
  codeOf,
  returnToService,
  consent,
  exchange,
  locationOf,
  openSharedProject,
  redirectedError,
  REDIRECT,
  start,
  visit,
} from '../support/oauth.js'
import { signUp, uniqueEmail } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openSharedProject(service)

const authorize = (provider: string, changes: Record<string, string | undefined> = {}) =>
  project.call('GET', authorizePath(project, provider, changes), { access: 'none' })

scenario('GET /auth/oauth/authorize/{provider_id} 307', async () => {
  const response = await authorize('github', { provider_scope: 'repo user:email' })
  const { origin, pathname, searchParams } = locationOf(response)
  expect(origin + pathname).toBe('http://localhost:4710/dev/oauth/github/authorize')
  const state = searchParams.get('state') ?? ''
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'github',
    scope: 'user:email repo',
    response_type: 'code',
    redirect_uri: 'http://localhost:4710/api/v1/auth/oauth/callback/github',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    access_type: 'offline',
  })
  expect(response.headers.get('set-cookie')).toBe(
    `stack-oauth-inner-${state}=true; Path=/; Expires=${new Date(START + 600_000).toUTCString()}; Max-Age=600; HttpOnly`,
  )
  expect(response.headers.get('content-type')).toBeNull()
  expect(response.headers.get('x-stack-request-id')).toBeNull()
})

scenario(
  'GET /auth/oauth/authorize/{provider_id} 400 INVALID_OAUTH_CLIENT_ID_OR_SECRET',
  async () => {
    const response = await authorize('github', { client_id: `${project.id}#does-not-exist` })
    expect(response.body['details']).toEqual({ client_id: `${project.id}#does-not-exist` })
  },
)

scenario(
  'GET /auth/oauth/authorize/{provider_id} 400 OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
  async () => {
    const { accessToken } = await signUp(project)
    await authorize('github', { type: 'link', token: accessToken, provider_scope: 'repo' })
  },
)

scenario(
  'GET /auth/oauth/authorize/{provider_id} 400 OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
  async () => {
    expect((await authorize('facebook')).code).toBe('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    expect((await authorize('GitHub')).code).toBe('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  },
)

scenario('GET /auth/oauth/authorize/{provider_id} 400 SCHEMA_ERROR', async () => {
  const wrong = [
    { redirect_uri: 'this is no URL' },
    { state: undefined },
    { unknown: 'parameter' },
    { grant_type: 'password' },
  ]
  for (const changes of wrong)
    expect((await authorize('github', changes)).body['details']).toEqual({
      message: expect.stringContaining(Object.keys(changes)[0] ?? ''),
    })
})

scenario('GET /auth/oauth/authorize/{provider_id} 401 INVALID_PUBLISHABLE_CLIENT_KEY', async () => {
  const response = await authorize('github', { client_secret: 'pck_no' })
  expect(response.body['details']).toEqual({ project_id: project.id })
})

scenario('GET /auth/oauth/authorize/{provider_id} 401 UNPARSABLE_ACCESS_TOKEN', async () => {
  for (const token of [undefined, '', 'no token'])
    expect((await authorize('github', { type: 'link', token })).code).toBe(
      'UNPARSABLE_ACCESS_TOKEN',
    )
})

scenario('GET /auth/oauth/callback/{provider_id} 303', async () => {
  const started = await start(project, 'github')
  const back = await consent(service, started, { account: uniqueEmail() })
  const response = await returnToService(service, back, started.cookie)
  const code = codeOf(response)
  expect(code).toMatch(/^[0-9a-f]{64}$/)
  expect(locationOf(response).href).toBe(`${REDIRECT}&code=${code}&state=outer+state`)
  expect(response.headers.get('set-cookie')).toBe(
    `${started.cookie.replace('true', '')}; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`,
  )
  expect(response.headers.get('cache-control')).toBe('no-store, max-age=0')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.body).toEqual({})
})

scenario('GET /auth/oauth/callback/{provider_id} 307', async () => {
  const started = await start(project, 'github')
  const back = await consent(service, started, { manners: 'deny' })
  const response = await returnToService(service, back, started.cookie)
  expect(redirectedError(response)).toEqual({ code: 'OAUTH_PROVIDER_ACCESS_DENIED', details: {} })
  expect(response.headers.get('set-cookie')).toContain('Expires=Thu, 01 Jan 1970')
  expect(response.headers.get('content-type')).toBeNull()
})

scenario('GET /auth/oauth/callback/{provider_id} 400', async () => {
  const path = '/auth/oauth/callback/spotify?error=access_denied&state=xxxxxxxxxxxxxxxxxxxx'
  const response = await project.call('GET', path, { access: 'none' })
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('set-cookie')).toBe(
    'stack-oauth-inner-xxxxxxxxxxxxxxxxxxxx=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  )
  const started = await start(project, 'github')
  const back = await consent(service, started, { account: uniqueEmail() })
  expect((await returnToService(service, back, '')).status).toBe(400)
  expect((await returnToService(service, back, started.cookie)).status).toBe(303)
})

scenario('GET /auth/oauth/callback/{provider_id} 400 REDIRECT_URL_NOT_WHITELISTED', async () => {
  const redirect_uri = 'https://not-ours.example.com/cb'
  const query = { redirect_uri, error_redirect_url: redirect_uri }
  const response = await visit(service, project, { query })
  expect(response.code).toBe('REDIRECT_URL_NOT_WHITELISTED')
  expect(response.headers.get('set-cookie')).toContain('Expires=Thu, 01 Jan 1970')
})

scenario('GET /auth/oauth/callback/{provider_id} 400 SIGN_UP_NOT_ENABLED', async () => {
  const closed = await openSharedProject(service, { signUpEnabled: false })
  await visit(service, closed, { query: { error_redirect_url: undefined } })
})

scenario(
  'GET /auth/oauth/callback/{provider_id} 409 CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  async () => {
    const { email } = await signUp(project)
    const query = { error_redirect_url: undefined }
    const response = await visit(service, project, {
      account: email,
      // As in the recording; the service never treats an email of Spotify as verified.
      provider: 'spotify',
      query,
    })
    expect(response.body['details']).toEqual({ type: 'email', contact_channel_value: email })
  },
)

scenario('POST /auth/oauth/token 200', async () => {
  const query = { after_callback_redirect_url: '/after?x=1' }
  const response = await exchange(project, codeOf(await visit(service, project, { query })))
  expect(response.body).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.stringMatching(/^.{45}$/),
    token_type: 'Bearer',
    expires_in: 3599,
    scope: 'legacy',
    is_new_user: true,
    newUser: true,
    after_callback_redirect_url: '/after?x=1',
    afterCallbackRedirectUrl: '/after?x=1',
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('pragma')).toBe('no-cache')
  const refreshed = await refreshWith(project, String(response.body['refresh_token']))
  expect(Object.keys(refreshed.body)).toEqual(['access_token', 'token_type', 'expires_in', 'scope'])
})

scenario('POST /auth/oauth/token 400 INVALID_AUTHORIZATION_CODE', async () => {
  const code = codeOf(await visit(service, project, {}))
  const refused = [
    await exchange(project, 'bad'),
    await exchange(project, code, { code_verifier: 'x'.repeat(43) }),
    await exchange(project, code, { code_verifier: undefined }),
  ]
  expect(refused.map((response) => response.code)).toEqual(
    Array<string>(3).fill('INVALID_AUTHORIZATION_CODE'),
  )
  expect((await exchange(project, code)).status).toBe(200)
  expect((await exchange(project, code)).code).toBe('INVALID_AUTHORIZATION_CODE')
})

scenario('POST /auth/oauth/token 400 INVALID_OAUTH_CLIENT_ID_OR_SECRET', async () => {
  const code = codeOf(await visit(service, project, {}))
  const response = await exchange(project, code, { client_secret: 'pck_wrong' })
  expect(response.body['details']).toEqual({ client_id: null })
  expect((await exchange(project, code)).status).toBe(200)
})

scenario('POST /auth/oauth/token 400 MULTI_FACTOR_AUTHENTICATION_REQUIRED', async () => {
  const account = uniqueEmail()
  const first = codeOf(await visit(service, project, { account }))
  const { body } = await exchange(project, first)
  await project.call('PATCH', '/users/me', {
    accessToken: String(body['access_token']),
    body: { totp_secret_base64: Buffer.alloc(20, 7).toString('base64') },
  })
  const code = codeOf(await visit(service, project, { account }))
  const response = await exchange(project, code)
  expect(response.body['details']).toEqual({ attempt_code: expect.stringMatching(/^.{45}$/) })
  expect((await exchange(project, code)).code).toBe('INVALID_AUTHORIZATION_CODE')
})

scenario('POST /auth/oauth/token 400 REDIRECT_URL_NOT_WHITELISTED', async () => {
  const code = codeOf(await visit(service, project, {}))
  expect((await exchange(project, code, { redirect_uri: `${REDIRECT}&more=1` })).code).toBe(
    'REDIRECT_URL_NOT_WHITELISTED',
  )
})

scenario('POST /auth/oauth/token 400 SCHEMA_ERROR', async () => {
  await exchange(project, 'a code', { grant_type: 'password' })
})

scenario('POST /auth/oauth/token 401 REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', async () => {
  await refreshWith(project, 'undefined')
})
