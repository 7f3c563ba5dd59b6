import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import {
  openTestProject,
  OTHER_PASSWORD,
  PASSWORD,
  signUp,
  type TestUser,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { refreshWith } from '../support/users.js'
import { callOk } from '../support/with-access.js'

const MINUTE = 60_000

const service = await setupTestService()
const project = await openTestProject(service, { config: { allowUserApiKeys: true } })

const statusOf = async (accessToken: string, body?: object) => {
  const { status, code } = await project.call(body ? 'PATCH' : 'GET', '/users/me', {
    accessToken,
    body,
  })
  return [status, code]
}

/** Signs in on another device of the user. */
async function signInElsewhere({ email }: TestUser): Promise<TestUser> {
  const body = await callOk(project, 'POST /auth/password/sign-in', {
    body: { email, password: PASSWORD },
  })
  return {
    id: String(body['user_id']),
    email,
    accessToken: String(body['access_token']),
    refreshToken: String(body['refresh_token']),
  }
}

/** Ends all sessions of the user but that of the device. */
async function endOthers({ accessToken }: TestUser): Promise<void> {
  const { items } = await callOk(project, 'GET /auth/sessions?user_id=me', { accessToken })
  for (const { id, is_current_session: isCurrent } of items as Record<string, unknown>[])
    if (isCurrent !== true)
      await callOk(project, `DELETE /auth/sessions/${String(id)}?user_id=me`, { accessToken })
}

describe('a stolen access token', () => {
  it('reads and writes as the user for 10 minutes, and cannot be refreshed', async () => {
    const { accessToken } = await signUp(project)
    service.clock.now += 10 * MINUTE - 1
    expect(await statusOf(accessToken)).toEqual([200, null])
    expect(await statusOf(accessToken, { display_name: 'Thief' })).toEqual([200, null])
    expect((await refreshWith(project, accessToken)).code).toBe(
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    )
    service.clock.now += 1
    expect(await statusOf(accessToken)).toEqual([401, 'ACCESS_TOKEN_EXPIRED'])
  })

  it('is rejected as soon as the user ends all other sessions', async () => {
    const user = await signUp(project)
    const device = await signInElsewhere(user)
    await endOthers(device)
    expect(await statusOf(user.accessToken)).toEqual([401, 'ACCESS_TOKEN_EXPIRED'])
    expect(await statusOf(device.accessToken)).toEqual([200, null])
  })

  it('makes an API key only within 10 minutes of the sign-in, which the owner can revoke', async () => {
    const { accessToken, refreshToken } = await signUp(project)
    const body = { user_id: 'me', description: 'Thief', expires_at_millis: null }
    const response = await project.call('POST', '/user-api-keys', { accessToken, body })
    expect(response.status).toBe(200)
    service.clock.now += 10 * MINUTE + 1
    const refreshed = await refreshWith(project, refreshToken)
    const later = String(refreshed.body['access_token'])
    expect((await project.call('POST', '/user-api-keys', { accessToken: later, body })).code).toBe(
      'RECENT_SIGN_IN_REQUIRED',
    )
  })
})

describe('a stolen refresh token', () => {
  it('continues the session without renewing its sign-in', async () => {
    const { refreshToken, accessToken } = await signUp(project)
    service.clock.now += 11 * MINUTE
    const { body } = await refreshWith(project, refreshToken)
    const stolen = String(body['access_token'])
    expect(await statusOf(stolen, { display_name: 'Thief' })).toEqual([200, null])
    expect(decodeJwt(stolen)['auth_time']).toBe(decodeJwt(accessToken)['auth_time'])
    expect(await statusOf(stolen, { totp_secret_base64: 'A'.repeat(27).concat('=') })).toEqual([
      403,
      'RECENT_SIGN_IN_REQUIRED',
    ])
  })

  it('is void as soon as the user ends all other sessions, or changes the password', async () => {
    for (const end of [
      endOthers,
      ({ accessToken, refreshToken }: TestUser) =>
        callOk(project, 'POST /auth/password/update', {
          accessToken,
          headers: { 'X-Stack-Refresh-Token': refreshToken },
          body: { old_password: PASSWORD, new_password: OTHER_PASSWORD },
        }),
    ]) {
      const user = await signUp(project)
      const device = await signInElsewhere(user)
      await end(device)
      expect((await refreshWith(project, user.refreshToken)).code).toBe(
        'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
      )
      expect((await refreshWith(project, device.refreshToken)).status).toBe(200)
    }
  })
})
