import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { authorizationCodes } from '../../src/db/schema.js'
import type { NewProject } from '../../src/domain/owned-projects/projects.js'
import {
  codeOf,
  consent,
  exchange,
  openSharedProject,
  redirectedError,
  returnToService,
  signInWithProvider,
  start,
  userOf,
  visit,
  type ConsentParameters,
} from '../support/oauth.js'
import { PASSWORD, signUp, type TestProject, uniqueEmail } from '../support/project.js'
import { withRecordedAnswers } from '../support/compatibility.js'
import { setupTestService } from '../support/service.js'
import { requireTotp } from '../support/sign-in.js'
import { callOk } from '../support/with-access.js'

const service = await setupTestService()
const project = await openSharedProject(service)

type Strategy = NonNullable<NewProject['config']>['oauthAccountMergeStrategy']
const withStrategy = (oauthAccountMergeStrategy: Strategy) =>
  openSharedProject(service, { oauthAccountMergeStrategy })

/** Makes a user whose address is verified or not. */
const createUser = (inProject: TestProject, email: string, isVerified = true) =>
  inProject.call('POST', '/users', {
    access: 'server',
    body: {
      primary_email: email,
      primary_email_verified: isVerified,
      primary_email_auth_enabled: true,
      password: PASSWORD,
    },
  })

const TAKEN = 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'

describe('a sign-in with a provider', () => {
  it('creates a user with the profile of the provider', async () => {
    const account = uniqueEmail()
    const profile = { account, name: 'Ada Lovelace' }
    const response = await signInWithProvider(service, project, profile)
    expect(await userOf(project, response)).toMatchObject({
      display_name: 'Ada Lovelace',
      profile_image_url: null,
      primary_email: account,
      primary_email_verified: true,
      has_password: false,
      auth_with_email: false,
      oauth_providers: [{ id: 'github', account_id: expect.any(String), email: account }],
    })
  })

  it('signs the same account in as the same user after its name changed', async () => {
    const account = uniqueEmail()
    const first = await signInWithProvider(service, project, { account, name: 'Ada' })
    const second = await signInWithProvider(service, project, { account, name: 'Countess' })
    const [ada, countess] = [await userOf(project, first), await userOf(project, second)]
    expect(countess).toEqual(ada)
    expect([first.body['is_new_user'], second.body['is_new_user']]).toEqual([true, false])
  })

  it('creates another user in another project', async () => {
    const other = await openSharedProject(service)
    const account = uniqueEmail()
    await signInWithProvider(service, project, { account })
    const response = await signInWithProvider(service, other, { account })
    expect(response.body['is_new_user']).toBe(true)
  })

  it('accepts existing users and rejects new ones while sign-up is disabled', async () => {
    const closed = await openSharedProject(service, { signUpEnabled: false })
    const account = uniqueEmail()
    await createUser(closed, account)
    const response = await signInWithProvider(service, closed, { account })
    expect(response.body['is_new_user']).toBe(false)
    expect(redirectedError(await visit(service, closed, {}))).toEqual({
      code: 'SIGN_UP_NOT_ENABLED',
      details: {},
    })
  })

  it('is rejected if the provider was disabled in the meantime', async () => {
    const mine = await openSharedProject(service)
    const account = uniqueEmail()
    await signInWithProvider(service, mine, { account })
    const started = await start(mine, 'github')
    const back = await consent(service, started, { account })
    const body = { config: { oauth_providers: [{ id: 'spotify', type: 'shared' }] } }
    await callOk(mine, 'PATCH /internal/projects/current', { access: 'admin', body })
    const response = await returnToService(service, back, started.cookie)
    expect(redirectedError(response).code).toBe('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  })
})

describe('a sign-in with a provider whose email address a user signs in with', () => {
  it('signs in as that user if both sides verified the address', async () => {
    const account = uniqueEmail()
    const { body: user } = await createUser(project, account)
    const response = await signInWithProvider(service, project, { account })
    const me = await userOf(project, response)
    expect([me['id'], response.body['is_new_user']]).toEqual([user['id'], false])
    expect(me['oauth_providers']).toMatchObject([{ id: 'github', email: account }])
    const again = await signInWithProvider(service, project, { account })
    expect((await userOf(project, again))['id']).toBe(user['id'])
  })

  it.each<[string, boolean, ConsentParameters & { provider?: string }]>([
    ['here and at the provider', false, { manners: 'unverified' }],
    ['at the provider', true, { manners: 'unverified' }],
    ['by a provider that is believed', true, { provider: 'spotify' }],
  ])('is rejected if the address is not verified %s', async (_where, isVerified, options) => {
    const account = uniqueEmail()
    await createUser(project, account, isVerified)
    expect(redirectedError(await visit(service, project, { account, ...options }))).toEqual({
      code: TAKEN,
      details: { type: 'email', contact_channel_value: account },
    })
  })

  it('is rejected with raise_error even if the address is verified', async () => {
    const strict = await withStrategy('raise_error')
    const account = uniqueEmail()
    await createUser(strict, account)
    expect(redirectedError(await visit(service, strict, { account })).code).toBe(TAKEN)
  })

  it('creates another user with allow_duplicates, who cannot sign in with the address', async () => {
    const loose = await withStrategy('allow_duplicates')
    const account = uniqueEmail()
    const { body: first } = await createUser(loose, account)
    const response = await signInWithProvider(service, loose, { account })
    const second = await userOf(loose, response)
    expect(second['id']).not.toBe(first['id'])
    expect(response.body['is_new_user']).toBe(true)
    expect(second).toMatchObject({ primary_email: account, auth_with_email: false })
    const byServer = await loose.call('GET', `/users/${String(second['id'])}`, { access: 'server' })
    expect(byServer.body['primary_email_auth_enabled']).toBe(false)
  })

  it('is rejected if the user is linked to another account of the provider', async () => {
    const account = uniqueEmail()
    await createUser(project, account)
    await signInWithProvider(service, project, { account })
    const { accessToken, id } = await signUp(project)
    const query = { type: 'link', token: accessToken }
    await signInWithProvider(service, project, { account: uniqueEmail(), query })
    const email = uniqueEmail()
    await project.call('PATCH', `/users/${id}`, {
      access: 'server',
      body: { primary_email: email, primary_email_verified: true },
    })
    expect(redirectedError(await visit(service, project, { account: email })).code).toBe(
      'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
    )
  })
})

describe('a link to a provider account', () => {
  const linkAs = (accessToken: string, parameters: ConsentParameters) =>
    visit(service, project, { ...parameters, query: { type: 'link', token: accessToken } })

  it('connects the account and creates another session of the user', async () => {
    const user = await signUp(project)
    const account = uniqueEmail()
    const response = await exchange(project, codeOf(await linkAs(user.accessToken, { account })))
    const me = await userOf(project, response)
    expect([me['id'], response.body['is_new_user']]).toEqual([user.id, false])
    expect(me['oauth_providers']).toMatchObject([{ id: 'github', email: account }])
    expect(me['primary_email']).toBe(user.email)
    expect(response.body['refresh_token']).not.toBe(user.refreshToken)
    const before = await project.call('GET', '/users/me', { accessToken: user.accessToken })
    expect(before.status).toBe(200)
  })

  const linkedTo = async (accessToken: string) => {
    const { body } = await project.call('GET', '/users/me', { accessToken })
    return body['oauth_providers']
  }

  it('can be repeated', async () => {
    const { accessToken } = await signUp(project)
    const account = uniqueEmail()
    for (const _time of [1, 2]) {
      const response = await exchange(project, codeOf(await linkAs(accessToken, { account })))
      expect(response.status).toBe(200)
    }
    expect(await linkedTo(accessToken)).toHaveLength(1)
  })

  // An attacker can send a browser through the flow; the PKCE verifier proves who started it.
  it('is created by the exchange of the code, not before', async () => {
    const { accessToken } = await signUp(project)
    const account = uniqueEmail()
    const code = codeOf(await linkAs(accessToken, { account }))
    expect(await linkedTo(accessToken)).toEqual([])
    const wrong = await exchange(project, code, { code_verifier: 'x'.repeat(43) })
    expect([wrong.code, await linkedTo(accessToken)]).toEqual(['INVALID_AUTHORIZATION_CODE', []])
    expect((await exchange(project, code)).status).toBe(200)
    expect(await linkedTo(accessToken)).toMatchObject([{ id: 'github', email: account }])
  })

  it('leaves the account available until its code is exchanged', async () => {
    const { id, accessToken } = await signUp(project)
    const account = uniqueEmail()
    codeOf(await linkAs(accessToken, { account }))
    const response = await signInWithProvider(service, project, { account })
    expect(response.body['is_new_user']).toBe(true)
    expect((await userOf(project, response))['id']).not.toBe(id)
  })

  it('is rejected if another user connected the account first, and its code is used up', async () => {
    const { accessToken } = await signUp(project)
    const account = uniqueEmail()
    const code = codeOf(await linkAs(accessToken, { account }))
    await signInWithProvider(service, project, { account })
    for (const _time of [1, 2])
      expect((await exchange(project, code)).code).toBe('INVALID_AUTHORIZATION_CODE')
    expect(await linkedTo(accessToken)).toEqual([])
  })

  it('is rejected if an earlier version started it without a session ID', async () => {
    const { id, accessToken } = await signUp(project)
    const code = codeOf(await linkAs(accessToken, { account: uniqueEmail() }))
    await service.ctx.db
      .update(authorizationCodes)
      .set({ grant: sql`(${authorizationCodes.grant}::jsonb #- '{link,sessionId}')::json` })
      .where(eq(authorizationCodes.userId, id))
    expect((await exchange(project, code)).code).toBe('INVALID_AUTHORIZATION_CODE')
    expect(await linkedTo(accessToken)).toEqual([])
  })

  it('is created for a user with a second factor, which is required afterwards', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    const code = codeOf(await linkAs(user.accessToken, { account: uniqueEmail() }))
    expect((await exchange(project, code)).code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    expect(await linkedTo(user.accessToken)).toHaveLength(1)
  })

  it('connects a second account of the same provider', async () => {
    const { accessToken } = await signUp(project)
    const accounts = [uniqueEmail(), uniqueEmail()]
    for (const account of accounts) {
      service.clock.now += 1
      await exchange(project, codeOf(await linkAs(accessToken, { account })))
    }
    expect(await linkedTo(accessToken)).toMatchObject(accounts.map((email) => ({ email })))
  })

  it('is rejected for a second account of the same provider with compatibility june-2025', () =>
    withRecordedAnswers(service, async () => {
      const { accessToken } = await signUp(project)
      await exchange(project, codeOf(await linkAs(accessToken, { account: uniqueEmail() })))
      expect(redirectedError(await linkAs(accessToken, { account: uniqueEmail() }))).toEqual({
        code: 'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
        details: {},
      })
    }))

  it('is rejected for an account of another user', async () => {
    const account = uniqueEmail()
    await signInWithProvider(service, project, { account })
    const { accessToken } = await signUp(project)
    expect(redirectedError(await linkAs(accessToken, { account }))).toEqual({
      code: 'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
      details: {},
    })
  })
})
