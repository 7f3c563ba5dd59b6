import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HookDecision, SignInEvent, SignUpEvent } from '../../src/config/hooks-config.js'
import { auditEvents, sessions, users } from '../../src/db/schema.js'
import { createAuthenticator } from '../support/authenticator.js'
import { codeOf, exchange, redirectedError, visit } from '../support/oauth.js'
import { PASSWORD, signUp, uniqueEmail, type CallResponse } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  addPasskey,
  attemptOf,
  beginCeremony,
  CALLBACK,
  ORIGIN,
  requestCode,
  requireTotp,
  totpAt,
} from '../support/sign-in.js'
import { hookedProject } from './hooks.js'

const MESSAGE = 'Only employees may use this app.'

const signUps: SignUpEvent[] = []
const signIns: SignInEvent[] = []
let decideSignUp: () => Promise<HookDecision> = async () => ({ allow: true })
let decideSignIn: () => Promise<HookDecision> = async () => ({ allow: true })

const { seed, connect } = hookedProject({
  beforeSignUp: {
    run: (event) => {
      signUps.push(event)
      return decideSignUp()
    },
    timeoutMillis: 1_000,
  },
  beforeSignIn: {
    run: (event) => {
      signIns.push(event)
      return decideSignIn()
    },
  },
})
const service = await setupTestService({ projects: [seed] })
const project = connect(service)

beforeEach(() => {
  signUps.length = 0
  signIns.length = 0
  service.reports.length = 0
  decideSignUp = async () => ({ allow: true })
  decideSignIn = async () => ({ allow: true })
})

const countUsers = () => service.ctx.db.$count(users, eq(users.projectId, project.id))
const countSessions = () => service.ctx.db.$count(sessions, eq(sessions.projectId, project.id))

/** Returns the parts of an error that the client reads. */
const errorOf = ({ status, code, body }: CallResponse) => [status, code, body['details']]

const signUpWithPassword = (email = uniqueEmail(), accessToken?: string) =>
  project.call('POST', '/auth/password/sign-up', {
    ...(accessToken !== undefined && { accessToken }),
    body: { email, password: PASSWORD, verification_callback_url: CALLBACK },
  })

const signInWithPassword = (email: string, headers: Record<string, string> = {}) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password: PASSWORD }, headers })

async function signInWithCode(email = uniqueEmail(), accessToken?: string) {
  const { code } = await requestCode(service, project, email)
  return project.call('POST', '/auth/otp/sign-in', {
    ...(accessToken !== undefined && { accessToken }),
    body: { code },
  })
}

const signUpAnonymously = () => project.call('POST', '/auth/anonymous/sign-up')

const guestToken = async () => String((await signUpAnonymously()).body['access_token'])

describe('the hook beforeSignUp', () => {
  it.each([
    ['password', (email: string) => signUpWithPassword(email), false],
    ['otp', (email: string) => signInWithCode(email), true],
    ['anonymous', () => signUpAnonymously(), false],
  ] as const)('refuses a sign-up with %s', async (method, signUpWith, emailVerified) => {
    const before = await countUsers()
    const email = uniqueEmail()
    decideSignUp = async () => ({ allow: false, message: MESSAGE })
    const response = await signUpWith(email)
    expect(errorOf(response)).toEqual([403, 'SIGN_UP_REFUSED', { message: MESSAGE }])
    expect(response.body['error']).toBe(MESSAGE)
    expect(await countUsers()).toBe(before)
    expect(signIns).toEqual([])
    const isAnonymous = method === 'anonymous'
    expect(signUps).toEqual([
      {
        projectId: project.id,
        email: isAnonymous ? null : email,
        emailVerified,
        displayName: isAnonymous ? 'Anonymous user' : null,
        method,
        providerId: null,
        anonymousUserId: null,
        ipAddress: null,
      },
    ])
  })

  it('refuses a sign-up at a provider, which leads to the error page of the app', async () => {
    const before = await countUsers()
    decideSignUp = async () => ({ allow: false, message: MESSAGE })
    const response = await visit(service, project, { name: 'Ada' })
    expect(redirectedError(response)).toEqual({
      code: 'SIGN_UP_REFUSED',
      details: { message: MESSAGE },
    })
    expect(await countUsers()).toBe(before)
    expect(signUps).toMatchObject([{ method: 'oauth', providerId: 'github', displayName: 'Ada' }])
  })

  it.each([
    ['a password', (token: string) => signUpWithPassword(uniqueEmail(), token), 'password'],
    ['an emailed code', (token: string) => signInWithCode(uniqueEmail(), token), 'otp'],
    ['a provider', (token: string) => visit(service, project, { query: { token } }), 'oauth'],
  ] as const)(
    'refuses the upgrade of an anonymous user with %s',
    async (_with, upgrade, method) => {
      const token = await guestToken()
      decideSignUp = async () => ({ allow: false, message: MESSAGE })
      await upgrade(token)
      const { body } = await project.call('GET', '/users/me', { accessToken: token })
      expect(body['is_anonymous']).toBe(true)
      expect(signUps.at(-1)).toMatchObject({ method, anonymousUserId: body['id'] })
    },
  )

  it('is asked once for a sign-up that it allows, which may use the service meanwhile', async () => {
    const email = uniqueEmail()
    decideSignUp = async () => {
      // The embedded database has one connection: an open transaction would hold it.
      await service.ctx.db.select().from(users).limit(1)
      return { allow: true }
    }
    expect((await signUpWithPassword(email)).status).toBe(200)
    expect(signUps).toHaveLength(1)
    expect(signIns).toMatchObject([
      { user: { primaryEmail: email }, method: 'password', isNewUser: true },
    ])
  })

  it('is not asked for a user whom a server creates', async () => {
    const response = await project.call('POST', '/users', {
      access: 'server',
      body: { primary_email: uniqueEmail() },
    })
    expect([response.status, signUps]).toEqual([201, []])
  })

  it.each([
    ['throws', () => Promise.reject(new Error('secret text'))],
    ['does not answer in time', () => new Promise<never>(() => {})],
    ['answers nothing', () => Promise.resolve(undefined as unknown as HookDecision)],
  ])('refuses a sign-up if it %s, without the cause', async (_what, fail) => {
    const before = await countUsers()
    decideSignUp = fail
    const response = await signUpWithPassword()
    expect([response.status, response.code]).toEqual([503, null])
    expect(response.text).toBe('The sign-in could not be checked. Try again in a few seconds.')
    expect(await countUsers()).toBe(before)
    expect(service.reports.map(String)).toEqual([
      `Error: The hook beforeSignUp of the project ${project.id} failed.`,
    ])
  })

  it('leads to the error page of the app if it fails during a sign-up at a provider', async () => {
    decideSignUp = () => Promise.reject(new Error('secret text'))
    expect(redirectedError(await visit(service, project, {}))).toEqual({
      code: 'SERVICE_UNAVAILABLE',
      details: {},
    })
  })

  it('has its message cut to 500 characters, and a text without one', async () => {
    decideSignUp = async () => ({ allow: false, message: 'x'.repeat(501) })
    expect((await signUpWithPassword()).body['details']).toEqual({ message: 'x'.repeat(500) })
    decideSignUp = async () => ({ allow: false })
    expect((await signUpWithPassword()).body['details']).toEqual({
      message: 'This app does not accept this account. Contact the support of this app.',
    })
  })
})

describe('the hook beforeSignIn', () => {
  const refuse = () => {
    signIns.length = 0
    decideSignIn = async () => ({ allow: false, message: MESSAGE })
  }
  const refusal = [403, 'SIGN_IN_REFUSED', { message: MESSAGE }]

  it('refuses a sign-in with a password', async () => {
    const { id, email } = await signUp(project)
    const before = await countSessions()
    refuse()
    expect(errorOf(await signInWithPassword(email))).toEqual(refusal)
    expect(await countSessions()).toBe(before)
    expect(signIns).toMatchObject([
      { user: { id, primaryEmail: email }, method: 'password', isNewUser: false, providerId: null },
    ])
  })

  it('writes an audit event for a refusal', async () => {
    const { id, email } = await signUp(project)
    refuse()
    await signInWithPassword(email)
    const events = await service.ctx.db
      .select({ details: auditEvents.details })
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'sign_in.failed')))
    expect(events).toEqual([{ details: { method: 'password', errorCode: 'SIGN_IN_REFUSED' } }])
  })

  it('refuses a sign-in with an emailed code', async () => {
    const email = uniqueEmail()
    await signInWithCode(email)
    refuse()
    expect(errorOf(await signInWithCode(email))).toEqual(refusal)
    expect(signIns).toMatchObject([{ method: 'otp' }])
  })

  it('refuses a sign-in with a passkey', async () => {
    const authenticator = createAuthenticator()
    await addPasskey(project, await signUp(project), authenticator)
    const { challenge, code } = await beginCeremony(project, 'authentication')
    refuse()
    const authentication_response = authenticator.signIn({ challenge, origin: ORIGIN })
    const response = await project.call('POST', '/auth/passkey/sign-in', {
      body: { authentication_response, code },
    })
    expect(errorOf(response)).toEqual(refusal)
    expect(signIns).toMatchObject([{ method: 'passkey' }])
  })

  it('refuses a sign-in at a provider when the code is exchanged, which stays usable', async () => {
    const code = codeOf(await visit(service, project, {}))
    refuse()
    expect(errorOf(await exchange(project, code))).toEqual(refusal)
    expect(signIns).toMatchObject([{ method: 'oauth', providerId: 'github', isNewUser: true }])
    decideSignIn = async () => ({ allow: true })
    expect((await exchange(project, code)).status).toBe(200)
  })

  it('is asked after the second factor only, with the first one as the method', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    refuse()
    const attempt = attemptOf(await signInWithPassword(user.email))
    expect(signIns).toEqual([])
    const complete = () =>
      project.call('POST', '/auth/mfa/sign-in', {
        body: { code: attempt, type: 'totp', totp: totpAt(service.clock.now) },
      })
    expect(errorOf(await complete())).toEqual(refusal)
    expect(signIns).toMatchObject([{ method: 'password' }])
    decideSignIn = async () => ({ allow: true })
    expect((await complete()).status).toBe(200)
    expect(signIns).toHaveLength(2)
  })

  it('is not asked for a refresh, nor for a session that a server creates', async () => {
    const { id, refreshToken } = await signUp(project)
    refuse()
    const refreshed = await project.call('POST', '/auth/sessions/current/refresh', {
      headers: { 'X-Stack-Refresh-Token': refreshToken },
    })
    const created = await project.call('POST', '/auth/sessions', {
      access: 'server',
      body: { user_id: id },
    })
    expect([refreshed.status, created.status, signIns]).toEqual([200, 200, []])
  })

  it('has no code for a published client, but its message', async () => {
    const { email } = await signUp(project)
    refuse()
    const response = await signInWithPassword(email, {
      'X-Stack-Client-Version': 'js @stackframe/react@2.8.39',
    })
    expect([response.status, response.code, response.text]).toEqual([403, null, MESSAGE])
  })
})
