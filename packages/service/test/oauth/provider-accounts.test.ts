import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp, type TestProject, type TestUser, uniqueEmail } from '../support/project.js'
import {
  openSharedProject,
  redirectedError,
  signInWithProvider,
  userOf,
  visit,
} from '../support/oauth.js'
import { setupTestService } from '../support/service.js'
import { callOk } from '../support/with-access.js'

const service = await setupTestService()
const project = await openSharedProject(service)

type Account = Record<string, unknown>
type SignedIn = Pick<TestUser, 'id' | 'accessToken'>

/** Connects an account with a signed-in user; returns its email. */
async function connect({ accessToken }: SignedIn, provider = 'github'): Promise<string> {
  const account = uniqueEmail()
  const query = { type: 'link', token: accessToken }
  await signInWithProvider(service, project, { account, provider, query })
  service.clock.now += 1
  return account
}

/** Signs up with an account of a provider, and has no other sign-in method in `onlyProviders`. */
async function signUpWith(inProject: TestProject, account = uniqueEmail()): Promise<SignedIn> {
  const response = await signInWithProvider(service, inProject, { account })
  const me = await userOf(inProject, response)
  // Accounts of the same time have no order.
  service.clock.now += 1
  return { id: String(me['id']), accessToken: String(response.body['access_token']) }
}

async function accountsOf(user: SignedIn, inProject = project): Promise<Account[]> {
  const { accessToken } = user
  const { items } = await callOk(inProject, 'GET /oauth-providers?user_id=me', { accessToken })
  return items as Account[]
}

const pathOf = (account: Account | undefined, userId = 'me') =>
  `/oauth-providers/${userId}/${String(account?.['id'])}`

const newAccount = (userId: string, changes: Account = {}) => ({
  user_id: userId,
  provider_config_id: 'github',
  account_id: randomUUID(),
  email: uniqueEmail(),
  allow_sign_in: true,
  allow_connected_accounts: true,
  ...changes,
})
const create = (body: Account) =>
  project.call('POST', '/oauth-providers', { access: 'server', body })

/** Lists the events of a user about providers, by action: events of the same time have no order. */
async function auditedOf(userId: string): Promise<unknown[]> {
  const path = `/latchkey/audit-log?subject_id=${userId}`
  const { body } = await project.call('GET', path, { access: 'admin' })
  return (body['items'] as Account[])
    .filter(({ action }) => String(action).startsWith('provider.'))
    .map(({ action, actor, details }) => [String(action), (actor as Account)['type'], details])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
}

describe('the provider accounts of a user', () => {
  it('are listed oldest first, several of one provider', async () => {
    const user = await signUp(project)
    const [first, second] = [await connect(user), await connect(user)]
    const common = { user_id: user.id, type: 'github', provider_config_id: 'github' }
    expect(await accountsOf(user)).toEqual(
      [first, second].map((email) => ({
        ...common,
        id: expect.any(String),
        account_id: expect.any(String),
        email,
        allow_sign_in: true,
        allow_connected_accounts: true,
      })),
    )
  })

  it('sign in as the same user, each of them', async () => {
    const user = await signUp(project)
    for (const account of [await connect(user), await connect(user)]) {
      const response = await signInWithProvider(service, project, { account })
      expect((await userOf(project, response))['id']).toBe(user.id)
    }
  })

  it('are readable one by one by the user and by servers', async () => {
    const user = await signUp(project)
    await connect(user)
    const [account] = await accountsOf(user)
    const own = await callOk(project, `GET ${pathOf(account)}`, { accessToken: user.accessToken })
    const path = pathOf(account, user.id)
    expect([own, await callOk(project, `GET ${path}`, { access: 'server' })]).toEqual([
      account,
      account,
    ])
  })

  it('are hidden from other users', async () => {
    const [user, { accessToken }] = [await signUp(project), await signUp(project)]
    await connect(user)
    const [account] = await accountsOf(user)
    const ways: [string, string, unknown?][] = [
      ['GET', `/oauth-providers?user_id=${user.id}`],
      ['GET', pathOf(account, user.id)],
      ['PATCH', pathOf(account, user.id), { allow_sign_in: false }],
      ['DELETE', pathOf(account, user.id)],
    ]
    for (const [method, path, body] of ways)
      expect((await project.call(method, path, { accessToken, body })).status).toBe(403)
    for (const [method, , body] of ways.slice(1))
      expect((await project.call(method, pathOf(account), { accessToken, body })).status).toBe(404)
    expect(await accountsOf(user)).toEqual([account])
  })

  it('are hidden from servers of other projects', async () => {
    const user = await signUp(project)
    await connect(user)
    const [account] = await accountsOf(user)
    const other = await openSharedProject(service)
    for (const path of [`/oauth-providers?user_id=${user.id}`, pathOf(account, user.id)])
      expect((await other.call('GET', path, { access: 'server' })).code).toBe('USER_NOT_FOUND')
  })
})

describe('a server that creates a provider account', () => {
  it('connects it, so that it signs in', async () => {
    const user = await signUp(project)
    const account = uniqueEmail()
    const other = await signUpWith(project, account)
    const [{ account_id } = {}] = await accountsOf(other)
    await callOk(project, `DELETE /users/${other.id}`, { access: 'server' })
    const body = newAccount(user.id, { account_id, allow_connected_accounts: false })
    const created = await create(body)
    expect([created.status, created.body]).toEqual([
      201,
      { ...body, id: expect.any(String), type: 'github' },
    ])
    const response = await signInWithProvider(service, project, { account })
    expect((await userOf(project, response))['id']).toBe(user.id)
  })

  it('is rejected for an account that is connected already', async () => {
    const [first, second] = [await signUp(project), await signUp(project)]
    const body = newAccount(first.id)
    await create(body)
    expect((await create({ ...body, user_id: second.id })).code).toBe(
      'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN',
    )
  })

  it('is rejected for an unknown provider or user', async () => {
    const { id } = await signUp(project)
    const unknown = await create(newAccount(id, { provider_config_id: 'google' }))
    expect(unknown.code).toBe('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    expect((await create(newAccount(randomUUID()))).code).toBe('USER_NOT_FOUND')
  })
})

describe('a change of a provider account', () => {
  const disallow = { allow_sign_in: false }

  it('ends the sign-in with the account and starts it again', async () => {
    const user = await signUp(project)
    const account = await connect(user)
    const [row] = await accountsOf(user)
    const { accessToken } = user
    const changed = await callOk(project, `PATCH ${pathOf(row)}`, { accessToken, body: disallow })
    expect(changed).toEqual({ ...row, ...disallow })
    expect(redirectedError(await visit(service, project, { account })).code).toBe(
      'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
    )
    const body = { allow_sign_in: true }
    await callOk(project, `PATCH ${pathOf(row)}`, { accessToken, body })
    const response = await signInWithProvider(service, project, { account })
    expect((await userOf(project, response))['id']).toBe(user.id)
  })

  it('by a server replaces the account ID and the email', async () => {
    const user = await signUp(project)
    await connect(user)
    const [row] = await accountsOf(user)
    const body = { account_id: randomUUID(), email: uniqueEmail() }
    const path = pathOf(row, user.id)
    const changed = await callOk(project, `PATCH ${path}`, { access: 'server', body })
    expect(changed).toEqual({ ...row, ...body })
  })

  it('by a server rejects the ID of a connected account', async () => {
    const [user, other] = [await signUp(project), await signUp(project)]
    await connect(user)
    await connect(other)
    const [[row], [otherRow]] = [await accountsOf(user), await accountsOf(other)]
    const body = { account_id: otherRow?.['account_id'] }
    const changed = await project.call('PATCH', pathOf(row, user.id), { access: 'server', body })
    expect(changed.code).toBe('OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN')
  })

  it('by a user cannot replace the account ID', async () => {
    const user = await signUp(project)
    await connect(user)
    const [row] = await accountsOf(user)
    const { accessToken } = user
    const body = { account_id: randomUUID() }
    const changed = await project.call('PATCH', pathOf(row), { accessToken, body })
    expect([changed.code, await accountsOf(user)]).toEqual(['SCHEMA_ERROR', [row]])
  })
})

describe('a disconnected provider account', () => {
  it('no longer signs in as the user', async () => {
    const user = await signUp(project)
    const account = await connect(user)
    const [row] = await accountsOf(user)
    const { accessToken } = user
    expect(await callOk(project, `DELETE ${pathOf(row)}`, { accessToken })).toEqual({
      success: true,
    })
    expect(await accountsOf(user)).toEqual([])
    const response = await signInWithProvider(service, project, { account })
    expect((await userOf(project, response))['id']).not.toBe(user.id)
    const again = await project.call('DELETE', pathOf(row), { accessToken })
    expect(again.status).toBe(404)
  })

  it('writes an audit event, as each change does', async () => {
    const user = await signUp(project)
    await connect(user)
    const [row] = await accountsOf(user)
    const { accessToken } = user
    const body = { allow_connected_accounts: false }
    await callOk(project, `PATCH ${pathOf(row)}`, { accessToken, body })
    await callOk(project, `PATCH ${pathOf(row)}`, { accessToken, body })
    await callOk(project, `DELETE ${pathOf(row, user.id)}`, { access: 'server' })
    expect(await auditedOf(user.id)).toEqual([
      ['provider.changed', 'user', { provider_id: 'github', fields: ['allow_connected_accounts'] }],
      ['provider.connected', 'user', { provider_id: 'github' }],
      [
        'provider.disconnected',
        'server',
        { provider_id: 'github', actor_key_id: expect.any(String) },
      ],
    ])
  })
})

describe('the last sign-in method', () => {
  let onlyProviders: TestProject
  beforeAll(async () => {
    onlyProviders = await openSharedProject(service, { credentialEnabled: false })
  })

  const attempts = [
    ['disconnects', 'DELETE', undefined],
    ['stops the sign-in with', 'PATCH', { allow_sign_in: false }],
  ] as const

  it.each(attempts)('stays when its user %s the account', async (_does, method, body) => {
    const user = await signUpWith(onlyProviders)
    const [row] = await accountsOf(user, onlyProviders)
    const { accessToken } = user
    const refused = await onlyProviders.call(method, pathOf(row), { accessToken, body })
    expect([refused.status, refused.code]).toEqual([400, 'LAST_SIGN_IN_METHOD'])
    expect(await accountsOf(user, onlyProviders)).toEqual([row])
  })

  it.each(attempts)('goes when a server %s the account', async (_does, method, body) => {
    const user = await signUpWith(onlyProviders)
    const [row] = await accountsOf(user, onlyProviders)
    const path = pathOf(row, user.id)
    expect((await onlyProviders.call(method, path, { access: 'server', body })).status).toBe(200)
  })

  it('is another account of the provider that signs in', async () => {
    const user = await signUpWith(onlyProviders)
    const body = newAccount(user.id)
    await callOk(onlyProviders, 'POST /oauth-providers', { access: 'server', body })
    const [row] = await accountsOf(user, onlyProviders)
    await callOk(onlyProviders, `DELETE ${pathOf(row)}`, { accessToken: user.accessToken })
    expect(await accountsOf(user, onlyProviders)).toHaveLength(1)
  })

  it('is not an account that does not sign in', async () => {
    const user = await signUpWith(onlyProviders)
    const body = newAccount(user.id, { allow_sign_in: false })
    await callOk(onlyProviders, 'POST /oauth-providers', { access: 'server', body })
    const [row] = await accountsOf(user, onlyProviders)
    const { accessToken } = user
    const refused = await onlyProviders.call('DELETE', pathOf(row), { accessToken })
    expect(refused.code).toBe('LAST_SIGN_IN_METHOD')
  })
})

describe('an old sign-in', () => {
  it.each([
    ['disconnects no account', 'DELETE', undefined],
    ['changes no account', 'PATCH', { allow_connected_accounts: false }],
  ])('%s', async (_title, method, body) => {
    const user = await signUp(project)
    await connect(user)
    const [row] = await accountsOf(user)
    service.clock.now += 3_600_000
    const { body: tokens } = await project.call('POST', '/auth/sessions/current/refresh', {
      headers: { 'X-Stack-Refresh-Token': user.refreshToken },
    })
    const accessToken = String(tokens['access_token'])
    const refused = await project.call(method, pathOf(row), { accessToken, body })
    expect(refused.code).toBe('RECENT_SIGN_IN_REQUIRED')
    expect(await accountsOf({ ...user, accessToken })).toEqual([row])
  })
})
