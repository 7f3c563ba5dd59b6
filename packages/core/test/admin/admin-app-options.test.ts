import { AdminApp, type AdminAppOptions } from '@latchkey/core/admin'
import { describe, expect, it } from 'vitest'
import { fakePlatform } from '../fakes/fake-platform.js'
import { openTab } from '../support/open-tab.js'
import { openInternal, withKey } from './open-owner.js'

const internal = await openInternal()
const session = { getTokens: async () => ({ accessToken: null, refreshToken: null }) }

const project = await internal.open()

describe('AdminApp', () => {
  it('reads the key from environment variables', async () => {
    const values: Record<string, string> = {
      LATCHKEY_PROJECT_ID: project.projectId,
      LATCHKEY_SUPER_SECRET_ADMIN_KEY: project.superSecretAdminKey,
      LATCHKEY_API_URL: project.baseUrl,
    }
    const app = new AdminApp({ platform: { env: (name) => values[name] } })
    expect((await app.getProject()).id).toBe(project.projectId)
  })

  it('sends the configured keys of all levels and ignores an empty variable', async () => {
    const { projectId, baseUrl, publishableClientKey, secretServerKey, superSecretAdminKey } =
      project
    const requestHeaders: Record<string, string>[] = []
    const keysSentBy = async (options: AdminAppOptions) => {
      const record: typeof fetch = (url, init) => {
        requestHeaders.push(init?.headers as Record<string, string>)
        return fetch(url, init)
      }
      await new AdminApp({ projectId, baseUrl, fetch: record, ...options }).getProject()
      const entries = Object.entries(requestHeaders.pop() ?? {}).filter(([name]) =>
        name.endsWith('-key'),
      )
      return Object.fromEntries(entries)
    }
    const all = {
      'x-stack-publishable-client-key': publishableClientKey,
      'x-stack-secret-server-key': secretServerKey,
      'x-stack-super-secret-admin-key': superSecretAdminKey,
    }
    const values: Record<string, string> = {
      LATCHKEY_PUBLISHABLE_CLIENT_KEY: publishableClientKey,
      LATCHKEY_SECRET_SERVER_KEY: secretServerKey,
    }
    const configured = { publishableClientKey, secretServerKey, superSecretAdminKey }
    expect(await keysSentBy(configured)).toEqual(all)
    const env = (name: string) => values[name]
    expect(await keysSentBy({ superSecretAdminKey, platform: { env } })).toEqual(all)
    const empty = { superSecretAdminKey, platform: { env: () => '' } }
    expect(await keysSentBy(empty)).toEqual({
      'x-stack-super-secret-admin-key': superSecretAdminKey,
    })
  })

  it('rejects a malformed key of a lower level in the constructor', () => {
    const { superSecretAdminKey, publishableClientKey } = project
    const swapped = { superSecretAdminKey, secretServerKey: publishableClientKey }
    expect(() => new AdminApp(swapped)).toThrow('secretServerKey must be a secret server key')
  })

  it('rejects a key together with a session', () => {
    const { projectId, superSecretAdminKey } = project
    const options = { projectId, superSecretAdminKey, projectOwnerSession: session }
    expect(() => new AdminApp(options)).toThrow('not both')
  })

  it('names the missing options in the first call', async () => {
    const { projectId, baseUrl } = project
    const app = new AdminApp({ projectId, baseUrl, platform: { env: () => undefined } })
    await expect(app.getProject()).rejects.toThrow(
      /superSecretAdminKey.*projectOwnerSession.*LATCHKEY_SUPER_SECRET_ADMIN_KEY/,
    )
  })

  it('rejects a key in a public environment variable (SK04)', () => {
    const name = 'VITE_LATCHKEY_SUPER_SECRET_ADMIN_KEY'
    const env = (variable: string) => (variable === name ? 'sak_published' : undefined)
    expect(() => new AdminApp({ platform: { env } })).toThrow(name)
  })

  it.each(['publishableClientKey', 'secretServerKey'] as const)(
    'rejects a %s as superSecretAdminKey (SK05)',
    (kind) => {
      expect(() => new AdminApp({ superSecretAdminKey: project[kind] })).toThrow(
        /superSecretAdminKey must be a super secret admin key/,
      )
    },
  )

  it.each(['', ' ', 'undefined', 'sak_a\nb'])(
    'rejects "%s" as superSecretAdminKey (SK08)',
    (key) => {
      expect(() => new AdminApp({ superSecretAdminKey: key })).toThrow(/superSecretAdminKey/)
    },
  )

  it('sends the key only over https, except to localhost (HT54)', async () => {
    const { platform, timers, pass } = fakePlatform({
      fetch: () => Promise.reject(new Error('sent')),
    })
    const getProjectError = async (baseUrl: string, allowInsecureHttp = false) => {
      let message: string | undefined
      const keys = { ...project, publishableClientKey: undefined }
      new AdminApp({ ...keys, baseUrl, allowInsecureHttp, platform })
        .getProject()
        .catch((error: Error) => (message = String((error.cause as Error | undefined) ?? error)))
      // Skips the waits between the attempts.
      await expect
        .poll(() => {
          if (timers.size > 0) pass(1000)
          return message
        })
        .toBeDefined()
      return message
    }
    expect(await getProjectError('http://example.com')).toMatch(
      /^TypeError: The base URL uses plain http/,
    )
    expect(await getProjectError('http://example.com', true)).toMatch(
      /^TypeError: A secret key is sent by https only/,
    )
    for (const baseUrl of ['https://example.com', 'http://localhost:1'])
      expect(await getProjectError(baseUrl)).toBe('Error: sent')
  })

  it('has no session without a token store', async () => {
    const app = withKey(project)
    await expect(app.getUser()).rejects.toThrow('Pass an ID')
    const credential = { email: 'ada@example.com', password: 'correct horse', noRedirect: true }
    const callbackUrl = 'http://localhost/verify'
    await expect(app.signUpWithCredential({ ...credential, callbackUrl })).rejects.toThrow(
      'tokenStore',
    )
  })

  it('rejects signInWithOAuth (OA45)', async () => {
    const { platform, visited } = openTab(project)
    const { projectId, superSecretAdminKey, baseUrl } = project
    const app = new AdminApp({ projectId, superSecretAdminKey, baseUrl, platform })
    await expect(app.signInWithOAuth('github')).rejects.toThrow(
      'OAuth is not supported with an admin session',
    )
    expect(visited).toEqual([])
  })
})

describe('AdminApp with a token store', () => {
  it('rejects linking an account (OA45)', async () => {
    const users = [{ email: 'ada@example.com', password: 'correct horse battery' }]
    const keys = { clientId: 'an id', clientSecret: 'a secret' }
    const config = {
      oauthProviders: [{ id: 'github' as const, type: 'standard' as const, ...keys }],
    }
    const ownProject = await internal.open({ users, config })
    const { projectId, superSecretAdminKey, baseUrl } = ownProject
    const { platform, visited } = openTab(ownProject)
    const tokenStore = 'cookie'
    const app = new AdminApp({ projectId, superSecretAdminKey, baseUrl, platform, tokenStore })
    await app.signInWithCredential({ ...users[0]!, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    // The type of a server user has no `or`, but JavaScript can pass it.
    const link = { or: 'redirect', scopes: ['repo'] } as const
    await expect(user.getConnectedAccount('github', link)).rejects.toThrow(
      'OAuth is not supported with an admin session',
    )
    expect(visited).toEqual([])
  })
})

describe('superSecretAdminKey', () => {
  it.each([
    ['unknown', 'sak_unknown'],
    ['of another project', undefined],
  ])('is rejected by every call when it is %s', async (_, key) => {
    const other = await internal.open()
    const superSecretAdminKey = key ?? other.superSecretAdminKey
    const app = withKey({ ...project, superSecretAdminKey })
    const invalidKey = { code: 'INVALID_SUPER_SECRET_ADMIN_KEY' }
    await expect(app.getProject()).rejects.toMatchObject(invalidKey)
    await expect(app.listUsers()).rejects.toMatchObject(invalidKey)
    await expect(
      app.createInternalApiKey({ description: 'x', expiresAt: new Date() }),
    ).rejects.toMatchObject(invalidKey)
  })

  it('is rejected for a project that does not exist', async () => {
    const app = withKey({ ...project, projectId: '11111111-1111-4111-8111-111111111111' })
    await expect(app.getProject()).rejects.toMatchObject({ code: 'INVALID_SUPER_SECRET_ADMIN_KEY' })
  })
})
