import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { oauthTokens } from '../../src/db/schema.js'
import { codeOf, returnToService, exchange, start } from '../support/oauth.js'
import { openTestProject, signUp, type CallResponse } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { endpointsOf, openProviderProject, setupPlainProvider } from './plain-provider.js'

const MINUTE = 60_000

const provider = await setupPlainProvider()
const service = await setupTestService({ oauthProviders: { github: endpointsOf(provider) } })
const project = await openProviderProject(service, 'github')
let login: string
beforeEach(() => {
  login = `ada-${randomUUID()}`
  provider.reset(login)
})

/** Goes to the provider and comes back. */
async function followRedirect(query: Record<string, string> = {}): Promise<CallResponse> {
  const started = await start(project, 'github', query)
  const back = new URL(started.location.searchParams.get('redirect_uri') ?? '')
  back.searchParams.set('code', 'any')
  back.searchParams.set('state', started.location.searchParams.get('state') ?? '')
  return returnToService(service, back, started.cookie)
}

/** Signs in at the provider; returns the access token of our own. */
async function signIn(query: Record<string, string> = {}): Promise<string> {
  const response = await exchange(project, codeOf(await followRedirect(query)))
  return String(response.body['access_token'])
}

const ask = (accessToken: string, scope?: string, userId = 'me') =>
  project.call('POST', `/connected-accounts/${userId}/github/access-token`, {
    accessToken,
    body: scope === undefined ? {} : { scope },
  })

const askAsServer = (userId: string, access: 'server' | 'admin' = 'server') =>
  project.call('POST', `/connected-accounts/${userId}/github/access-token`, {
    access,
    body: {},
  })

/** Makes the provider respond with these tokens from now on. */
function grant(tokens: Record<string, unknown>): void {
  provider.answers.token = () =>
    Response.json({ token_type: 'bearer', scope: 'repo,user:email', ...tokens })
}

it.each([undefined, '', 'repo', 'user:email  repo'])(
  'returns the access token of the provider for the scopes %j',
  async (scope) => {
    const response = await ask(await signIn(), scope)
    expect([response.status, response.body]).toEqual([201, { access_token: `access of ${login}` }])
  },
)

it.each(['server', 'admin'] as const)(
  'returns the access token of any user to %s access',
  async (access) => {
    const accessToken = await signIn()
    const me = await project.call('GET', '/users/me', { accessToken })
    const response = await askAsServer(String(me.body['id']), access)
    expect(response.body).toEqual({ access_token: `access of ${login}` })
  },
)

// errors.json: no stored token covers the requested scope
it('rejects a scope that the provider did not grant', async () => {
  const accessToken = await signIn()
  for (const scope of ['admin', 'repo admin', 'rep'])
    expect((await ask(accessToken, scope)).code).toBe(
      'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE',
    )
})

it('has more scopes after the account is linked again with them', async () => {
  const accessToken = await signIn()
  grant({ access_token: 'with more', scope: 'repo,user:email,admin' })
  await signIn({ type: 'link', token: accessToken, provider_scope: 'admin' })
  expect((await ask(accessToken, 'admin')).body).toEqual({ access_token: 'with more' })
})

it('stores the tokens of a link when its code is exchanged, with their original expiry', async () => {
  const { accessToken: token } = await signUp(project)
  const response = await followRedirect({ type: 'link', token })
  const readTokens = () => service.ctx.db.select().from(oauthTokens)
  const before = new Set((await readTokens()).map(({ id }) => id))
  grant({ access_token: 'renewed', expires_in: 3600 })
  service.clock.now += 4 * MINUTE
  expect((await ask(token)).code).toBe('OAUTH_CONNECTION_NOT_CONNECTED_TO_USER')
  expect((await exchange(project, codeOf(response))).status).toBe(200)
  const added = (await readTokens()).filter(({ id }) => !before.has(id))
  expect(added.map(({ expiresAt }) => expiresAt)).toEqual([START + 60 * MINUTE])
  expect((await ask(token)).body).toEqual({ access_token: `access of ${login}` })
})

it('treats the requested scopes as granted if the provider returns none', async () => {
  grant({ access_token: 'unnamed', scope: undefined })
  expect((await ask(await signIn({ provider_scope: 'extra' }), 'extra')).body).toEqual({
    access_token: 'unnamed',
  })
})

// The returned token lives for 5 more minutes at least.
it('refreshes a token once if it expires within 5 minutes', async () => {
  const first = await signIn()
  const end = START + 60 * MINUTE
  service.clock.now = end - 5 * MINUTE - 1
  const session = await signIn()
  grant({ access_token: 'renewed', expires_in: 3600 })
  provider.forms.length = 0
  expect((await ask(session)).body).toEqual({ access_token: `access of ${login}` })
  expect([first === session, provider.forms.length]).toEqual([false, 0])
  service.clock.now += 60 * MINUTE
  const later = await project.call('POST', '/auth/sessions', {
    access: 'server',
    body: { user_id: await ownId(session) },
  })
  const accessToken = String(later.body['access_token'])
  expect((await ask(accessToken)).body).toEqual({ access_token: 'renewed' })
  expect((await ask(accessToken)).body).toEqual({ access_token: 'renewed' })
  expect(provider.forms.map((form) => Object.fromEntries(form))).toEqual([
    {
      grant_type: 'refresh_token',
      refresh_token: `refresh of ${login}`,
      client_id: 'the client',
      client_secret: 'the secret',
    },
  ])
})

/** Returns the user of an access token, which may have expired. */
async function ownId(accessToken: string): Promise<string> {
  const claims: unknown = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
  )
  return String((claims as { sub: string }).sub)
}

it.each([
  [6 * MINUTE, 0],
  [4 * MINUTE, 1],
])('decides by the remaining %i ms whether to refresh: %i requests', async (left, requests) => {
  const userId = await ownId(await signIn())
  provider.forms.length = 0
  service.clock.now = START + 60 * MINUTE - left
  expect((await askAsServer(userId)).status).toBe(201)
  expect(provider.forms.length).toBe(requests)
})

it('keeps its refresh token if the provider returns no new one', async () => {
  const userId = await ownId(await signIn())
  grant({ access_token: 'second', expires_in: 3600 })
  await signIn()
  service.clock.now = START + 60 * MINUTE
  grant({ access_token: 'third', expires_in: 3600 })
  expect((await askAsServer(userId)).body).toEqual({ access_token: 'third' })
  expect(provider.forms.at(-1)?.get('refresh_token')).toBe(`refresh of ${login}`)
})

it('requires a new sign-in if the provider rejects the refresh token', async () => {
  const userId = await ownId(await signIn())
  service.clock.now = START + 60 * MINUTE
  provider.answers.token = () => Response.json({ error: 'invalid_grant' }, { status: 400 })
  expect((await askAsServer(userId)).code).toBe('OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE')
})

it('requires a new sign-in if the provider issued no refresh token', async () => {
  grant({ access_token: 'short', expires_in: 60 })
  expect((await ask(await signIn())).code).toBe('OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE')
})

it('answers 502 if the provider fails, and refreshes again at the next request', async () => {
  const userId = await ownId(await signIn())
  service.clock.now = START + 60 * MINUTE
  provider.answers.token = () => new Response(null, { status: 500 })
  expect((await askAsServer(userId)).status).toBe(502)
  grant({ access_token: 'renewed', expires_in: 3600 })
  expect((await askAsServer(userId)).body).toEqual({ access_token: 'renewed' })
})

it('rejects other users for clients and unknown users for servers', async () => {
  const accessToken = await signIn()
  const { id } = await signUp(project)
  const other = await ask(accessToken, '', id)
  expect([other.status, other.code]).toEqual([403, null])
  expect((await askAsServer(randomUUID())).code).toBe('USER_NOT_FOUND')
  const signedOutResponse = await project.call(
    'POST',
    '/connected-accounts/me/github/access-token',
    {
      body: {},
    },
  )
  expect(signedOutResponse.code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
  const elsewhere = await openTestProject(service, {
    config: {
      oauthProviders: [{ id: 'github', type: 'standard', clientId: 'a', clientSecret: 'b' }],
    },
  })
  const userId = await ownId(accessToken)
  const response = await elsewhere.call(
    'POST',
    `/connected-accounts/${userId}/github/access-token`,
    {
      access: 'server',
      body: {},
    },
  )
  expect(response.code).toBe('USER_NOT_FOUND')
})

// Several accounts of one provider, each with its own tokens.
describe('a user with two accounts of a provider', () => {
  let accessToken: string
  let accounts: string[]
  /** Connects an account whose tokens have a scope. */
  const connect = async (scope: string) => {
    provider.reset(`ada-${randomUUID()}`)
    grant({ access_token: `token of ${scope}`, scope })
    await signIn({ type: 'link', token: accessToken })
    service.clock.now += 1
  }
  beforeEach(async () => {
    accessToken = (await signUp(project)).accessToken
    await connect('first')
    await connect('second')
    const listed = await project.call('GET', '/connected-accounts/me', { accessToken })
    const items = listed.body['items'] as Record<string, string>[]
    accounts = items.map((account) => account['provider_account_id'] ?? '')
  })

  const askAccount = (account: string | undefined, scope = '') => {
    const path = `/connected-accounts/me/github/${account}/access-token`
    return project.call('POST', path, { accessToken, body: { scope } })
  }
  const accountRows = async () => {
    const { body } = await project.call('GET', '/oauth-providers?user_id=me', { accessToken })
    return body['items'] as Record<string, unknown>[]
  }

  it('has both in the list, for the user and for servers', async () => {
    const userId = await ownId(accessToken)
    const path = `/connected-accounts/${userId}`
    const { body } = await project.call('GET', path, { access: 'server' })
    expect(body['items']).toEqual(
      accounts.map((provider_account_id) => ({
        user_id: userId,
        provider: 'github',
        provider_account_id,
      })),
    )
    expect(new Set(accounts).size).toBe(2)
  })

  it('gets the token of each account', async () => {
    for (const [index, scope] of ['first', 'second'].entries())
      expect((await askAccount(accounts[index])).body).toEqual({
        access_token: `token of ${scope}`,
      })
  })

  it('gets the token of the account that has the scope if it names none', async () => {
    for (const scope of ['first', 'second'])
      expect((await ask(accessToken, scope)).body).toEqual({ access_token: `token of ${scope}` })
    expect((await ask(accessToken, 'first second')).code).toBe(
      'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE',
    )
  })

  it('gets no token of an account for a scope of the other one', async () => {
    const response = await askAccount(accounts[0], 'second')
    expect([response.code, response.body['details']]).toEqual([
      'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE',
      { provider: 'github', details: expect.any(String) },
    ])
  })

  it('gets no token of an unknown account or of an account of another user', async () => {
    const other = await ownId((await signUp(project)).accessToken)
    const path = `/connected-accounts/${other}/github/${accounts[0]}/access-token`
    const responses = [
      await askAccount('unknown'),
      await project.call('POST', path, { access: 'server', body: {} }),
    ]
    for (const { code } of responses) expect(code).toBe('OAUTH_CONNECTION_NOT_CONNECTED_TO_USER')
  })

  it('hides the account whose tokens must not be read', async () => {
    const [first] = await accountRows()
    const body = { allow_connected_accounts: false }
    await project.call('PATCH', `/oauth-providers/me/${String(first?.['id'])}`, {
      accessToken,
      body,
    })
    const { body: list } = await project.call('GET', '/connected-accounts/me', { accessToken })
    expect(list['items']).toMatchObject([{ provider_account_id: accounts[1] }])
    expect((await askAccount(accounts[0])).code).toBe('OAUTH_CONNECTION_NOT_CONNECTED_TO_USER')
    expect((await ask(accessToken)).body).toEqual({ access_token: 'token of second' })
  })

  it('deletes the tokens of an account that gets another account ID', async () => {
    const [first] = await accountRows()
    const userId = await ownId(accessToken)
    await project.call('PATCH', `/oauth-providers/${userId}/${String(first?.['id'])}`, {
      access: 'server',
      body: { account_id: 'replaced' },
    })
    expect((await askAccount('replaced')).code).toBe('OAUTH_ACCESS_TOKEN_NOT_AVAILABLE')
  })
})
