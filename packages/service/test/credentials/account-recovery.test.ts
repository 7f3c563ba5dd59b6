import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  contactChannels,
  oauthAccounts,
  oauthTokens,
  webhookEndpoints,
  webhookEvents,
} from '../../src/db/schema.js'
import {
  codeOf,
  returnToService,
  consent,
  exchange,
  openSharedProject,
  redirectedError,
  signInWithProvider,
  start,
  type Started,
  visit,
} from '../support/oauth.js'
import {
  newestMail,
  signUp,
  type TestUser,
  uniqueEmail,
  OTHER_PASSWORD,
} from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import {
  addPasskey,
  requestCode,
  beginCeremony,
  CALLBACK,
  ORIGIN,
  requireTotp,
} from '../support/sign-in.js'
import { refreshWith } from '../support/users.js'

const service = await setupTestService()
const project = await openSharedProject(service, {
  passkeyEnabled: true,
  magicLinkEnabled: true,
  allowUserApiKeys: true,
})

async function resetPassword(email: string): Promise<void> {
  service.clock.now += 1
  const body = { email, callback_url: CALLBACK }
  await project.call('POST', '/auth/password/send-reset-code', { body })
  const { code } = (await newestMail(service, project.id, email)) ?? {}
  const resetBody = { code, password: OTHER_PASSWORD }
  const response = await project.call('POST', '/auth/password/reset', { body: resetBody })
  expect(response.body).toEqual({ success: true })
}
const signIn = (email: string) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password: OTHER_PASSWORD } })

const setVerified = (email: string, isVerified: boolean) =>
  service.ctx.db.update(contactChannels).set({ isVerified }).where(eq(contactChannels.value, email))

/** Adds a second, verified address that signs in. */
async function addAddress({ accessToken }: TestUser): Promise<string> {
  const value = `${randomUUID()}@example.com`
  const body = { user_id: 'me', value, type: 'email', used_for_auth: true }
  await project.call('POST', '/contact-channels', { accessToken, body })
  await setVerified(value, true)
  return value
}

async function addKey({ accessToken }: TestUser): Promise<string> {
  const body = { user_id: 'me', description: 'Key', expires_at_millis: null }
  const response = await project.call('POST', '/user-api-keys', { accessToken, body })
  return String(response.body['value'])
}

async function linkAccount({ accessToken: token }: TestUser): Promise<string> {
  const account = uniqueEmail()
  await signInWithProvider(service, project, { account, query: { type: 'link', token } })
  return account
}

/** A sign-in with an earlier credential. Returns the ID of the signed-in user, if any. */
type Way = (user: TestUser) => Promise<() => Promise<string | null>>
const EARLIER_LINK = 'a link in an earlier email to another address'
const ways: [string, Way][] = [
  [
    'a passkey',
    async (user) => {
      const authenticator = await addPasskey(project, user)
      return async () => {
        const { challenge, code } = await beginCeremony(project, 'authentication')
        const response = authenticator.signIn({ challenge, origin: ORIGIN, userId: user.id })
        const body = { authentication_response: response, code }
        const answer = await project.call('POST', '/auth/passkey/sign-in', { body })
        return answer.status === 200 ? String(answer.body['user_id']) : answer.code
      }
    },
  ],
  [
    'a link in an email to another address',
    async (user) => {
      const email = await addAddress(user)
      return async () => {
        const { code } = await requestCode(service, project, email)
        const response = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
        return String(response.body['user_id'])
      }
    },
  ],
  [
    EARLIER_LINK,
    async (user) => {
      const { code } = await requestCode(service, project, await addAddress(user))
      return async () => {
        const response = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
        return String(response.body['user_id'])
      }
    },
  ],
  [
    'an account at a provider',
    async (user) => {
      const account = await linkAccount(user)
      return async () => {
        const { body } = await signInWithProvider(service, project, { account })
        const me = await project.call('GET', '/users/me', {
          accessToken: String(body['access_token']),
        })
        return String(me.body['id'])
      }
    },
  ],
  [
    'a code that a provider account got before',
    async (user) => {
      const account = await linkAccount(user)
      const code = codeOf(await visit(service, project, { account }))
      return async () => {
        const response = await exchange(project, code)
        return response.status === 200 ? user.id : response.code
      }
    },
  ],
  [
    'an API key',
    async (user) => {
      const key = await addKey(user)
      return async () => {
        const response = await project.call('POST', '/user-api-keys/check', {
          access: 'server',
          body: { api_key: key },
        })
        return response.status === 200 ? String(response.body['user_id']) : response.code
      }
    },
  ],
  [
    'a session',
    async ({ id, refreshToken }) =>
      async () => {
        const response = await refreshWith(project, refreshToken)
        return response.status === 200 ? id : response.code
      },
  ],
]

describe('a password reset with an unverified email address', () => {
  it.each(ways)('removes %s', async (_what, makeWay) => {
    const user = await signUp(project)
    const comeIn = await makeWay(user)
    await setVerified(user.email, false)
    await resetPassword(user.email)
    expect(await comeIn()).not.toBe(user.id)
    expect((await signIn(user.email)).body['user_id']).toBe(user.id)
  })

  it('removes the second factor, which would lock the owner out', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    await setVerified(user.email, false)
    await resetPassword(user.email)
    expect((await signIn(user.email)).body['user_id']).toBe(user.id)
  })

  it('removes the tokens of a provider', async () => {
    const user = await signUp(project)
    await linkAccount(user)
    const { db } = service.ctx
    const [account] = await db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, user.id))
    await db.insert(oauthTokens).values({
      oauthAccountId: account?.id ?? '',
      scopes: [],
      accessTokenSealed: 'sealed',
      createdAt: START,
    })
    await resetPassword(user.email)
    const me = await project.call('GET', `/users/${user.id}`, { access: 'server' })
    expect(me.body['oauth_providers']).toEqual([])
    const ofAccount = eq(oauthTokens.oauthAccountId, account?.id ?? '')
    expect(await db.$count(oauthTokens, ofAccount)).toBe(0)
  })

  it('verifies the address, keeps it as the only address and writes webhook events', async () => {
    const user = await signUp(project)
    await addAddress(user)
    await service.ctx.db.insert(webhookEndpoints).values({
      projectId: project.id,
      url: 'https://example.com/hook',
      secretSealed: service.ctx.sealer.seal('whsec_x'),
      createdAt: service.clock.now,
    })
    await resetPassword(user.email)
    const channels = await service.ctx.db
      .select()
      .from(contactChannels)
      .where(eq(contactChannels.userId, user.id))
    expect(channels).toMatchObject([{ value: user.email, isVerified: true, usedForAuth: true }])
    const { body } = await project.call('GET', `/users/${user.id}`, { access: 'server' })
    expect(body['primary_email_verified']).toBe(true)
    const [event] = await service.ctx.db.select().from(webhookEvents)
    expect(event).toMatchObject({ type: 'user.updated', data: body })
  })
})

describe('a password reset with a verified email address', () => {
  const isKept = ([what]: [string, Way]) => what !== EARLIER_LINK && what !== 'a session'
  it.each(ways.filter(isKept))('keeps %s', async (_what, makeWay) => {
    const user = await signUp(project)
    const comeIn = await makeWay(user)
    await setVerified(user.email, true)
    await resetPassword(user.email)
    expect(await comeIn()).toBe(user.id)
  })

  it('keeps the second factor', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    await setVerified(user.email, true)
    await resetPassword(user.email)
    expect((await signIn(user.email)).code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
  })
})

describe('a link to a provider account after a password reset ended its session', () => {
  const begin = ({ accessToken: token }: TestUser) =>
    start(project, 'github', { type: 'link', token })
  const finish = async (started: Started) => {
    const back = await consent(service, started, { account: uniqueEmail() })
    return codeOf(await returnToService(service, back, started.cookie))
  }

  it.each<[moment: string, begin: (user: TestUser) => Promise<() => Promise<string>>]>([
    [
      'that has come back from the provider',
      async (user) => {
        const code = await finish(await begin(user))
        return async () => code
      },
    ],
    [
      'that is at the provider',
      async (user) => {
        const started = await begin(user)
        return () => finish(started)
      },
    ],
  ])('is rejected: %s', async (_moment, makeLink) => {
    const user = await signUp(project)
    const codeLater = await makeLink(user)
    await setVerified(user.email, true)
    await resetPassword(user.email)
    expect((await exchange(project, await codeLater())).code).toBe('INVALID_AUTHORIZATION_CODE')
    const isOf = eq(oauthAccounts.userId, user.id)
    expect(await service.ctx.db.$count(oauthAccounts, isOf)).toBe(0)
  })

  it('is rejected with the access token of that session, which is still valid', async () => {
    const user = await signUp(project)
    await setVerified(user.email, true)
    await resetPassword(user.email)
    const started = await begin(user)
    const back = await consent(service, started, { account: uniqueEmail() })
    const response = await returnToService(service, back, started.cookie)
    expect(redirectedError(response).code).toBe('RECENT_SIGN_IN_REQUIRED')
  })
})
