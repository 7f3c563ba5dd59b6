import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BASE_URL, createFakeClient } from '../../../test/fakes/fake-client.js'
import { clientAccess } from '../../client/access.js'
import { goToProvider, signInWithOAuth } from './oauth.js'

afterEach(() => vi.unstubAllGlobals())

type Fake = ReturnType<typeof createFakeClient>

/** The URL that the app leaves for. */
async function leftFor({ visited }: Fake, signIn: Promise<unknown>): Promise<URL> {
  void signIn
  await expect.poll(() => visited).toHaveLength(1)
  return new URL(visited[0]!)
}

describe('signInWithOAuth', () => {
  it('goes to the authorization endpoint with PKCE (RFC 7636)', async () => {
    const fake = createFakeClient({ oauthScopesOnSignIn: { github: ['repo', 'gist'] } })
    const url = await leftFor(fake, signInWithOAuth(fake.client, 'GitHub'))
    expect(url.origin + url.pathname).toBe(`${BASE_URL}/api/v1/auth/oauth/authorize/github`)
    const [[name, verifier] = ['', '']] = [...fake.jar.cookies]
    expect(verifier).toMatch(/^[\w-]{43}$/)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'p1',
      client_secret: 'pck_1',
      redirect_uri: 'https://app.example.com/handler/oauth-callback',
      scope: 'legacy',
      state: name.slice('latchkey-oauth-outer-'.length),
      grant_type: 'authorization_code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      response_type: 'code',
      type: 'authenticate',
      error_redirect_url: 'https://app.example.com/handler/error',
      provider_scope: 'repo gist',
    })
  })

  it('links an account to a user', async () => {
    const fake = createFakeClient()
    const link = {
      userId: 'u1',
      query: { type: 'link' as const, token: 't1', afterCallbackRedirectUrl: '/settings' },
    }
    const { searchParams } = await leftFor(fake, goToProvider(fake.client, 'github', {}, link))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      type: 'link',
      token: 't1',
      after_callback_redirect_url: '/settings',
    })
    expect([...fake.storage.values()]).toEqual([
      'u1 https://app.example.com/handler/oauth-callback',
    ])
  })

  it('removes code and state from the URL of the callback page and warns (OA32)', async () => {
    const fake = createFakeClient({ urls: { oauthCallback: '/cb?code=1&state&x=3' } })
    const { searchParams } = await leftFor(fake, signInWithOAuth(fake.client, 'github'))
    expect(searchParams.get('redirect_uri')).toBe('https://app.example.com/cb?x=3')
    expect(fake.warnings).toEqual([expect.stringContaining('oauthCallback')])
  })

  it('rejects when the user returns with the back button', async () => {
    const fake = createFakeClient()
    const signIn = signInWithOAuth(fake.client, 'github')
    await leftFor(fake, signIn)
    fake.emit('visible')
    fake.emit('shown-from-cache')
    await expect(signIn).rejects.toMatchObject({ name: 'AbortError' })
    expect(fake.listeners.size).toBe(0)
  })

  it('rejects when the app is disposed of', async () => {
    const fake = createFakeClient()
    const signIn = signInWithOAuth(fake.client, 'github')
    await leftFor(fake, signIn)
    fake.client.dispose(new Error('disposed'))
    await expect(signIn).rejects.toThrow('disposed')
    expect(fake.listeners.size).toBe(0)
  })

  it('resolves to OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED for an unknown provider (59)', async () => {
    const body = { config: { enabled_oauth_providers: [{ id: 'acme' }] } }
    const fake = createFakeClient({ responses: { 'GET /projects/current': { body } } })
    expect(await signInWithOAuth(fake.client, 'gogle')).toMatchObject({
      error: { code: 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED' },
    })
    expect(fake.visited).toEqual([])
    const { pathname } = await leftFor(fake, signInWithOAuth(fake.client, 'acme'))
    expect(pathname).toContain('/acme')
  })

  describe('rejects before the page is left', () => {
    it.each<[string, RegExp, Parameters<typeof createFakeClient>[0], string?]>([
      ['without a token store', /tokenStore/, { tokenStore: null }],
      ['for the provider ID "../token" (OA31)', /ID of a provider/, {}, '../token'],
      ['for an empty provider ID (OA31)', /ID of a provider/, {}, ''],
      [
        'with a page on an untrusted origin (OA33)',
        /not trusted/,
        { urls: { error: 'https://evil.example/' } },
      ],
      [
        'with an admin session, before anything else (OA45)',
        /no OAuth/,
        { access: { ...clientAccess, oauthError: 'no OAuth' }, tokenStore: null },
      ],
    ])('%s', async (_, message, options, provider = 'github') => {
      const { client, visited, jar } = createFakeClient(options)
      await expect(signInWithOAuth(client, provider)).rejects.toThrow(message)
      expect([visited, jar.cookies.size]).toEqual([[], 0])
    })

    it('in a frame of another site (OA43)', async () => {
      const { client, jar } = createFakeClient()
      const navigation = { ...client.platform.navigation!, isFramed: () => true }
      const framed = createFakeClient({ platform: { navigation }, jar })
      await expect(signInWithOAuth(framed.client, 'github')).rejects.toThrow(/frames/)
      expect(jar.cookies.size).toBe(0)
    })

    it('on a page that is not a secure context (OA40)', async () => {
      vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
      const { client, jar } = createFakeClient()
      await expect(signInWithOAuth(client, 'github')).rejects.toThrow(/https/)
      expect(jar.cookies.size).toBe(0)
    })

    it('if the browser stores nothing (CK18)', async () => {
      const storage = { get: () => null, set: () => false, remove: () => {} }
      const { client, visited } = createFakeClient({ platform: { storage } })
      await expect(signInWithOAuth(client, 'github')).rejects.toThrow(/cookies are blocked/)
      expect(visited).toEqual([])
    })
  })
})
