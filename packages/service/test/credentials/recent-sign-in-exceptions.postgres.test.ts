import { describe, expect, it } from 'vitest'
import { newestMail } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { requestCode, CALLBACK } from '../support/sign-in.js'
import {
  openSensitiveProject,
  sensitiveCalls,
  outcomeOf,
  signUpProven,
  channel,
  MAX_AGE,
  TOTP_SECRET,
} from './sensitive-calls.js'

const service = await setupTestService()
const project = await openSensitiveProject(service)

const ageBy = (seconds: number) => {
  service.clock.now += seconds * 1000
}
const { refreshed, setTotp } = sensitiveCalls(() => project)

describe('a security-sensitive write', () => {
  it('requires no recent sign-in for other changes', async () => {
    const user = await signUpProven(project)
    ageBy(MAX_AGE + 1)
    const caller = await refreshed(user)
    const renamed = await project.call('PATCH', '/users/me', {
      ...caller,
      body: { display_name: 'Ada' },
    })
    expect(renamed.status).toBe(200)
    const added = await project.call('POST', '/contact-channels', {
      ...caller,
      body: channel(false),
    })
    expect(added.status).toBe(201)
    const promoted = await project.call(
      'PATCH',
      `/contact-channels/me/${String(added.body['id'])}`,
      {
        ...caller,
        body: { used_for_auth: true },
      },
    )
    expect(outcomeOf(promoted)).toBe('RECENT_SIGN_IN_REQUIRED')
  })

  it('is open to users who cannot sign in again, and to servers', async () => {
    const anonymous = await project.call('POST', '/auth/anonymous/sign-up', { body: {} })
    const other = await project.call('POST', '/users', {
      access: 'server',
      body: { display_name: 'No credential' },
    })
    const session = await project.call('POST', '/auth/sessions', {
      access: 'server',
      body: { user_id: other.body['id'] },
    })
    const user = await signUpProven(project)
    ageBy(MAX_AGE + 1)
    for (const { body } of [anonymous, session]) {
      const caller = await refreshed({ refreshToken: String(body['refresh_token']) })
      expect(outcomeOf(await setTotp(caller))).toBe(200)
    }
    const byServer = await project.call('PATCH', `/users/${user.id}`, {
      access: 'server',
      body: { totp_secret_base64: TOTP_SECRET },
    })
    expect(byServer.status).toBe(200)
  })

  it('needs a recent sign-in of an anonymous user who can sign in by now', async () => {
    const { body: anonymous } = await project.call('POST', '/auth/anonymous/sign-up', { body: {} })
    const caller = { accessToken: String(anonymous['access_token']) }
    const body = channel(true)
    const added = await project.call('POST', '/contact-channels', { ...caller, body })
    const verification = await project.call(
      'POST',
      `/contact-channels/me/${String(added.body['id'])}/send-verification-code`,
      { ...caller, body: { callback_url: CALLBACK } },
    )
    expect(verification.status).toBe(200)
    const code = (await newestMail(service, project.id, body.value))?.code
    await project.call('POST', '/contact-channels/verify', { ...caller, body: { code } })
    ageBy(MAX_AGE + 1)
    const old = await refreshed({ refreshToken: String(anonymous['refresh_token']) })
    expect(outcomeOf(await setTotp(old))).toBe('RECENT_SIGN_IN_REQUIRED')
  })

  it('counts emailed codes as a credential', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { code } = await requestCode(service, project, email)
    const { body } = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    ageBy(MAX_AGE + 1)
    const caller = await refreshed({ refreshToken: String(body['refresh_token']) })
    expect(outcomeOf(await setTotp(caller))).toBe('RECENT_SIGN_IN_REQUIRED')
  })

  it('rejects impersonation sessions, and accepts a new session that a server created', async () => {
    const { id } = await signUpProven(project)
    const sessionOf = async (is_impersonation: boolean) => {
      const { body } = await project.call('POST', '/auth/sessions', {
        access: 'server',
        body: { user_id: id, is_impersonation },
      })
      return { accessToken: String(body['access_token']) }
    }
    expect(outcomeOf(await setTotp(await sessionOf(true)))).toBe('RECENT_SIGN_IN_REQUIRED')
    expect(outcomeOf(await setTotp(await sessionOf(false)))).toBe(200)
  })

  it('accepts a passkey registration code from its own user only', async () => {
    const thief = await signUpProven(project)
    const begun = await project.call('POST', '/auth/passkey/initiate-passkey-registration', {
      accessToken: thief.accessToken,
      body: {},
    })
    const user = await signUpProven(project)
    const response = await project.call('POST', '/auth/passkey/register', {
      accessToken: user.accessToken,
      body: { credential: {}, code: begun.body['code'] },
    })
    expect(outcomeOf(response)).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('keeps the recorded answers with the compatibility setting', async () => {
    const user = await signUpProven(project)
    ageBy(MAX_AGE + 1)
    const { config } = service.ctx
    service.ctx.config = { ...config, compatibility: 'june-2025' }
    expect(outcomeOf(await setTotp(await refreshed(user)))).toBe(200)
    service.ctx.config = config
  })
})
