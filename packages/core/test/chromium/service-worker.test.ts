import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { openPage, type Tab } from './open-page.js'

const bob = { email: 'bob@example.com', password: ada.password }

/**
 * Responds from its cache by URL alone, as many workers do, and updates the cache for the next
 * request.
 */
const STALE_WHILE_REVALIDATE = `
  addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET' || !request.url.includes('/api/v1/')) return
    event.respondWith((async () => {
      const cache = await caches.open('api')
      const cached = await cache.match(request)
      const fetched = fetch(request).then(async (response) => {
        await cache.put(request, response.clone())
        return response
      })
      event.waitUntil(fetched)
      return cached ?? fetched
    })())
  })
`

const signIn = ({ call }: Tab, account: typeof ada) =>
  call((app, credential) => app.signInWithPassword(credential), { ...account, noRedirect: true })

const read = ({ call }: Tab) =>
  call(async (app) => {
    try {
      return (await app.user.refresh())?.primaryEmail
    } catch (error) {
      return String(error)
    }
  })

it('app.user rejects data of the previous user from the cache of a service worker', async () => {
  const project = await createTestProject({ users: [ada, bob] })
  const tab = await openPage(project, { worker: STALE_WHILE_REVALIDATE })
  expect(await tab.call(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await signIn(tab, ada)
  expect(await read(tab)).toBe(ada.email)
  await tab.call((app) => app.signOut({ noRedirect: true }))
  await signIn(tab, bob)
  expect(await read(tab)).toBe(
    'LatchkeyError: A cache returned the data of another user. Turn off caching for requests to the API.',
  )
  expect(await tab.call((app) => app.user.get().data)).toBeUndefined()
  expect(await tab.call((app) => app.session.get())).toEqual({ status: 'active' })
  await expect.poll(() => read(tab)).toBe(bob.email)
})
