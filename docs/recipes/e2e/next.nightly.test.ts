import { fileURLToPath } from 'node:url'
import { createTestProject } from '@latchkey/testing'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { ada, openTab } from '../../../packages/core/test/support/open-tab.js'
import {
  headerOf,
  signIn,
} from '../../../packages/core/test/server/authenticate/authenticate-app.js'
import { runNext } from './run-next.js'

const cwd = fileURLToPath(new URL('../next', import.meta.url))
const config = { anonymousAccountsEnabled: true }
const project = await createTestProject({ users: [ada], config }, inject('serviceUrl'))
const { url, stop } = await runNext(cwd, project)
afterAll(stop)

const request = (path: string, headers: Record<string, string>) =>
  fetch(url + path, { headers, redirect: 'manual' })

describe('Next recipe', () => {
  it('loads the user for each request of a page and a route, with no-store (SR07, SR09, SR10)', async () => {
    const { user, cookie, header } = await signIn(project)
    for (const name of ['Ada', 'Ada Lovelace']) {
      await user.setDisplayName(name)
      for (const headers of [header, { cookie }]) {
        const route = await request('/api/me', headers)
        expect(await route.json()).toEqual({ id: user.id, name })
        expect(route.headers.get('vary')).toMatch(/cookie, x-stack-auth/i)
        const page = await request('/members', headers)
        expect(await page.text()).toMatch(new RegExp(`Welcome, (<!-- -->)?${name}<`))
        for (const response of [route, page])
          expect(response.headers.get('cache-control')).toMatch(/^private,.*no-store/)
      }
    }
  })

  it('rejects signed-out and anonymous users on a page and a route (SR14)', async () => {
    const tab = openTab(project)
    await tab.app.signInAnonymously()
    const around = { 'x-middleware-subrequest': 'middleware:middleware:middleware' }
    for (const headers of [{}, { cookie: tab.browser.jar.read() }, headerOf({}), around]) {
      expect(await request('/api/me', headers)).toMatchObject({ status: 401 })
      const page = await request('/members', headers)
      expect(page.status).toBe(307)
      expect(page.headers.get('location')).toBe('/handler/sign-in')
      expect(await page.text()).not.toContain('Welcome')
    }
  })

  it('responds to a malformed auth header with 400 (AH01)', async () => {
    const { cookie } = await signIn(project)
    const response = await request('/api/me', { cookie, 'x-stack-auth': '{"accessToken":' })
    expect(response.status).toBe(400)
  })
})
