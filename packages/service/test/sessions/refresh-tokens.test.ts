import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '../../src/db/schema.js'
import { openTestProject, readResponse, requestOf, signUp } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const DAY = 86_400_000
const service = await setupTestService({ trustedProxies: 1 })
const project = await openTestProject(service)

const token = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  readResponse(
    await service.fetch(
      requestOf('POST', '/auth/oauth/token', {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    ),
  )

const client = (on = project) => ({
  client_id: on.id,
  client_secret: on.keys.publishableClientKey ?? '',
})
const refreshOf = (refresh_token: string, on = project) => ({
  grant_type: 'refresh_token',
  refresh_token,
  ...client(on),
})

const claimsOf = (accessToken: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(accessToken).split('.')[1] ?? '', 'base64url').toString())

describe('the refresh token grant', () => {
  it('returns an access token and keeps the refresh token', async () => {
    const { refreshToken, id, accessToken } = await signUp(project)
    const response = await token(refreshOf(refreshToken))
    expect([response.status, response.body]).toEqual([
      200,
      {
        access_token: expect.any(String),
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'legacy',
      },
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('pragma')).toBe('no-cache')
    expect(claimsOf(response.body['access_token'])).toEqual({
      sub: id,
      aud: project.id,
      iss: `http://localhost:4710/api/v1/projects/${project.id}`,
      iat: START / 1000,
      exp: START / 1000 + 600,
      auth_time: START / 1000,
      branchId: 'main',
      role: 'authenticated',
      refreshTokenId: claimsOf(accessToken)['refreshTokenId'],
    })
    expect((await token(refreshOf(refreshToken))).status).toBe(200)
  })

  it('accepts JSON', async () => {
    const { refreshToken } = await signUp(project)
    const request = requestOf('POST', '/auth/oauth/token', { body: refreshOf(refreshToken) })
    expect((await readResponse(await service.fetch(request))).status).toBe(200)
  })

  const browser = { 'User-Agent': 'Mozilla/5.0', 'X-Forwarded-For': '198.51.100.1, 192.0.2.7' }
  const refreshAt = async (now: number, refreshToken: string, headers: Record<string, string>) => {
    service.clock.now = now
    await token(refreshOf(refreshToken), headers)
    service.clock.now = START
  }

  it('updates the last activity of the session and its user', async () => {
    const { refreshToken, id } = await signUp(project)
    await refreshAt(START + 1, refreshToken, browser)
    const [session] = await service.ctx.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(session?.lastUsedAt).toBe(START + 1)
    expect(session?.lastUsedIpInfo).toEqual({
      ip: '192.0.2.7',
      countryCode: null,
      regionCode: null,
      cityName: null,
      latitude: null,
      longitude: null,
      tzIdentifier: null,
    })
    const [user] = await service.ctx.db.select().from(users).where(eq(users.id, id))
    expect(user?.lastActiveAt).toBe(START + 1)
  })

  it('stores the country and keeps it if a later request has none', async () => {
    const { refreshToken, id } = await signUp(project)
    const countryOf = async () => {
      const [user] = await service.ctx.db.select().from(users).where(eq(users.id, id))
      return user?.countryCode
    }
    await refreshAt(START + 1, refreshToken, { ...browser, 'X-Vercel-IP-Country': 'CH' })
    expect(await countryOf()).toBe('CH')
    const [session] = await service.ctx.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(session?.lastUsedIpInfo).toMatchObject({ ip: '192.0.2.7', countryCode: 'CH' })
    await refreshAt(START + 2, refreshToken, browser)
    expect(await countryOf()).toBe('CH')
    await refreshAt(START + 3, refreshToken, { ...browser, 'X-Vercel-IP-Country': 'AT' })
    expect(await countryOf()).toBe('AT')
  })

  it.each([
    ['unknown', 'x'.repeat(45)],
    ['undefined', 'undefined'],
  ])('rejects an %s token', async (_what, refreshToken) => {
    const response = await token(refreshOf(refreshToken))
    expect([response.status, response.code]).toEqual([401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'])
    expect(response.body).not.toHaveProperty('details')
  })

  it('rejects a token of another project', async () => {
    const other = await openTestProject(service)
    const { refreshToken } = await signUp(project)
    const response = await token(refreshOf(refreshToken, other))
    expect([response.status, response.code]).toEqual([401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'])
  })

  it('rejects a token after 365 days, used or not', async () => {
    const { refreshToken } = await signUp(project)
    for (let days = 29; days < 365; days += 29) {
      service.clock.now = START + days * DAY
      expect((await token(refreshOf(refreshToken))).status).toBe(200)
    }
    service.clock.now = START + 365 * DAY - 1
    expect((await token(refreshOf(refreshToken))).status).toBe(200)
    service.clock.now = START + 365 * DAY
    const response = await token(refreshOf(refreshToken))
    service.clock.now = START
    expect(response.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })

  it('rejects the token of a deleted user', async () => {
    const { refreshToken, id } = await signUp(project)
    await service.ctx.db.delete(users).where(eq(users.id, id))
    expect((await token(refreshOf(refreshToken))).code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })
})

describe('the OAuth client', () => {
  it.each([
    ['unknown', { client_id: '00000000-0000-4000-8000-000000000000' }],
    ['of another kind of name', { client_id: 'nobody' }],
    ['with a wrong secret', { client_secret: 'pck_wrong' }],
    ['with an empty secret', { client_secret: '' }],
  ])('%s is rejected before the refresh token is checked', async (_what, change) => {
    const response = await token({ ...refreshOf('undefined'), ...change })
    expect([response.status, response.code]).toEqual([400, 'INVALID_OAUTH_CLIENT_ID_OR_SECRET'])
    expect(response.body['details']).toEqual({ client_id: null })
  })

  it('needs its ID and, for a refresh, its secret', async () => {
    const { client_secret, ...withoutSecret } = refreshOf('x')
    const { client_id, ...withoutId } = refreshOf('x')
    for (const fields of [withoutSecret, withoutId])
      expect((await token(fields)).code).toBe('INVALID_OAUTH_CLIENT_ID_OR_SECRET')
    expect([client_id, client_secret]).not.toContain(undefined)
  })
})

describe('a malformed token request', () => {
  it.each([{}, { grant_type: 'password' }])(
    'is rejected without a known grant: %j',
    async (fields) => {
      const response = await token(fields)
      expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
    },
  )

  it.each([
    ['refresh_token', { grant_type: 'refresh_token' }],
    ['refresh_token', { grant_type: 'refresh_token', refresh_token: '' }],
    ['code', { grant_type: 'authorization_code', redirect_uri: 'http://localhost/' }],
    ['redirect_uri', { grant_type: 'authorization_code', code: 'c' }],
  ])('without %s gets an OAuth error without a known code', async (_field, fields) => {
    const response = await token({ ...client(), ...(fields as Record<string, string>) })
    expect([response.status, response.code]).toEqual([400, null])
    expect(response.body).toEqual({
      error: 'invalid_request',
      error_description: expect.any(String),
    })
  })

  it.each(['', 'openid'])('is rejected with the scope "%s"', async (scope) => {
    const { refreshToken } = await signUp(project)
    const response = await token({ ...refreshOf(refreshToken), scope })
    expect([response.status, response.code]).toEqual([400, 'INVALID_SCOPE'])
  })

  it('is accepted with unknown fields', async () => {
    const { refreshToken } = await signUp(project)
    expect((await token({ ...refreshOf(refreshToken), scope: 'legacy', more: '1' })).status).toBe(
      200,
    )
  })
})

it.each([true, false])(
  'rejects an unknown authorization code (client secret sent: %s)',
  async (hasSecret) => {
    const { client_id, client_secret } = client()
    const response = await token({
      grant_type: 'authorization_code',
      code: 'bad',
      redirect_uri: 'http://localhost/cb',
      code_verifier: 'x'.repeat(43),
      client_id,
      ...(hasSecret && { client_secret }),
    })
    expect([response.status, response.code]).toEqual([400, 'INVALID_AUTHORIZATION_CODE'])
  },
)

describe('DELETE /auth/sessions/current', () => {
  const signOut = (accessToken?: string) =>
    project.call('DELETE', '/auth/sessions/current', {
      body: {},
      ...(accessToken !== undefined && { accessToken }),
    })

  it('revokes the refresh token and the access tokens of the session', async () => {
    const user = await signUp(project)
    expect((await signOut(user.accessToken)).body).toEqual({ success: true })
    const refreshed = await token(refreshOf(user.refreshToken))
    expect(refreshed.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    expect((await project.call('GET', '/users/me', user)).code).toBe('ACCESS_TOKEN_EXPIRED')
  })

  it('is rejected if the session was ended before', async () => {
    const { accessToken } = await signUp(project)
    await signOut(accessToken)
    const response = await signOut(accessToken)
    expect([response.status, response.code]).toEqual([401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'])
  })

  it('answers ACCESS_TOKEN_EXPIRED without an access token', async () => {
    const response = await signOut()
    expect([response.status, response.code]).toEqual([401, 'ACCESS_TOKEN_EXPIRED'])
    expect(response.body['details']).toEqual({ expired_at_millis: START })
  })

  it('ends one session of the user and no other', async () => {
    const user = await signUp(project)
    const second = await project.call('POST', '/auth/password/sign-in', {
      body: { email: user.email, password: 'correct horse 9 battery' },
    })
    await signOut(user.accessToken)
    const response = await token(refreshOf(String(second.body['refresh_token'])))
    expect(response.status).toBe(200)
  })
})
