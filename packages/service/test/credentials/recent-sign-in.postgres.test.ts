import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { codeOf, returnToService, consent, exchange, start } from '../support/oauth.js'
import {
  PASSWORD,
  type CallResponse,
  type TestProject,
  newestMail,
  uniqueEmail,
} from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { CALLBACK, requestCode, signUpProven } from '../support/sign-in.js'
import { idsOf } from '../support/teams.js'
import {
  openSensitiveProject,
  sensitiveCalls,
  outcomeOf,
  channel,
  MAX_AGE,
  type Caller,
  TOTP_SECRET,
} from './sensitive-calls.js'

const service = await setupTestService()
const project = await openSensitiveProject(service)

const ageBy = (seconds: number) => {
  service.clock.now += seconds * 1000
}
const { refreshed, setTotp } = sensitiveCalls(project)
const signInAgain = async (email: string): Promise<Caller> => {
  const { body } = await project.call('POST', '/auth/password/sign-in', {
    body: { email, password: PASSWORD },
  })
  return { accessToken: String(body['access_token']) }
}

async function channelIds(caller: Caller): Promise<unknown[]> {
  return idsOf(await project.call('GET', '/contact-channels?user_id=me', caller))
}

/** The security-sensitive writes, each with a status of its own on success. */
const writes: [name: string, write: (caller: Caller) => Promise<CallResponse>][] = [
  [
    'a change of the password',
    (caller) =>
      project.call('POST', '/auth/password/update', {
        ...caller,
        body: { old_password: PASSWORD, new_password: 'another horse 8 battery' },
      }),
  ],
  ['a new TOTP secret', setTotp],
  [
    'the removal of the TOTP secret',
    (caller) =>
      project.call('PATCH', '/users/me', { ...caller, body: { totp_secret_base64: null } }),
  ],
  [
    'the switch of emailed codes',
    (caller) => project.call('PATCH', '/users/me', { ...caller, body: { otp_auth_enabled: true } }),
  ],
  [
    'the removal of the passkey',
    (caller) =>
      project.call('PATCH', '/users/me', { ...caller, body: { passkey_auth_enabled: false } }),
  ],
  [
    'a new passkey',
    (caller) =>
      project.call('POST', '/auth/passkey/initiate-passkey-registration', { ...caller, body: {} }),
  ],
  [
    'a new sign-in address',
    (caller) => project.call('POST', '/contact-channels', { ...caller, body: channel(true) }),
  ],
  [
    'a change of the sign-in address',
    async (caller) =>
      project.call('PATCH', `/contact-channels/me/${String((await channelIds(caller))[0])}`, {
        ...caller,
        body: { value: channel(true).value },
      }),
  ],
  [
    'the removal of the sign-in address',
    async (caller) =>
      project.call(
        'DELETE',
        `/contact-channels/me/${String((await channelIds(caller))[0])}`,
        caller,
      ),
  ],
  [
    'a new API key',
    (caller) =>
      project.call('POST', '/user-api-keys', {
        ...caller,
        body: { user_id: 'me', description: 'Key', expires_at_millis: null },
      }),
  ],
  ['the deletion of the account', (caller) => project.call('DELETE', '/users/me', caller)],
]

describe('a security-sensitive write', () => {
  it.each(writes)('needs a recent sign-in: %s', async (_name, write) => {
    const user = await signUpProven(project)
    ageBy(MAX_AGE + 1)
    const response = await write(await refreshed(user))
    expect([response.status, response.code, response.body['details']]).toEqual([
      403,
      'RECENT_SIGN_IN_REQUIRED',
      { max_age_seconds: MAX_AGE },
    ])
    expect((await write(await signInAgain(user.email))).status).toBeLessThan(300)
  })

  it('is accepted up to the configured age', async () => {
    const user = await signUpProven(project)
    ageBy(MAX_AGE)
    expect(outcomeOf(await setTotp(await refreshed(user)))).toBe(200)
    const { config } = service.ctx
    service.ctx.config = { ...config, recentSignInSeconds: 60 }
    expect((await setTotp(await refreshed(user))).body['details']).toEqual({ max_age_seconds: 60 })
    service.ctx.config = config
  })

  it('is required to link a provider account, but not for more scopes of a linked one', async () => {
    const user = await signUpProven(project)
    const account = uniqueEmail()
    const link = async (token: string) => {
      const started = await start(project, 'github', {
        type: 'link',
        token,
        error_redirect_url: CALLBACK,
      })
      const back = await consent(service, started, { account })
      return returnToService(service, back, started.cookie)
    }
    ageBy(MAX_AGE + 1)
    const refused = await link((await refreshed(user)).accessToken)
    const location = new URL(refused.headers.get('location') ?? '')
    expect(location.searchParams.get('errorCode')).toBe('RECENT_SIGN_IN_REQUIRED')
    const { accessToken } = await signInAgain(user.email)
    expect((await exchange(project, codeOf(await link(accessToken)))).status).toBe(200)
    ageBy(MAX_AGE + 1)
    const again = await link((await refreshed(user)).accessToken)
    expect((await exchange(project, codeOf(again))).status).toBe(200)
  })

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

describe('the claim auth_time', () => {
  it('is the time of the sign-in in seconds, which a refresh keeps', async () => {
    const user = await signUpProven(project)
    expect(decodeJwt(user.accessToken)['auth_time']).toBe(START / 1000)
    ageBy(90)
    const { accessToken } = await refreshed(user)
    expect(decodeJwt(accessToken)).toMatchObject({
      auth_time: START / 1000,
      iat: START / 1000 + 90,
    })
  })

  it('is absent in a session of impersonation', async () => {
    const { id } = await signUpProven(project)
    const { body } = await project.call('POST', '/auth/sessions', {
      access: 'server',
      body: { user_id: id, is_impersonation: true },
    })
    expect(decodeJwt(String(body['access_token']))).not.toHaveProperty('auth_time')
  })
})

describe('a TOTP secret', () => {
  it('needs 128 bits, also when a server sets it', async () => {
    const user = await signUpProven(project)
    const set = (bytes: number, options: Parameters<TestProject['call']>[2], path = '/users/me') =>
      project.call('PATCH', path, {
        ...options,
        body: { totp_secret_base64: Buffer.alloc(bytes, 7).toString('base64') },
      })
    const { accessToken } = user
    expect((await set(15, { accessToken })).status).toBe(400)
    expect((await set(15, { access: 'server' }, `/users/${user.id}`)).status).toBe(400)
    expect((await set(16, { accessToken })).status).toBe(200)
  })
})
