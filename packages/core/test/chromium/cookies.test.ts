import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { openPage } from './open-page.js'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

it('CK01 CK26 go over https alone, to this host and to nobody who asks from another site', async () => {
  const project = await createTestProject({ users: [ada] })
  const { context, origin, openTab } = await openPage(project)
  // What the server of the page would send over https.
  await context.route('https://app.example/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: origin + pathname, maxRetries: 3 }) })
  })
  // A page of the world may not ask a service on this machine by itself.
  await context.route(`${project.baseUrl}/**`, async (route) => {
    await route.fulfill({ response: await route.fetch({ maxRetries: 3 }) })
  })
  const { call } = await openTab('https://app.example/any/path')
  await call((app, given) => app.signInWithCredential(given), { ...ada, noRedirect: true })
  const cookies = await context.cookies('https://app.example/')
  expect(cookies.map(({ name }) => name).sort()).toEqual([
    'latchkey-access',
    `latchkey-refresh-${project.projectId}`,
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({
      secure: true,
      sameSite: 'Lax',
      path: '/',
      domain: 'app.example',
    })
    const seconds = cookie.expires - Date.now() / 1000
    const lifetime = cookie.name === 'latchkey-access' ? DAY_SECONDS : YEAR_SECONDS
    expect(Math.abs(seconds - lifetime)).toBeLessThan(120)
  }
  await call((app) => app.signOut({ noRedirect: true }))
  expect(await context.cookies('https://app.example/')).toEqual([])
})
