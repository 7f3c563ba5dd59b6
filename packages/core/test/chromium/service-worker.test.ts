import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { openPage, type Tab } from './open-page.js'

const bob = { email: 'bob@example.com', password: ada.password }

/** Answers what it knows, and asks for the next time: by the address alone, as many workers do. */
const STALE_WHILE_REVALIDATE = `
  addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET' || !request.url.includes('/api/v1/')) return
    event.respondWith((async () => {
      const cache = await caches.open('api')
      const known = await cache.match(request)
      const asked = fetch(request).then(async (answer) => {
        await cache.put(request, answer.clone())
        return answer
      })
      event.waitUntil(asked)
      return known ?? asked
    })())
  })
`

const signIn = ({ call }: Tab, person: typeof ada) =>
  call((app, given) => app.signInWithCredential(given), { ...person, noRedirect: true })

const read = ({ call }: Tab) =>
  call(async (app) => {
    try {
      return (await app.user.refresh())?.primaryEmail
    } catch (error) {
      return String(error)
    }
  })

it('shows nobody what a worker of the page remembers of the person before', async () => {
  const project = await createTestProject({ users: [ada, bob] })
  const tab = await openPage(project, { worker: STALE_WHILE_REVALIDATE })
  expect(await tab.call(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await signIn(tab, ada)
  expect(await read(tab)).toBe(ada.email)
  await tab.call((app) => app.signOut({ noRedirect: true }))
  await signIn(tab, bob)
  expect(await read(tab)).toBe('Error: A cache answered for another user. Turn it off.')
  expect(await tab.call((app) => app.user.get().data)).toBeUndefined()
  expect(await tab.call((app) => app.session.get())).toEqual({ status: 'active' })
  await expect.poll(() => read(tab)).toBe(bob.email)
})
