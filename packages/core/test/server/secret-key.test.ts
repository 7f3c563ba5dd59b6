import { ServerApp, type ServerAppOptions } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { asAdmin } from '../support/as-server.js'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { printEveryWay } from '../support/print-every-way.js'
import { openServer } from './open-server.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const messageOf = (options: ServerAppOptions): string => {
  try {
    new ServerApp(options)
    return 'none'
  } catch (error) {
    return String(error)
  }
}

/** Returns options with only these environment variables. */
const environment = (values: Record<string, string>): ServerAppOptions => ({
  platform: { env: (name) => values[name] },
})

describe('secretServerKey', () => {
  it('is read from environment variables', async () => {
    const app = new ServerApp(
      environment({
        LATCHKEY_PROJECT_ID: project.projectId,
        LATCHKEY_SECRET_SERVER_KEY: project.secretServerKey,
        LATCHKEY_API_URL: project.baseUrl,
      }),
    )
    expect(await app.listUsers()).toHaveLength(1)
  })

  it('is required in the first call, not when a build creates the app', async () => {
    const app = new ServerApp(environment({}))
    expect(app.urls.signIn).toBe('/handler/sign-in')
    const keyless = new ServerApp({
      ...environment({ LATCHKEY_PROJECT_ID: 'p', LATCHKEY_API_URL: project.baseUrl }),
    })
    await expect(keyless.listUsers()).rejects.toThrow(
      'Pass secretServerKey to the app, or set LATCHKEY_SECRET_SERVER_KEY.',
    )
    expect(network.calls('GET /users')).toBe(0)
  })

  it.each(['NEXT_PUBLIC_', 'VITE_', 'PUBLIC_', 'EXPO_PUBLIC_'])(
    'is rejected in a public environment variable with the prefix %s (SK04)',
    (prefix) => {
      const variable = `${prefix}LATCHKEY_SECRET_SERVER_KEY`
      const message = messageOf(environment({ [variable]: 'ssk_secret' }))
      expect(message).toContain(`${variable} publishes a secret key`)
      expect(message).not.toContain('ssk_secret')
    },
  )

  it('rejects other kinds of keys, and other options reject a secret server key (SK05)', () => {
    const { publishableClientKey, secretServerKey, superSecretAdminKey } = project
    const messages = [
      messageOf({ secretServerKey: publishableClientKey }),
      messageOf({ secretServerKey: superSecretAdminKey }),
      messageOf({ secretServerKey, publishableClientKey: secretServerKey }),
      messageOf(environment({ LATCHKEY_SECRET_SERVER_KEY: publishableClientKey })),
    ]
    expect(messages).toEqual([
      'TypeError: secretServerKey must be a secret server key, but it is a publishable client key. Set the key that begins with ssk_.',
      'TypeError: secretServerKey must be a secret server key, but it is a super secret admin key. Set the key that begins with ssk_.',
      'TypeError: publishableClientKey must be a publishable client key, but it is a secret server key. Set the key that begins with pck_.',
      'TypeError: LATCHKEY_SECRET_SERVER_KEY must be a secret server key, but it is a publishable client key. Set the key that begins with ssk_.',
    ])
  })

  it('accepts keys of another format (SK05)', () => {
    expect(() => new ServerApp({ secretServerKey: 'key-of-another-make' })).not.toThrow()
  })

  it.each(['', ' ', 'undefined', 'null', 'ssk_a\n', ' ssk_a', 'ssk_ä'])(
    'is rejected in the constructor if it is %j (SK08)',
    (secretServerKey) => {
      expect(messageOf({ secretServerKey })).toMatch(/^TypeError: secretServerKey is empty/)
    },
  )

  it('is sent only over https, except to localhost (HT54)', async () => {
    const getErrorMessage = (baseUrl: string, allowInsecureHttp = false) =>
      openServer(project, {
        baseUrl,
        allowInsecureHttp,
        fetch: () => Promise.reject(new Error('sent')),
      })
        .createUser({})
        .catch((error: Error) => String((error.cause as Error | undefined) ?? error))
    const exposed = ['http://example.com', 'http://10.0.0.1:8080', 'http://localhost.evil.example']
    for (const baseUrl of [
      ...exposed,
      'http://127.0.0.1.evil.example',
      'http://127.evil.example',
    ]) {
      expect(await getErrorMessage(baseUrl)).toMatch(/^TypeError: The base URL uses plain http/)
      // The option applies only to apps without a secret key.
      expect(await getErrorMessage(baseUrl, true)).toMatch(
        /^TypeError: A secret key is sent by https only/,
      )
    }
    const safe = [
      'https://example.com',
      'http://localhost:1',
      'http://a.localhost',
      'http://[::1]:1',
    ]
    for (const baseUrl of [...safe, 'http://127.0.0.1:1/path', 'http://127.8.9.1'])
      expect(await getErrorMessage(baseUrl)).toBe('Error: sent')
  })

  it('is sent only to the configured service, without following redirects (SK09)', async () => {
    const sentRequests: [url: string, redirect: unknown][] = []
    const app = openServer(project, {
      fetch: (url, init) => {
        sentRequests.push([url as string, init?.redirect])
        return Promise.resolve(Response.redirect('https://evil.example/'))
      },
    })
    await expect(app.createUser({})).rejects.toThrow('Redirects are never followed')
    for (const path of ['https://evil.example/', '/../../evil', '/users?x=1', '@evil.example'])
      await expect(app.sendRequest(path)).rejects.toThrow(TypeError)
    await expect(app.sendRequest('//evil.example')).rejects.toThrow('Redirects are never followed')
    const api = `${project.baseUrl}/api/v1`
    expect(sentRequests).toEqual([
      [`${api}/users`, 'manual'],
      [`${api}//evil.example`, 'manual'],
    ])
  })

  it('is sent with each request, without a publishable key and tokens', async () => {
    await openServer(project).listUsers()
    const { headers } = network.requests('GET /users')[0]!
    expect(headers.get('x-stack-access-type')).toBe('server')
    expect(headers.get('x-stack-secret-server-key')).toBe(project.secretServerKey)
    for (const name of ['publishable-client-key', 'access-token', 'refresh-token'])
      expect(headers.get(`x-stack-${name}`)).toBeNull()
  })

  it.each([
    ['the options', (key: string) => ({ publishableClientKey: key })],
    ['the environment', (key: string) => environment({ LATCHKEY_PUBLISHABLE_CLIENT_KEY: key })],
  ])('is sent together with the publishable key of %s', async (_, keyOption) => {
    await openServer(project, keyOption(project.publishableClientKey)).listUsers()
    const { headers } = network.requests('GET /users')[0]!
    expect(headers.get('x-stack-access-type')).toBe('server')
    expect(headers.get('x-stack-secret-server-key')).toBe(project.secretServerKey)
    expect(headers.get('x-stack-publishable-client-key')).toBe(project.publishableClientKey)
  })

  it('is not printed by the app or its errors', async () => {
    const app = openServer(project, { fetch: () => Promise.reject(new Error('lost')) })
    const error: unknown = await app.createUser({}).catch((thrown: unknown) => thrown)
    expect([app, error].map(printEveryWay).join()).not.toContain(project.secretServerKey)
  })
})

describe('an invalid secretServerKey', () => {
  const code = 'INVALID_SECRET_SERVER_KEY'

  it('rejects an unknown key with INVALID_SECRET_SERVER_KEY', async () => {
    const app = openServer(project, { secretServerKey: 'ssk_nobody' })
    await expect(app.listUsers()).rejects.toMatchObject({ code })
  })

  it('rejects the key of another project with INVALID_SECRET_SERVER_KEY', async () => {
    const { secretServerKey } = await createTestProject()
    const app = openServer(project, { secretServerKey })
    await expect(app.listUsers()).rejects.toMatchObject({ code })
    await expect(app.createUser({})).rejects.toMatchObject({ code })
  })

  it.each(['revoked', 'expired'])(
    'rejects a key that is %s with INVALID_SECRET_SERVER_KEY',
    async (state) => {
      const created = (await asAdmin(project, 'POST', '/internal/api-keys', {
        description: 'server',
        has_publishable_client_key: false,
        has_secret_server_key: true,
        has_super_secret_admin_key: false,
        expires_at_millis: Date.now() + 3_600_000,
      })) as { id: string; secret_server_key: string }
      const app = openServer(project, { secretServerKey: created.secret_server_key })
      expect(await app.listUsers()).toHaveLength(1)
      if (state === 'expired') await project.clock.advance('2h')
      else await asAdmin(project, 'PATCH', `/internal/api-keys/${created.id}`, { revoked: true })
      await expect(app.listUsers()).rejects.toMatchObject({ code })
    },
  )

  it('rejects a request to an admin route with INSUFFICIENT_ACCESS_TYPE', async () => {
    const app = openServer(project)
    await expect(app.sendRequest('/internal/api-keys')).rejects.toMatchObject({
      code: 'INSUFFICIENT_ACCESS_TYPE',
    })
  })
})
