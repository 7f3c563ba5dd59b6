import * as client from 'openid-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { rotateServerKey } from '../../src/domain/oauth-server/server-keys.js'
import { rotateSigningKey } from '../../src/domain/sessions/signing-keys.js'
import { signUp, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CALLBACK, discover, issuerOf, openServerProject, signInToClient } from './oauth-world.js'

const PAGE = 'https://app.example.com/handler/sign-out'
const RETURN = 'https://second.example.com/signed-out?from=app'

const service = await setupTestService()
const project = await openServerProject(service)
await project.call('PATCH', '/latchkey/oauth-server', {
  access: 'admin',
  body: { sign_out_url: PAGE },
})
const change = (body: Record<string, unknown>) =>
  project.call('PATCH', '/latchkey/oauth-clients/second-app', { access: 'admin', body })
await change({
  post_logout_redirect_urls: [RETURN],
  front_channel_logout_url: 'https://second.example.com/logout?x=1',
})
const config = await discover(service, project)

beforeEach(() => {
  service.clock.now = Date.now()
})

const send = (url: URL, init: RequestInit = {}) => service.fetch(new Request(url, init))

/** Follows a request of a client to the sign-out page, and returns the parameter that the page gets. */
async function pageParameter(parameters: Record<string, string>): Promise<string> {
  const { headers } = await send(client.buildEndSessionUrl(config, parameters))
  const [page, logout] = (headers.get('location') ?? '').split('?logout=')
  expect(page).toBe(PAGE)
  return decodeURIComponent(logout ?? '')
}

/** Sends the call of the sign-out page. */
const read = async (logout: string | undefined, user?: TestUser, of = project) => {
  const { accessToken } = user ?? {}
  const options = { body: { logout }, ...(accessToken !== undefined && { accessToken }) }
  return (await of.call('POST', '/latchkey/oauth-logout', options)).body
}

const nothing = { client_name: null, redirect_url: null, front_channel_urls: [] }

describe('a sign-out that a client asks for', () => {
  it('leads to the page of the app, which learns who asks and where the user returns to', async () => {
    const { tokens } = await signInToClient(service, project, config)
    const logout = await pageParameter({
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: RETURN,
      state: 'a state',
    })
    expect(await read(logout)).toEqual({
      ...nothing,
      client_name: 'Second app',
      redirect_url: `${RETURN}&state=a+state`,
    })
  })

  it('names the client by its ID, in the form of a POST request too', async () => {
    const endpoint = new URL(config.serverMetadata().end_session_endpoint ?? '')
    const body = new URLSearchParams({
      client_id: 'second-app',
      post_logout_redirect_uri: RETURN,
    })
    const { headers } = await send(endpoint, { method: 'POST', body })
    const logout = new URL(headers.get('location') ?? '').searchParams.get('logout') ?? ''
    expect(await read(logout)).toMatchObject({ redirect_url: RETURN })
  })

  it('takes an ID token whose key was replaced, until its key is deleted with the next one', async () => {
    const { tokens } = await signInToClient(service, project, config)
    const parameters = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: RETURN }
    const rotate = async () => {
      await rotateSigningKey(service.ctx, project.id)
      await rotateServerKey(service.ctx, project.id)
      service.clock.now += 24 * 3_600_000
    }
    await rotate()
    expect(await read(await pageParameter(parameters))).toMatchObject({ redirect_url: RETURN })
    await rotate()
    expect((await send(client.buildEndSessionUrl(config, parameters))).status).toBe(400)
  })

  it('returns nowhere if it names no client, and after ten minutes', async () => {
    const anonymous = client.buildEndSessionUrl(config, { post_logout_redirect_uri: RETURN })
    anonymous.searchParams.delete('client_id')
    const { headers } = await send(anonymous)
    const unnamed = new URL(headers.get('location') ?? '').searchParams.get('logout') ?? ''
    expect(await read(unnamed)).toEqual(nothing)
    const logout = await pageParameter({ post_logout_redirect_uri: RETURN })
    expect(await read(logout, undefined, await openServerProject(service))).toEqual(nothing)
    expect(await read(logout.replace(/^.{4}/, 'AAAA'))).toEqual(nothing)
    service.clock.now += 10 * 60_000
    expect(await read(logout)).toEqual(nothing)
  })

  it.each<[string, () => Promise<Record<string, string>>]>([
    [
      'a URL that is not registered',
      async () => ({ post_logout_redirect_uri: 'https://second.example.com/signed-out' }),
    ],
    [
      'an ID token of another client',
      async () => {
        const { tokens } = await signInToClient(service, project, config)
        return { id_token_hint: tokens.id_token ?? '', client_id: 'page' }
      },
    ],
    [
      'an ID token of another server',
      async () => {
        const other = await openServerProject(service)
        const { tokens } = await signInToClient(service, other, await discover(service, other))
        return { id_token_hint: tokens.id_token ?? '' }
      },
    ],
    ['an ID token that is none', async () => ({ id_token_hint: 'none' })],
    ['a long state', async () => ({ state: 'x'.repeat(1025) })],
  ])('is refused with %s', async (_what, parametersOf) => {
    const url = client.buildEndSessionUrl(config, await parametersOf())
    const response = await send(url, { headers: { 'Accept-Language': 'de' } })
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringMatching(/lang="de"[^]*invalid_request/),
    ])
  })

  it('is refused with a parameter that is there twice', async () => {
    const url = client.buildEndSessionUrl(config)
    url.searchParams.append('client_id', 'page')
    expect((await send(url)).status).toBe(400)
  })

  it('is announced only if the app has a page for it', async () => {
    expect(config.serverMetadata()).toMatchObject({
      end_session_endpoint: `${issuerOf(project)}/logout`,
      frontchannel_logout_supported: true,
      frontchannel_logout_session_supported: true,
    })
    const without = await openServerProject(service)
    const metadata = (await discover(service, without)).serverMetadata()
    expect(metadata).not.toHaveProperty('end_session_endpoint')
    expect((await send(new URL(`${issuerOf(without)}/logout`))).status).toBe(404)
  })
})

describe('the front channel', () => {
  it('has a page of each client of the session, which names issuer and session', async () => {
    const { tokens, user } = await signInToClient(service, project, config)
    const [page, ...more] = (await read(undefined, user))['front_channel_urls'] as string[]
    expect(more).toEqual([])
    const { origin, searchParams } = new URL(page ?? '')
    expect([origin, Object.fromEntries(searchParams)]).toEqual([
      'https://second.example.com',
      { x: '1', iss: issuerOf(project), sid: tokens.claims()?.['sid'] },
    ])
    expect(await read(undefined, await signUp(project))).toEqual(nothing)
  })

  it('has one page of two clients with the same URL', async () => {
    const { user } = await signInToClient(service, project, config)
    const { body } = await project.call('POST', '/latchkey/oauth-clients', {
      access: 'admin',
      body: {
        display_name: 'Page of the second app',
        redirect_urls: [CALLBACK],
        grant_types: ['authorization_code'],
        scopes: ['openid', 'profile', 'email'],
        token_endpoint_auth_method: 'none',
        front_channel_logout_url: 'https://second.example.com/logout?x=1',
      },
    })
    const twin = await discover(service, project, { id: String(body['id']), secret: null })
    await signInToClient(service, project, twin, { user })
    expect((await read(undefined, user))['front_channel_urls']).toHaveLength(1)
  })

  it('has no page on another origin than those of the client (section 2)', async () => {
    const { status, text } = await change({
      front_channel_logout_url: 'https://evil.example.com/logout',
    })
    expect([status, text]).toEqual([400, expect.stringContaining('origin of a redirect URL')])
  })
})
