import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '../../src/db/schema.js'
import {
  codeOf,
  exchange,
  openSharedProject,
  signInWithProvider,
  userOf,
  visit,
} from '../support/oauth.js'
import { typesDuring } from '../notifications/notified-account.js'
import { newestMail, PASSWORD, signUp, uniqueEmail } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CALLBACK } from '../support/sign-in.js'
import { callOk } from '../support/with-access.js'

const service = await setupTestService()
const project = await openSharedProject(service, {
  anonymousAccountsEnabled: true,
  magicLinkEnabled: true,
  allowUserApiKeys: true,
})

interface Guest {
  id: string
  accessToken: string
}

/** Signs up an anonymous user with data. */
async function newGuest(): Promise<Guest> {
  const { body } = await project.call('POST', '/auth/anonymous/sign-up')
  const accessToken = String(body['access_token'])
  await callOk(project, 'PATCH /users/me', { accessToken, body: { client_metadata: ['cart'] } })
  service.clock.now += 1
  return { id: String(body['user_id']), accessToken }
}

const signUpAs = (accessToken: string | undefined, email: string) =>
  project.call('POST', '/auth/password/sign-up', {
    ...(accessToken !== undefined && { accessToken }),
    body: { email, password: PASSWORD, verification_callback_url: CALLBACK },
  })

async function signInByEmail(accessToken: string, email: string) {
  const { body } = await project.call('POST', '/auth/otp/send-sign-in-code', {
    body: { email, callback_url: CALLBACK },
  })
  const { code } = (await newestMail(service, project.id, email)) ?? {}
  expect(body['nonce']).toEqual(expect.any(String))
  return project.call('POST', '/auth/otp/sign-in', { accessToken, body: { code } })
}

const signInAt = (accessToken: string, account: string) =>
  signInWithProvider(service, project, { account, name: 'Ada', query: { token: accessToken } })

const signUps = [
  ['a password', (guest: Guest, email: string) => signUpAs(guest.accessToken, email)],
  ['an emailed code', (guest: Guest, email: string) => signInByEmail(guest.accessToken, email)],
  ['a provider', (guest: Guest, email: string) => signInAt(guest.accessToken, email)],
] as const

describe.each(signUps)('a sign-up of an anonymous user with %s', (_with, signUpWith) => {
  it('keeps the ID and data of the user', async () => {
    const guest = await newGuest()
    const email = uniqueEmail()
    const response = await signUpWith(guest, email)
    expect(response.status).toBe(200)
    expect(await userOf(project, response)).toMatchObject({
      id: guest.id,
      is_anonymous: false,
      primary_email: email,
      client_metadata: ['cart'],
    })
  })

  it('removes the default name', async () => {
    const response = await signUpWith(await newGuest(), uniqueEmail())
    expect((await userOf(project, response))['display_name']).not.toBe('Anonymous user')
  })

  it('ends the anonymous session', async () => {
    const guest = await newGuest()
    await signUpWith(guest, uniqueEmail())
    const { accessToken } = guest
    const refused = await project.call('GET', '/users/me', { accessToken })
    expect(refused.code).toBe('ACCESS_TOKEN_EXPIRED')
    const left = await service.ctx.db.select().from(sessions).where(eq(sessions.userId, guest.id))
    expect(left).toHaveLength(1)
  })

  it('revokes the API keys of the anonymous session (R8)', async () => {
    const guest = await newGuest()
    const { body } = await project.call('POST', '/user-api-keys', {
      accessToken: guest.accessToken,
      body: { user_id: 'me', description: 'Key', expires_at_millis: null },
    })
    const check = () =>
      project.call('POST', '/user-api-keys/check', {
        access: 'server',
        body: { api_key: body['value'] },
      })
    expect((await check()).status).toBe(200)
    await signUpWith(guest, uniqueEmail())
    expect((await check()).code).toBe('API_KEY_REVOKED')
  })

  it('sends no notification of its first sign-in method', async () => {
    const guest = await newGuest()
    const act = () => signUpWith(guest, uniqueEmail())
    expect(await typesDuring(service, project, act)).toEqual([])
  })

  it('signs in to the account that has the address already, if it may', async () => {
    const guest = await newGuest()
    const email = uniqueEmail()
    const owner = await callOk(project, 'POST /users', {
      access: 'server',
      body: {
        primary_email: email,
        primary_email_verified: true,
        primary_email_auth_enabled: true,
      },
    })
    const response = await signUpWith(guest, email)
    const isRefused = response.code === 'USER_EMAIL_ALREADY_EXISTS'
    const id = isRefused ? owner['id'] : (await userOf(project, response))['id']
    expect(id).toBe(owner['id'])
    const { body } = await project.call('GET', `/users/${guest.id}`, { access: 'server' })
    expect(body).toMatchObject({ is_anonymous: true, primary_email: null })
  })
})

describe('a sign-up with a password', () => {
  it.each(['a regular user', 'nobody'])('creates a user for %s', async (who) => {
    const user = who === 'nobody' ? undefined : await signUp(project)
    const { body } = await signUpAs(user?.accessToken, uniqueEmail())
    expect(body['user_id']).not.toBe(user?.id)
  })

  it('creates a user for a server key that sends the token of an anonymous user', async () => {
    const { id, accessToken } = await newGuest()
    const { body } = await project.call('POST', '/auth/password/sign-up', {
      access: 'server',
      accessToken,
      body: { email: uniqueEmail(), password: PASSWORD, verification_callback_url: CALLBACK },
    })
    expect(body['user_id']).not.toBe(id)
  })

  it('creates a user in an impersonation session of an anonymous user', async () => {
    const guest = await newGuest()
    const session = await callOk(project, 'POST /auth/sessions', {
      access: 'server',
      body: { user_id: guest.id, is_impersonation: true },
    })
    const { body } = await signUpAs(String(session['access_token']), uniqueEmail())
    expect(body['user_id']).not.toBe(guest.id)
  })

  it('verifies nothing, so that the owner of the address can claim it', async () => {
    const response = await signUpAs((await newGuest()).accessToken, uniqueEmail())
    expect((await userOf(project, response))['primary_email_verified']).toBe(false)
  })

  it('writes user.upgraded to the audit log and not user.created', async () => {
    const { id, accessToken } = await newGuest()
    await signUpAs(accessToken, uniqueEmail())
    const path = `GET /latchkey/audit-log?subject_id=${id}&actor_id=${id}`
    const { items } = await callOk(project, path, { access: 'admin' })
    const actions = (items as { action: string }[]).map(({ action }) => action)
    // The guest was created, and changed its metadata.
    expect(actions.filter((action) => action.startsWith('user.')).sort()).toEqual([
      'user.changed',
      'user.created',
      'user.upgraded',
    ])
  })
})

// Another page can send a browser to a provider with the token of the attacker's anonymous user.
describe('a sign-in with a provider for an anonymous user', () => {
  it('upgrades the user when the code is exchanged, not before', async () => {
    const guest = await newGuest()
    const account = uniqueEmail()
    const query = { token: guest.accessToken }
    const code = codeOf(await visit(service, project, { account, query }))
    const before = await project.call('GET', '/users/me', { accessToken: guest.accessToken })
    expect(before.body).toMatchObject({ is_anonymous: true, oauth_providers: [] })
    const wrong = await exchange(project, code, { code_verifier: 'x'.repeat(43) })
    expect(wrong.code).toBe('INVALID_AUTHORIZATION_CODE')
    const response = await exchange(project, code)
    expect([response.body['is_new_user'], (await userOf(project, response))['id']]).toEqual([
      true,
      guest.id,
    ])
  })

  it.each([
    ['took the address', (account: string) => signUpAs(undefined, account)],
    [
      'connected the account',
      (account: string) => signInWithProvider(service, project, { account }),
    ],
  ])('is rejected if another user %s meanwhile, and changes nothing', async (_did, act) => {
    const guest = await newGuest()
    const account = uniqueEmail()
    const query = { token: guest.accessToken }
    const code = codeOf(await visit(service, project, { account, query }))
    await act(account)
    expect((await exchange(project, code)).code).toBe('INVALID_AUTHORIZATION_CODE')
    const { body } = await project.call('GET', '/users/me', { accessToken: guest.accessToken })
    expect(body).toMatchObject({ is_anonymous: true, primary_email: null, oauth_providers: [] })
  })

  it('creates a user in an impersonation session of an anonymous user', async () => {
    const guest = await newGuest()
    const session = await callOk(project, 'POST /auth/sessions', {
      access: 'server',
      body: { user_id: guest.id, is_impersonation: true },
    })
    const response = await signInAt(String(session['access_token']), uniqueEmail())
    expect((await userOf(project, response))['id']).not.toBe(guest.id)
  })

  it('ignores a token that is invalid', async () => {
    const response = await signInAt('invalid', uniqueEmail())
    expect(response.body['is_new_user']).toBe(true)
  })
})

describe('the list of users', () => {
  const list = async (query: string, headers: Record<string, string> = {}) => {
    const path = `/users${query}`
    const { body } = await project.call('GET', path, { access: 'server', headers })
    return (body['items'] as { id: string }[]).map(({ id }) => id)
  }
  const later = { 'X-Stack-Allow-Anonymous-User': 'true' }

  it.each([
    ['has anonymous users for clients of June 2025', '', {}, true],
    ['has none for clients that send the header', '', later, false],
    ['has them with include_anonymous=true', '?include_anonymous=true', later, true],
    ['has none with include_anonymous=false', '?include_anonymous=false', {}, false],
  ])('%s', async (_title, query, headers, isListed) => {
    const { id } = await newGuest()
    expect((await list(query, headers)).includes(id)).toBe(isListed)
  })
})
