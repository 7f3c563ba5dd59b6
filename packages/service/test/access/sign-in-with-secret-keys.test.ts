import { beforeAll, describe, expect, it } from 'vitest'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  signUp,
  type TestProject,
} from '../support/project.js'
import { createAsServer } from '../support/users.js'
import { setupTestService } from '../support/service.js'
import {
  addPasskey,
  requestCode,
  attemptOf,
  beginCeremony,
  CALLBACK,
  ORIGIN,
  requireTotp,
  totpAt,
} from '../support/sign-in.js'
import { callOk, withAccess } from '../support/with-access.js'

// A server with a secret key may make the sign-in calls of clients as well.
const service = await setupTestService()

const config = { magicLinkEnabled: true, passkeyEnabled: true, anonymousAccountsEnabled: true }

describe.each(['server', 'admin'] as const)('%s access', (access) => {
  let project: TestProject
  beforeAll(async () => {
    project = withAccess(await openTestProject(service, { config }), access)
  })
  const post = (path: string, body: unknown, accessToken?: string) =>
    callOk(project, `POST ${path}`, {
      body,
      ...(accessToken !== undefined && { accessToken }),
    })

  it('signs in with a password, and resets it', async () => {
    const { id, email } = await signUp(project)
    const signedIn = await post('/auth/password/sign-in', { email, password: PASSWORD })
    expect(signedIn['user_id']).toBe(id)
    await post('/auth/password/send-reset-code', { email, callback_url: CALLBACK })
    const code = (await newestMail(service, project.id, email))?.code
    expect(await post('/auth/password/reset/check-code', { code })).toEqual({ is_code_valid: true })
    const password = 'another good one 7'
    expect(await post('/auth/password/reset', { code, password })).toEqual({ success: true })
    await post('/auth/password/sign-in', { email, password })
  })

  it('sets a first password and changes it', async () => {
    const { id } = await createAsServer(project, {
      primary_email: 'first@example.com',
      primary_email_auth_enabled: true,
    })
    const session = await post('/auth/sessions', { user_id: id })
    const accessToken = String(session['access_token'])
    await post('/auth/password/set', { password: PASSWORD }, accessToken)
    const change = { old_password: PASSWORD, new_password: 'another good one 7' }
    expect(await post('/auth/password/update', change, accessToken)).toEqual({ success: true })
  })

  it('signs in with a code from an email', async () => {
    const { code } = await requestCode(service, project, 'coded@example.com')
    expect(await post('/auth/otp/sign-in/check-code', { code })).toEqual({ is_code_valid: true })
    expect(await post('/auth/otp/sign-in', { code })).toMatchObject({ is_new_user: true })
  })

  it('signs in with a second factor', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    const { email } = user
    const refused = await project.call('POST', '/auth/password/sign-in', {
      body: { email, password: PASSWORD },
    })
    const code = attemptOf(refused)
    const totp = totpAt(service.clock.now)
    const response = await post('/auth/mfa/sign-in', { type: 'totp', code, totp })
    expect(response['user_id']).toBe(user.id)
  })

  it('registers a passkey and signs in with it', async () => {
    const user = await signUp(project)
    const authenticator = await addPasskey(project, user)
    const { challenge, code } = await beginCeremony(project, 'authentication')
    const authentication_response = authenticator.signIn({ challenge, origin: ORIGIN })
    const response = await post('/auth/passkey/sign-in', { authentication_response, code })
    expect(response['user_id']).toBe(user.id)
  })

  it('signs up an anonymous user', async () => {
    const body = await callOk(project, 'POST /auth/anonymous/sign-up')
    expect(body['refresh_token']).toEqual(expect.any(String))
  })

  it('refreshes, lists and ends sessions', async () => {
    const { id, email, accessToken, refreshToken } = await signUp(project)
    await post('/auth/password/sign-in', { email, password: PASSWORD })
    const headers = { 'X-Stack-Refresh-Token': refreshToken }
    const refreshed = await callOk(project, 'POST /auth/sessions/current/refresh', { headers })
    expect(refreshed['access_token']).toEqual(expect.any(String))
    const { items } = await callOk(project, `GET /auth/sessions?user_id=${id}`, { accessToken })
    const other = (items as { id: string; is_current_session: boolean }[]).find(
      ({ is_current_session }) => !is_current_session,
    )
    const path = `/auth/sessions/${other?.id}?user_id=${id}`
    expect(await callOk(project, `DELETE ${path}`, { accessToken })).toEqual({ success: true })
    const end = await callOk(project, 'DELETE /auth/sessions/current', {
      accessToken,
      body: {},
    })
    expect(end).toEqual({ success: true })
  })

  it('lets a command-line tool sign in', async () => {
    const { polling_code, login_code } = await post('/auth/cli', {})
    const refresh_token = (await signUp(project)).refreshToken
    await post('/auth/cli/complete', { login_code, refresh_token })
    const polled = await post('/auth/cli/poll', { polling_code })
    expect(polled).toEqual({ status: 'success', refresh_token })
  })
})
