import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.js'
import { oauthAccounts, users } from '../../src/db/schema.js'
import { callInOrder } from '../support/call-in-order.js'
import {
  codeOf,
  returnToService,
  consent,
  exchange,
  openSharedProject,
  redirectedError,
  start,
  userOf,
  visit,
  type AuthorizeQuery,
} from '../support/oauth.js'
import { signUp, type CallResponse, uniqueEmail } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { statusesOf } from '../support/sign-in.js'
import { refreshWith } from '../support/users.js'
import { endpointsOf, openProviderProject, setupPlainProvider } from './plain-provider.js'

const HOUR = 3_600_000

const provider = await setupPlainProvider()
const service = await setupTestService({ oauthProviders: { github: endpointsOf(provider) } })

describe('callbacks of a mock provider', async () => {
  const project = await openSharedProject(service)

  const linkAs = async (accessToken: string, account: string) =>
    codeOf(await visit(service, project, { account, query: { type: 'link', token: accessToken } }))
  const linkedTo = async (accessToken: string) => {
    const { body } = await project.call('GET', '/users/me', { accessToken })
    return body['oauth_providers']
  }
  async function expectOneOf(codes: readonly string[]): Promise<void> {
    const responses = await Promise.all(codes.map((code) => exchange(project, code)))
    expect(statusesOf(responses)).toEqual([200, 400])
    expect(responses.flatMap(({ code }) => code ?? [])).toEqual(['INVALID_AUTHORIZATION_CODE'])
  }

  /** Makes a callback that waits for a transaction with another change. */
  async function callBackDuring(
    change: (db: Database) => Promise<unknown>,
    { account, query }: { account: string; query?: AuthorizeQuery },
  ): Promise<CallResponse> {
    const started = await start(project, 'github', query)
    const back = await consent(service, started, { account })
    const [response] = await callInOrder(service, change, [
      () => returnToService(service, back, started.cookie),
    ])
    if (response === undefined) throw new Error('The callback has no response.')
    return response
  }

  it('exchanges an authorization code once for concurrent requests', async () => {
    const code = codeOf(await visit(service, project, {}))
    await expectOneOf([code, code])
  })

  it('links one account to one of two users concurrently', async () => {
    const [ada, grace] = [await signUp(project), await signUp(project)]
    const account = uniqueEmail()
    const codes = [await linkAs(ada.accessToken, account), await linkAs(grace.accessToken, account)]
    await expectOneOf(codes)
    const linked = [await linkedTo(ada.accessToken), await linkedTo(grace.accessToken)]
    expect(linked.flat()).toHaveLength(1)
  })

  it('links two accounts to a user concurrently', async () => {
    const { accessToken } = await signUp(project)
    const codes = [
      await linkAs(accessToken, uniqueEmail()),
      await linkAs(accessToken, uniqueEmail()),
    ]
    const exchanged = await Promise.all(codes.map((code) => exchange(project, code)))
    expect(exchanged.map(({ status }) => status)).toEqual([200, 200])
    expect(await linkedTo(accessToken)).toHaveLength(2)
  })

  it('signs in the user to whom another request links the account', async () => {
    const { id: userId } = await signUp(project)
    const email = uniqueEmail()
    const accountId = createHash('sha256').update(email).digest('hex').slice(0, 20)
    const account = {
      projectId: project.id,
      userId,
      providerId: 'github',
      accountId,
      email,
    } as const
    const response = await callBackDuring(
      (db) => db.insert(oauthAccounts).values({ ...account, createdAt: START }),
      { account: email },
    )
    const tokens = await exchange(project, codeOf(response))
    expect(tokens.body['is_new_user']).toBe(false)
    expect((await userOf(project, tokens))['id']).toBe(userId)
  })

  it('links no account to a user whom another request deletes', async () => {
    const { id, accessToken } = await signUp(project)
    const response = await callBackDuring((db) => db.delete(users).where(eq(users.id, id)), {
      account: uniqueEmail(),
      query: { type: 'link', token: accessToken },
    })
    expect(redirectedError(response)).toEqual({ code: 'USER_NOT_FOUND', details: {} })
    expect(service.reports).toEqual([])
  })
})

describe('callbacks of an OAuth 2.0 provider', async () => {
  const project = await openProviderProject(service, 'github')
  let login: string
  beforeEach(() => {
    login = `ada-${randomUUID()}`
    provider.reset(login)
  })

  /** Starts a sign-in; returns the callback that the browser makes. */
  async function beginSignIn(): Promise<() => Promise<CallResponse>> {
    const { location, cookie } = await start(project, 'github')
    const back = new URL(location.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('code', 'code of the provider')
    back.searchParams.set('state', location.searchParams.get('state') ?? '')
    return () => returnToService(service, back, cookie)
  }
  const callBack = async () => (await beginSignIn())()
  const userIdOf = async (response: CallResponse) =>
    String((await userOf(project, await exchange(project, codeOf(response))))['id'])

  it('requests a token once for concurrent callbacks of one sign-in', async () => {
    const callback = await beginSignIn()
    const responses = await Promise.all([callback(), callback()])
    expect(statusesOf(responses)).toEqual([303, 400])
    expect(provider.forms.length).toBe(1)
  })

  it('creates one user for two concurrent first sign-ins', async () => {
    const callbacks = [await beginSignIn(), await beginSignIn()]
    const responses = await Promise.all(callbacks.map((callback) => callback()))
    const [first, second] = await Promise.all(responses.map(userIdOf))
    expect(first).toBe(second)
  })

  /** Orders concurrent requests by a lock on the account of a user. */
  const inLineFor = (userId: string, calls: (() => Promise<CallResponse>)[]) =>
    callInOrder(
      service,
      (db) => db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, userId)).for('update'),
      calls,
    )
  const remove = (id: string) => project.call('DELETE', `/users/${id}`, { access: 'server' })

  it('lets a user be deleted during a callback', async () => {
    const id = await userIdOf(await callBack())
    provider.answers.token = () =>
      Response.json({ token_type: 'bearer', scope: 'more', access_token: 'for more' })
    const [, removed] = await inLineFor(id, [callBack, () => remove(id)])
    expect(service.reports.splice(0)).toEqual([])
    expect(removed?.status).toBe(200)
  })

  it('completes the sign-in of a user who is deleted during the callback', async () => {
    const id = await userIdOf(await callBack())
    const [removed, response] = await inLineFor(id, [() => remove(id), callBack])
    expect([removed?.status, response?.status]).toEqual([200, 303])
  })

  // The provider ends a connection whose refresh token it gets twice (RFC 9700, section 4.14.2).
  it('refreshes the token of a provider once for four concurrent requests (38)', async () => {
    const path = `/connected-accounts/${await userIdOf(await callBack())}/github/access-token`
    service.clock.now = START + HOUR
    provider.forms.length = 0
    provider.answers.token = () => {
      if (provider.forms.length > 1)
        return Response.json({ error: 'invalid_grant' }, { status: 400 })
      const tokens = { access_token: 'rotated', refresh_token: 'next', expires_in: 3600 }
      return Response.json({ ...tokens, token_type: 'bearer', scope: 'repo,user:email' })
    }
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => project.call('POST', path, { access: 'server', body: {} })),
    )
    expect(responses.map(({ body }) => body)).toEqual(Array(4).fill({ access_token: 'rotated' }))
    expect(provider.forms.map((form) => form.get('refresh_token'))).toEqual([`refresh of ${login}`])
  })
})

// The database decides which of several concurrent requests uses a code.
describe('a used authorization code', async () => {
  const project = await openSharedProject(service)

  const newCode = async () => codeOf(await visit(service, project, {}))
  const refreshOutcome = async (refreshToken: unknown) => {
    const response = await refreshWith(project, String(refreshToken))
    return response.code ?? response.status
  }

  it('ends the session of an authorization code that is presented again, however late', async () => {
    const code = await newCode()
    const { body } = await exchange(project, code)
    expect(await refreshOutcome(body['refresh_token'])).toBe(200)
    service.clock.now += 60 * 60_000
    // Codes that have expired are deleted when a new one is made; used ones are not.
    await newCode()
    expect((await exchange(project, code)).code).toBe('INVALID_AUTHORIZATION_CODE')
    expect(await refreshOutcome(body['refresh_token'])).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })

  it('leaves other sessions of the user alone', async () => {
    const account = 'ada-of-used-codes@example.com'
    const visitAgain = async () => codeOf(await visit(service, project, { account }))
    const first = await visitAgain()
    const { body } = await exchange(project, first)
    const other = await exchange(project, await visitAgain())
    await exchange(project, first)
    expect(await refreshOutcome(body['refresh_token'])).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    expect(await refreshOutcome(other.body['refresh_token'])).toBe(200)
  })

  it('begins no session that lasts when a code is presented by concurrent requests', async () => {
    const code = await newCode()
    const responses = await Promise.all([1, 2, 3].map(() => exchange(project, code)))
    const winners = responses.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    const outcome = await refreshOutcome(winners[0]?.body['refresh_token'])
    expect(outcome).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })
})
