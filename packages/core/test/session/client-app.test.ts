import { ClientApp } from '@latchkey/core'
import { createTestProject } from '@latchkey/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeJar } from '../fakes/fake-platform.js'
import { ada, openTab } from '../support/open-tab.js'
import { printEveryWay } from '../support/print-every-way.js'

/** Returns the names of all members of an object, including those of its classes. */
const namesOf = (value: object): string[] => {
  const parent: unknown = Object.getPrototypeOf(value)
  const names = Object.getOwnPropertyNames(value)
  return parent && parent !== Object.prototype ? [...names, ...namesOf(parent)] : names
}

describe('ClientApp', () => {
  it('reads no option before it is needed, so that a build can render without keys', () => {
    const app = new ClientApp()
    expect(app.urls.signIn).toBe('/handler/sign-in')
    expect(app.session.get()).toEqual({ status: 'unknown' })
    expect(app.user.get()).toBe(app.user.getServer())
  })

  it.each([
    ['projectId', 'LATCHKEY_PROJECT_ID'],
    ['baseUrl', 'LATCHKEY_API_URL'],
  ])('names the environment variable when %s is missing', async (option, variable) => {
    const invalidOptions = {
      projectId: 'p',
      publishableClientKey: 'k',
      baseUrl: 'http://localhost:1',
      [option]: undefined,
    }
    const app = new ClientApp({
      ...JSON.parse(JSON.stringify(invalidOptions)),
      tokenStore: 'memory',
    })
    await expect(app.getProject()).rejects.toThrow(variable)
  })

  it.each([
    [{ projectId: '' }, /^TypeError: projectId is missing\. .* LATCHKEY_PROJECT_ID/],
    [{ baseUrl: '' }, /^TypeError: baseUrl is missing\. .* LATCHKEY_API_URL/],
    [{ baseUrl: 'localhost:4710' }, /^TypeError: The base URL must be like https:/],
  ])(
    'reports the invalid option of a page that loads data, with %j',
    async (invalidOptions, text) => {
      const project = await createTestProject()
      const { app, reported } = openTab({ ...project, ...invalidOptions })
      const onChange = vi.fn()
      app.project.subscribe(onChange)
      await expect.poll(() => onChange).toHaveBeenCalled()
      expect(app.project.get().status).toBe('failed')
      expect(reported.map(String)).toEqual([expect.stringMatching(text)])
    },
  )

  it.each(['secretServerKey', 'superSecretAdminKey'] as const)(
    'reports a %s that is passed as publishableClientKey, without repeating it (SK05)',
    async (kind) => {
      const project = await createTestProject()
      const { app, reported } = openTab({ ...project, publishableClientKey: project[kind] })
      app.project.subscribe(() => {})
      await expect.poll(() => reported).toHaveLength(1)
      expect(String(reported[0])).toMatch(/^TypeError: publishableClientKey contains a secret key/)
      expect(printEveryWay(reported)).not.toContain(project[kind])
      const signingIn = app.signInWithCredential(ada)
      await expect(signingIn).rejects.toThrow('Revoke that key')
    },
  )

  it('does not report an error that pages have a text for', async () => {
    const project = await createTestProject()
    const { app, reported } = openTab({ ...project, publishableClientKey: 'pck_of_another' })
    const onChange = vi.fn()
    app.project.subscribe(onChange)
    await expect.poll(() => onChange).toHaveBeenCalled()
    expect(app.project.get().status).toBe('failed')
    expect(reported).toEqual([])
  })

  it.each<[string, (app: ClientApp) => Promise<unknown>]>([
    ['signInWithCredential', (app) => app.signInWithCredential(ada)],
    ['signUpWithCredential', (app) => app.signUpWithCredential(ada)],
    ['signInWithMagicLink', (app) => app.signInWithMagicLink('a code')],
    ['signInWithMfa', (app) => app.signInWithMfa('123456', 'an attempt')],
    ['signInWithPasskey', (app) => app.signInWithPasskey()],
    ['signInAnonymously', (app) => app.signInAnonymously()],
  ])('rejects a sign-in without a token store before a request: %s', async (_, signIn) => {
    const fetchSpy = vi.fn<typeof fetch>()
    const { app } = openTab(await createTestProject(), { tokenStore: null, fetch: fetchSpy })
    await expect(signIn(app)).rejects.toThrow('This app has no tokenStore.')
    expect(fetchSpy).not.toHaveBeenCalled()
  })

  it('reads keys from environment variables', async () => {
    const project = await createTestProject()
    const values: Record<string, string> = {
      LATCHKEY_PROJECT_ID: project.projectId,
      LATCHKEY_PUBLISHABLE_CLIENT_KEY: project.publishableClientKey,
      LATCHKEY_API_URL: `${project.baseUrl}/`,
    }
    const app = new ClientApp({ tokenStore: 'memory', platform: { env: (name) => values[name] } })
    expect(await app.getProject()).toMatchObject({ id: project.projectId })
  })

  it('has the ID of its project (79)', () => {
    expect(new ClientApp({ projectId: 'p', tokenStore: 'memory' }).projectId).toBe('p')
  })

  it('names the permission of Deno for a missing option (92)', async () => {
    const denied = Object.assign(new Error('Requires env access'), { name: 'NotCapable' })
    vi.stubGlobal('process', {
      ...process,
      get env() {
        throw denied
      },
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const app = new ClientApp({ projectId: 'p', tokenStore: 'memory' })
    await expect(app.getProject()).rejects.toThrow(
      'baseUrl is missing. Pass it to the app, or run Deno with --allow-env=LATCHKEY_API_URL.',
    )
  })

  it('signs in and refreshes without a publishable client key (73)', async () => {
    const config = { allowClientsWithoutKey: true }
    const { projectId, baseUrl } = await createTestProject({ users: [ada], config })
    const app = new ClientApp({ projectId, baseUrl, tokenStore: 'memory' })
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const { refreshToken } = await (await app.getUser({ or: 'throw' })).getAuthJson()
    const tokenStore = { accessToken: null, refreshToken }
    const later = new ClientApp({ projectId, baseUrl, tokenStore })
    expect(await later.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it('rejects with CLIENT_AUTHENTICATION_REQUIRED without the key of a project that needs it', async () => {
    const { projectId, baseUrl } = await createTestProject()
    const app = new ClientApp({ projectId, baseUrl, tokenStore: 'memory' })
    await expect(app.getProject()).rejects.toMatchObject({
      code: 'CLIENT_AUTHENTICATION_REQUIRED',
    })
  })

  it.each(['ftp://example.com', 'javascript:alert(1)', 'https://example.com/?a=b', 'example.com'])(
    'rejects the base URL %s',
    async (baseUrl) => {
      const app = new ClientApp({
        projectId: 'p',
        publishableClientKey: 'k',
        baseUrl,
        tokenStore: 'memory',
      })
      await expect(app.getProject()).rejects.toThrow(TypeError)
    },
  )

  it.each(['/api/v1', '/api', '/elsewhere'])(
    'explains the base URL if it ends with %s',
    async (path) => {
      const project = await createTestProject()
      const baseUrl = project.baseUrl + path
      const app = new ClientApp({ ...project, baseUrl, tokenStore: 'memory' })
      await expect(app.getProject()).rejects.toThrow('Check the base URL, which has no /api/v1.')
    },
  )

  it('rejects on a server without a request as tokenStore (SR05)', async () => {
    const app = new ClientApp({
      projectId: 'p',
      publishableClientKey: 'k',
      baseUrl: 'http://localhost:1',
    })
    await expect(app.getUser()).rejects.toThrow(/pass the request as tokenStore/)
  })

  it.each(['nextjs-cookie', 'cookies', 'session', ''])(
    'rejects an unknown token store: %j',
    async (name) => {
      const project = await createTestProject()
      const { app } = openTab(project, { tokenStore: name as 'cookie' })
      await expect(app.getUser()).rejects.toThrow("tokenStore must be 'cookie', 'memory'")
    },
  )

  it('has a redirect method for every page and no other', () => {
    type RedirectMethod = Extract<keyof ClientApp, `redirectTo${string}`>
    const expectedMethods: Record<RedirectMethod, true> = {
      redirectTo: true,
      redirectToSignIn: true,
      redirectToSignUp: true,
      redirectToSignOut: true,
      redirectToEmailVerification: true,
      redirectToPasswordReset: true,
      redirectToForgotPassword: true,
      redirectToOAuthCallback: true,
      redirectToMagicLinkCallback: true,
      redirectToAccountSettings: true,
      redirectToTeamInvitation: true,
      redirectToMfa: true,
      redirectToMfaSetup: true,
      redirectToCliAuthConfirm: true,
      redirectToOAuthConsent: true,
      redirectToError: true,
      redirectToHome: true,
      redirectToAfterSignIn: true,
      redirectToAfterSignUp: true,
      redirectToAfterSignOut: true,
    }
    // Independent of the configured URLs and their order.
    const urls = { home: '/start', oauthCallback: '/back', handler: '/account' }
    for (const app of [new ClientApp(), new ClientApp({ urls })]) {
      const methods = namesOf(app).filter((name) => name.startsWith('redirectTo'))
      expect(methods.toSorted()).toEqual(Object.keys(expectedMethods).toSorted())
    }
  })

  it('ignores page names that are not own properties (PP06)', () => {
    const urls = JSON.parse('{"__proto__":{"signIn":"https://evil.example"}}') as object
    expect(new ClientApp({ urls }).urls.signIn).toBe('/handler/sign-in')
  })

  it('resets its queries when disposed', async () => {
    const project = await createTestProject()
    const browser = fakeJar()
    const { app } = openTab(project, { browser })
    await app.getProject()
    const stop = app.user.subscribe(() => {})
    stop()
    app.dispose()
    expect(app.project.get().status).toBe('loading')
  })
})
