import { describe, expect, it } from 'vitest'
import {
  codeOf,
  exchange,
  openSharedProject,
  signInWithProvider,
  userOf,
  visit,
} from '../support/oauth.js'
import { PASSWORD, signUp, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import {
  addPasskey,
  attemptOf,
  beginCeremony,
  ORIGIN,
  proveEmail,
  requestCode,
  requireTotp,
  totpAt,
} from '../support/sign-in.js'
import { refreshWith } from '../support/users.js'

const server = { access: 'server' } as const

const service = await setupTestService()
const project = await openSharedProject(service, {
  passkeyEnabled: true,
  magicLinkEnabled: true,
  allowUserApiKeys: true,
})

type Id = Pick<TestUser, 'id'>
const pathOf = ({ id }: Id) => `/latchkey/users/${id}/ban`
const ban = async (user: Id, body: Record<string, unknown> = {}) => {
  const response = await project.call('POST', pathOf(user), { ...server, body })
  expect(response.status).toBe(200)
  return response.body
}
const unban = async (user: Id) => {
  const response = await project.call('DELETE', pathOf(user), server)
  expect(response.status).toBe(200)
}
const read = async (user: Id) => (await project.call('GET', pathOf(user), server)).body
/** The methods of sign-ins that the audit log says the ban rejected. */
const rejectedSignIns = async (user: Id) => {
  const path = `/latchkey/audit-log?subject_id=${user.id}&action=sign_in.failed`
  const { items } = (await project.call('GET', path, { access: 'admin' })).body as {
    items: { details: { method: string; error_code: string } }[]
  }
  return items.flatMap(({ details }) =>
    details.error_code === 'USER_BANNED' ? [details.method] : [],
  )
}
const signInWithPassword = ({ email }: TestUser) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password: PASSWORD } })
const signInWithCode = async (code: string) =>
  project.call('POST', '/auth/otp/sign-in', { body: { code } })

const apiKeyOf = async ({ id }: Id) => {
  const body = { user_id: id, description: 'Key', expires_at_millis: null }
  return (await project.call('POST', '/user-api-keys', { ...server, body })).body['value']
}
const checkApiKey = (value: unknown) =>
  project.call('POST', '/user-api-keys/check', { ...server, body: { api_key: value } })
const bannedIds = async () => {
  const { body } = await project.call('GET', '/latchkey/users?state=banned', { access: 'admin' })
  return (body['items'] as Id[]).map(({ id }) => id)
}
/** The events about bans of a user, newest first. */
const banEvents = async (user: Id) => {
  const path = `/latchkey/audit-log?subject_id=${user.id}`
  const { body } = await project.call('GET', path, { access: 'admin' })
  return (body['items'] as { action: string; details: Record<string, unknown> }[])
    .filter(({ action }) => action.includes('ban'))
    .map(({ action, details: { actor_key_id: _key, ...details } }) => ({ action, details }))
}

describe('a ban', () => {
  it('is read with its time and reason', async () => {
    const user = await signUp(project)
    const none = {
      user_id: user.id,
      is_banned: false,
      banned_at_millis: null,
      ends_at_millis: null,
      reason: null,
    }
    expect(await read(user)).toEqual(none)
    const banned = { ...none, is_banned: true, banned_at_millis: START, reason: 'Spam' }
    expect(await ban(user, { reason: 'Spam' })).toEqual(banned)
    service.clock.now += 1000
    expect(await ban(user, { reason: 'Fraud' })).toEqual({ ...banned, reason: 'Fraud' })
    const events = await banEvents(user)
    const changes = [{ field: 'reason', before: 'Spam', after: 'Fraud' }]
    expect(events[0]).toEqual({ action: 'user.banned', details: { reason: 'Fraud', changes } })
    expect(await ban(user, { reason: 'Fraud' })).toEqual({ ...banned, reason: 'Fraud' })
    expect(await banEvents(user)).toEqual(events)
    await unban(user)
    expect(await read(user)).toEqual(none)
  })

  it('ends every session', async () => {
    const user = await signUp(project)
    await ban(user)
    expect((await refreshWith(project, user.refreshToken)).code).toBe(
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    )
    const { accessToken } = user
    expect((await project.call('GET', '/users/me', { accessToken })).code).toBe(
      'ACCESS_TOKEN_EXPIRED',
    )
  })

  it('rejects a sign-in with the right password only', async () => {
    const user = await signUp(project)
    await ban(user)
    expect((await signInWithPassword(user)).code).toBe('USER_BANNED')
    expect(await rejectedSignIns(user)).toEqual(['password'])
    const body = { email: user.email, password: 'wrong' }
    expect((await project.call('POST', '/auth/password/sign-in', { body })).code).toBe(
      'EMAIL_PASSWORD_MISMATCH',
    )
  })

  it('rejects a sign-in with an emailed code', async () => {
    const user = await signUp(project)
    await proveEmail(project, user)
    await ban(user)
    const { code } = await requestCode(service, project, user.email)
    expect((await signInWithCode(code)).code).toBe('USER_BANNED')
  })

  it('rejects a sign-in with a passkey', async () => {
    const user = await signUp(project)
    const authenticator = await addPasskey(project, user)
    await ban(user)
    const { challenge, code } = await beginCeremony(project, 'authentication')
    const response = authenticator.signIn({ challenge, origin: ORIGIN, userId: user.id })
    const body = { authentication_response: response, code }
    expect((await project.call('POST', '/auth/passkey/sign-in', { body })).code).toBe('USER_BANNED')
  })

  it('rejects a sign-in with a provider', async () => {
    const account = 'banned@example.com'
    const user = await userOf(project, await signInWithProvider(service, project, { account }))
    const id = String(user['id'])
    await ban({ id })
    const code = codeOf(await visit(service, project, { account }))
    expect((await exchange(project, code)).code).toBe('USER_BANNED')
    // A repetition leaves no further event.
    expect((await exchange(project, code)).code).toBe('INVALID_AUTHORIZATION_CODE')
    expect(await rejectedSignIns({ id })).toEqual(['oauth'])
  })

  it('rejects a sign-in with a second factor', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    await ban(user)
    const code = attemptOf(await signInWithPassword(user))
    const body = { type: 'totp', totp: totpAt(service.clock.now), code }
    expect((await project.call('POST', '/auth/mfa/sign-in', { body })).code).toBe('USER_BANNED')
    expect(await rejectedSignIns(user)).toEqual(['totp'])
  })

  it('rejects a session that a server creates', async () => {
    const user = await signUp(project)
    await ban(user)
    const options = { ...server, body: { user_id: user.id } }
    expect((await project.call('POST', '/auth/sessions', options)).code).toBe('USER_BANNED')
  })

  it('rejects API keys of the user until it is lifted', async () => {
    const user = await signUp(project)
    const key = await apiKeyOf(user)
    await ban(user)
    expect((await checkApiKey(key)).code).toBe('API_KEY_REVOKED')
    await unban(user)
    expect((await checkApiKey(key)).status).toBe(200)
  })

  it('is lifted by an unban, which leaves ended sessions ended', async () => {
    const user = await signUp(project)
    await ban(user)
    await unban(user)
    expect((await signInWithPassword(user)).status).toBe(200)
    expect((await refreshWith(project, user.refreshToken)).status).toBe(401)
  })

  it('cannot be set or read by a client', async () => {
    const { accessToken, ...user } = await signUp(project)
    for (const method of ['GET', 'POST', 'DELETE']) {
      const body = method === 'POST' ? { body: {} } : {}
      const response = await project.call(method, pathOf(user), { accessToken, ...body })
      expect(response.code).toBe('INSUFFICIENT_ACCESS_TYPE')
    }
  })

  it.each(['GET', 'POST', 'DELETE'])('rejects %s for an unknown user', async (method) => {
    const options = method === 'POST' ? { ...server, body: {} } : server
    const path = pathOf({ id: crypto.randomUUID() })
    expect((await project.call(method, path, options)).code).toBe('USER_NOT_FOUND')
  })

  it('writes one event for an unban of a banned user and none for another one', async () => {
    const user = await signUp(project)
    await unban(user)
    await ban(user, { reason: 'Spam' })
    // Events of the same time have no order.
    service.clock.now += 1
    await unban(user)
    expect(await banEvents(user)).toEqual([
      { action: 'user.unbanned', details: {} },
      { action: 'user.banned', details: { reason: 'Spam' } },
    ])
  })
})

describe('a ban with an end', () => {
  const HOUR = 60 * 60 * 1000

  it('rejects sign-ins until its end, and none after it', async () => {
    const user = await signUp(project)
    const key = await apiKeyOf(user)
    const endsAt = service.clock.now + HOUR
    expect(await ban(user, { ends_at_millis: endsAt })).toMatchObject({ ends_at_millis: endsAt })
    service.clock.now = endsAt - 1
    expect((await signInWithPassword(user)).code).toBe('USER_BANNED')
    expect((await checkApiKey(key)).code).toBe('API_KEY_REVOKED')
    expect(await bannedIds()).toContain(user.id)
    expect(await read(user)).toMatchObject({ is_banned: true, ends_at_millis: endsAt })
    service.clock.now = endsAt
    expect((await signInWithPassword(user)).status).toBe(200)
    expect((await checkApiKey(key)).status).toBe(200)
    expect(await bannedIds()).not.toContain(user.id)
    expect(await read(user)).toMatchObject({
      is_banned: false,
      banned_at_millis: null,
      ends_at_millis: null,
    })
    const page = `/latchkey/users?query=${user.id}`
    expect((await project.call('GET', page, { access: 'admin' })).body).toMatchObject({
      items: [{ banned_at_millis: null, ban_ends_at_millis: null }],
    })
    // Nothing is left to lift.
    await unban(user)
    expect(await rejectedSignIns(user)).toEqual(['password'])
    expect(await banEvents(user)).toEqual([
      { action: 'user.banned', details: { ban_ends_at_millis: endsAt } },
    ])
  })

  it('is replaced by another ban, and starts again after its end', async () => {
    const user = await signUp(project)
    const firstAt = service.clock.now
    await ban(user, { ends_at_millis: firstAt + HOUR })
    service.clock.now += 1
    expect(await ban(user)).toMatchObject({ banned_at_millis: firstAt, ends_at_millis: null })
    await ban(user, { ends_at_millis: firstAt + HOUR })
    service.clock.now = firstAt + HOUR
    expect(await ban(user)).toMatchObject({ banned_at_millis: firstAt + HOUR })
  })

  it('is rejected if the end is not in the future', async () => {
    const user = await signUp(project)
    const body = { ends_at_millis: service.clock.now }
    const response = await project.call('POST', pathOf(user), { ...server, body })
    expect(response.status).toBe(400)
    expect(response.text).toBe('The end of a ban must be in the future: change "ends_at_millis".')
    expect(await read(user)).toMatchObject({ is_banned: false })
  })
})

it('is a feature that clients can look for', async () => {
  const body = { feature_name: 'bans' }
  const { text } = await project.call('POST', '/check-feature-support', { body })
  expect(text).toContain('bans is supported by this service: GET /latchkey/users/{user_id}/ban')
})
