import { createTestProject } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { openServer } from '../server/open-server.js'
import { ada } from '../support/open-tab.js'
import { openPage } from './open-page.js'

const TEN_MINUTES = 10 * 60 * 1000

/** Collects everything that a script can read in a page. It runs in the page. */
async function collect(): Promise<{ cookies: string; text: string }> {
  const texts = [document.cookie, document.documentElement.outerHTML]
  for (const storage of [localStorage, sessionStorage])
    texts.push(JSON.stringify(Object.entries(storage)))
  for (const { name } of performance.getEntries()) texts.push(name)
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      texts.push(request.url, await ((await caches.match(request))?.text() ?? ''))
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => {
        if (request.error) reject(request.error)
      }
    })
  const stored: unknown[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name))
    for (const store of database.objectStoreNames)
      stored.push(...(await resultOf(database.transaction(store).objectStore(store).getAll())))
  }
  for (const value of stored) texts.push(JSON.stringify(value))
  const keys = stored.flatMap((value) => Object.values(value as object))
  for (const key of keys)
    for (const format of ['jwk', 'pkcs8', 'raw'] as const)
      try {
        texts.push(JSON.stringify(await crypto.subtle.exportKey(format, key)))
      } catch {}
  const seen = new Set<unknown>()
  const walk = (value: unknown, depth: number) => {
    if (typeof value === 'string') texts.push(value)
    if (value === null || typeof value !== 'object' || seen.has(value) || depth > 6) return
    seen.add(value)
    for (const key of Reflect.ownKeys(value))
      try {
        walk(Reflect.get(value, key), depth + 1)
      } catch {}
  }
  walk(Reflect.get(window, 'app'), 0)
  // A script can also call the kit, and send requests as the page does.
  const { app } = window as unknown as {
    app: { getUser(): Promise<Record<string, () => unknown>> }
  }
  const user = await app.getUser()
  for (const method of ['getAuthJson', 'getAuthHeaders', 'getAccessToken'])
    try {
      texts.push(JSON.stringify(await user[method]?.()))
    } catch {}
  return { cookies: document.cookie, text: texts.join('\n') }
}

describe("a script in a page with sessions: 'server'", () => {
  it('reads nothing with which another browser is signed in or could refresh', async () => {
    const project = await createTestProject({ users: [ada] })
    const server = openServer(project)
    const victim = await openPage(project, { handler: server.createSessionHandler() })
    await victim.call(
      (app, credential) => app.signInWithPassword({ ...credential, noRedirect: true }),
      ada,
    )
    expect(await victim.call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
    const secrets = (await victim.context.cookies()).filter(({ httpOnly }) => httpOnly)
    expect(secrets.map(({ name }) => name).sort()).toEqual([
      'latchkey-access',
      `latchkey-refresh-${project.projectId}`,
    ])

    const stolen = await victim.page.evaluate(collect)
    for (const { value } of secrets) expect(stolen.text).not.toContain(value)
    expect(stolen.text).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)

    const thief = await openPage(project, { handler: openServer(project).createSessionHandler() })
    await thief.page.evaluate((cookies) => {
      for (const cookie of cookies.split('; ')) document.cookie = `${cookie}; path=/`
    }, stolen.cookies)
    expect(await thief.call((app) => app.getUser())).toBeNull()
    await project.clock.advance(TEN_MINUTES)
    expect(await thief.call((app) => app.getUser())).toBeNull()
    expect(await victim.call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
  })
})

describe("a script in a page with sessions: 'bound'", () => {
  const bound = { app: { sessions: 'bound' } } as const

  it('reads nothing with which another browser has access after 10 minutes', async () => {
    const project = await createTestProject({ users: [ada] })
    const victim = await openPage(project, bound)
    await victim.call(
      (app, credential) => app.signInWithPassword({ ...credential, noRedirect: true }),
      ada,
    )
    const stolen = await victim.page.evaluate(collect)
    // The public key and both tokens are readable.
    expect(stolen.text).toContain('"kty":"EC"')
    expect(stolen.text).not.toContain('"d":')
    const [refreshToken = ''] = /[0-9a-hjkmnp-tv-z]{45}/.exec(stolen.cookies) ?? []
    expect(stolen.text).toContain(refreshToken)

    const thieves = [await openPage(project, bound), await openPage(project)]
    for (const { page } of thieves)
      await page.evaluate((cookies) => {
        for (const cookie of cookies.split('; ')) document.cookie = `${cookie}; path=/`
      }, stolen.cookies)
    await project.clock.advance(TEN_MINUTES)
    for (const thief of thieves) expect(await thief.call((app) => app.getUser())).toBeNull()
    const { publishableClientKey, projectId, baseUrl } = project
    const response = await fetch(`${baseUrl}/api/v1/auth/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: projectId,
        client_secret: publishableClientKey,
        refresh_token: refreshToken,
      }),
    })
    expect(response.headers.get('x-stack-known-error')).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')

    expect(await victim.call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
    await victim.page.reload()
    await project.clock.advance(TEN_MINUTES)
    expect(await victim.call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
  })

  it('leaves the session to all tabs of the browser, which share the key', async () => {
    const project = await createTestProject({ users: [ada] })
    const { call, openTab } = await openPage(project, bound)
    await call(
      (app, credential) => app.signInWithPassword({ ...credential, noRedirect: true }),
      ada,
    )
    const other = await openTab('/other')
    await project.clock.advance(TEN_MINUTES)
    const emails = [call, other.call].map((run) =>
      run(async (app) => (await app.getUser())?.primaryEmail),
    )
    expect(await Promise.all(emails)).toEqual([ada.email, ada.email])
  })
})

describe('a script in a page that holds the session itself', () => {
  it('reads a session that works in another browser until the user signs out', async () => {
    const project = await createTestProject({ users: [ada] })
    const [victim, thief] = [await openPage(project), await openPage(project)]
    await victim.call(
      (app, credential) => app.signInWithPassword({ ...credential, noRedirect: true }),
      ada,
    )
    const stolen = await victim.page.evaluate(() => document.cookie)
    await thief.page.evaluate((cookies) => {
      for (const cookie of cookies.split('; ')) document.cookie = `${cookie}; path=/`
    }, stolen)
    await thief.page.reload()
    expect(await thief.call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
    await victim.call((app) => app.signOut({ noRedirect: true }))
    await thief.page.reload()
    expect(await thief.call(async (app) => app.getUser())).toBeNull()
  })
})

describe("tabs with sessions: 'server'", () => {
  it('follow a sign-in, a sign-out and a page of another origin', async () => {
    const project = await createTestProject({ users: [ada] })
    const handler = openServer(project).createSessionHandler()
    const { call, openTab, origin } = await openPage(project, { handler })
    const other = await openTab('/other')
    await call(
      (app, credential) => app.signInWithPassword({ ...credential, noRedirect: true }),
      ada,
    )
    await other.page.waitForFunction(() => {
      const { app } = window as unknown as { app: { session: { get(): { status: string } } } }
      return app.session.get().status === 'active'
    })
    const stranger = await openPage(project, { handler })
    const status = await stranger.page.evaluate(async (url) => {
      const response = await fetch(`${url}/api/latchkey/api/v1/users/me`, {
        credentials: 'include',
        headers: { 'x-latchkey-request': '1' },
      }).catch(() => undefined)
      return response?.status
    }, origin)
    expect(status).toBeUndefined()
    await other.call((app) => app.signOut({ noRedirect: true }))
    expect(await call((app) => app.getUser())).toBeNull()
  })
})
