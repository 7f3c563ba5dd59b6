import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { proveEmail } from '../support/sign-in.js'

const service = await setupTestService()
const project = await openTestProject(service, { config: { anonymousAccountsEnabled: true } })

const recordedClaims = [
  'aud',
  'auth_time',
  'branchId',
  'exp',
  'iat',
  'iss',
  'refreshTokenId',
  'role',
  'sub',
]
const additionalClaims = [
  'branch_id',
  'email',
  'email_verified',
  'is_anonymous',
  'is_restricted',
  'name',
  'project_id',
  'refresh_token_id',
  'requires_totp_mfa',
  'restricted_reason',
  'selected_team_id',
  'signed_up_at',
]
/** The header that every published client sends to the token endpoint. */
const published = { Accept: 'application/json' }
const versionHeader = (version: string) => ({ 'X-Stack-Client-Version': version })
const claimNames = (token: unknown) => Object.keys(decodeJwt(String(token))).toSorted()

/** Refreshes the session of a new user, as clients do at the session's own path. */
async function refreshAs(headers: Record<string, string>) {
  const { refreshToken, ...user } = await signUp(project)
  const { body } = await project.call('POST', '/auth/sessions/current/refresh', {
    headers: { ...headers, 'X-Stack-Refresh-Token': refreshToken },
  })
  return { ...user, accessToken: String(body['access_token']) }
}

/** Refreshes the session of a new user at the token endpoint, without the headers of the project. */
async function exchangeAs(headers: Record<string, string>) {
  const { refreshToken } = await signUp(project)
  const { body } = await project.call('POST', '/auth/oauth/token', {
    access: 'none',
    headers,
    body: {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: project.id,
      client_secret: project.keys.publishableClientKey,
    },
  })
  return claimNames(body['access_token'])
}

describe('the claims of an access token', () => {
  it.each([
    {},
    versionHeader('js @stackframe/js@2.8.39'),
    versionHeader('js @latchkey/core@1.0.0'),
  ])('are those of June 2025 for %j', async (headers) => {
    const { accessToken } = await refreshAs(headers)
    expect(claimNames(accessToken)).toEqual(recordedClaims)
  })

  it.each([
    versionHeader('js @stackframe/js@2.8.41'),
    { 'X-Hexclave-Client-Version': 'js @stackframe/js@2.8.108' },
  ])('are those of later clients for %j', async (headers) => {
    const { id, email, accessToken } = await refreshAs(headers)
    const claims = decodeJwt(accessToken)
    expect(Object.keys(claims).toSorted()).toEqual(
      [...recordedClaims, ...additionalClaims].toSorted(),
    )
    expect(claims).toMatchObject({
      sub: id,
      project_id: project.id,
      branch_id: 'main',
      refresh_token_id: claims['refreshTokenId'],
      email,
      email_verified: false,
      name: null,
      selected_team_id: null,
      is_anonymous: false,
      is_restricted: false,
      restricted_reason: null,
      requires_totp_mfa: false,
      signed_up_at: Math.floor(service.ctx.now() / 1000),
    })
  })

  it('mark an anonymous user as restricted', async () => {
    const headers = versionHeader('js @stackframe/js@2.8.77')
    const { body } = await project.call('POST', '/auth/anonymous/sign-up', { headers })
    expect(decodeJwt(String(body['access_token']))).toMatchObject({
      is_anonymous: true,
      is_restricted: true,
      restricted_reason: { type: 'anonymous' },
    })
  })

  it('mark a user as restricted until the email is verified, if the project requires it', async () => {
    const config = { requireEmailVerification: true }
    const strict = await openTestProject(service, { config })
    const user = await signUp(strict)
    const headers = versionHeader('js @stackframe/js@2.8.108')
    const read = async () => {
      service.clock.now += 1000
      const path = '/auth/sessions/current/refresh'
      const refresh = { ...headers, 'X-Stack-Refresh-Token': user.refreshToken }
      const { body } = await strict.call('POST', path, { headers: refresh })
      const { accessToken } = user
      const me = await strict.call('GET', '/users/me', { accessToken, headers })
      return [decodeJwt(String(body['access_token'])), me.body]
    }
    const restricted = { is_restricted: true, restricted_reason: { type: 'email_not_verified' } }
    for (const fields of await read()) expect(fields).toMatchObject(restricted)
    await proveEmail(strict, user)
    for (const fields of await read())
      expect(fields).toMatchObject({ is_restricted: false, restricted_reason: null })
  })

  it('mark a restricted user for clients of June 2025 only while the email is not verified', async () => {
    const strict = await openTestProject(service, { config: { requireEmailVerification: true } })
    const user = await signUp(strict)
    const restricted = { is_restricted: true, restricted_reason: { type: 'email_not_verified' } }
    expect(decodeJwt(user.accessToken)).toMatchObject(restricted)
    expect((await strict.call('GET', '/users/me', user)).body).toMatchObject(restricted)
    await proveEmail(strict, user)
    const { body } = await strict.call('GET', '/users/me', user)
    expect(Object.keys(body)).not.toContain('is_restricted')
  })

  it('are those of later clients at the token endpoint, where published clients send no version', async () => {
    expect(await exchangeAs(published)).toEqual([...recordedClaims, ...additionalClaims].toSorted())
  })

  it('follow the version at the token endpoint if there is one', async () => {
    const headers = { ...published, ...versionHeader('js @latchkey/core@1.0.0') }
    expect(await exchangeAs(headers)).toEqual(recordedClaims)
  })

  it('are those of June 2025 at the token endpoint with the setting compatibility', async () => {
    await withRecordedAnswers(service, async () => {
      expect(await exchangeAs(published)).toEqual(recordedClaims)
    })
  })
})

describe('the fields of a user', () => {
  const clientFields = { is_restricted: false, restricted_reason: null }
  const serverFields = {
    ...clientFields,
    restricted_by_admin: false,
    restricted_by_admin_reason: null,
    restricted_by_admin_private_details: null,
    country_code: null,
    risk_scores: { sign_up: { bot: 0, free_trial_abuse: 0 } },
  }

  it('have restrictions for the own user of a later client', async () => {
    const { accessToken } = await signUp(project)
    const old = await project.call('GET', '/users/me', { accessToken })
    const headers = versionHeader('js @stackframe/js@2.8.108')
    const later = await project.call('GET', '/users/me', { accessToken, headers })
    expect(later.body).toEqual({ ...old.body, ...clientFields })
    expect(old.body).not.toHaveProperty('is_restricted')
  })

  it.each([
    ['GET', (id: string) => `/users/${id}`],
    ['PATCH', (id: string) => `/users/${id}`],
  ])('have restrictions and risk scores for a later server: %s', async (method, path) => {
    const { id } = await signUp(project)
    const options = { access: 'server', ...(method === 'PATCH' && { body: {} }) } as const
    const old = await project.call(method, path(id), options)
    const headers = versionHeader('js @stackframe/js@2.8.102')
    const later = await project.call(method, path(id), { ...options, headers })
    expect(later.body).toEqual({ ...old.body, ...serverFields })
    expect(old.body).not.toHaveProperty('risk_scores')
  })

  it('are in lists and new users of a later server, too', async () => {
    const headers = versionHeader('js @stackframe/js@2.8.102')
    const created = await project.call('POST', '/users', { access: 'server', body: {}, headers })
    expect(created.body).toMatchObject(serverFields)
    const { body } = await project.call('GET', '/users', { access: 'server', headers })
    for (const user of body['items'] as object[]) expect(user).toHaveProperty('risk_scores')
  })
})
