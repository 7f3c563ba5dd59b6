import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createListener } from '../../src/http/listener.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { delayRequests } from '../support/delay-requests.js'
import { watchPage } from '../support/watch-page.js'

const EVIL = '<img src=x onerror="document.title=`taken`">'

let project: TestProject
const watched = watchPage()
let page: Page

const service = await setupTestService()
const listener = createListener(service.fetch)
const url = `http://127.0.0.1:${await listener.listen(0, '127.0.0.1')}`
afterAll(() => listener.close())
beforeEach(async () => {
  project = await openTestProject(service, { displayName: EVIL })
  page = watched.current()
})

const go = (path: string) => page.goto(`${url}${path}?project=${project.id}`)

it('navigates from the projects to the users and the requests of one project', async () => {
  const { email } = await signUp(project)
  await page.goto(`${url}/dev`)
  await page.getByText(project.id).waitFor()
  await page.getByRole('listitem').filter({ hasText: project.id }).getByText('Users').click()
  await page
    .getByRole('row')
    .filter({ hasText: `${email} (not verified)` })
    .waitFor()
  await page.getByRole('link', { name: 'Requests' }).click()
  await page.getByRole('row').filter({ hasText: 'POST /auth/password/sign-up' }).waitFor()
  expect(await page.title()).toBe('Requests')
  expect(await page.locator('#project').inputValue()).toBe(project.id)
})

it('shows a request that arrives while the page is open', async () => {
  await go('/dev/requests')
  await page.getByText('No requests yet').waitFor()
  await project.call('GET', '/users/me', { accessToken: 'none' })
  const row = page.getByRole('row').filter({ hasText: 'GET /users/me' })
  await row.waitFor()
  expect(await row.innerText()).toMatch(/401\s+UNPARSABLE_ACCESS_TOKEN/)
})

it('shows names as text, and labels in a narrow layout', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await project.call('POST', '/users', { access: 'server', body: { display_name: EVIL } })
  await go('/dev/users')
  const row = page.getByRole('row').filter({ hasText: EVIL })
  await row.waitFor()
  expect(await row.getByText('Email address').isVisible()).toBe(true)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  expect(await page.locator('img').count()).toBe(0)
  expect(await page.title()).toBe('Users')
})

it('switches between projects by keyboard', async () => {
  const other = await openTestProject(service, { displayName: 'Zebra' })
  await go('/dev/users')
  await page.getByText('No users yet').waitFor()
  // Past the four links of the head.
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab')
  await page.keyboard.type('Zebra')
  await page.waitForURL(`**/dev/users?project=${other.id}`)
  await page.getByText('No users yet').waitFor()
  expect(await page.locator('#project').inputValue()).toBe(other.id)
})

it.each([
  ['/dev', ['/dev/mail']],
  ['/dev/mail', ['/dev']],
  ['/dev/users', ['/dev']],
  ['/dev/requests', ['/dev']],
])('enables no links or controls on %s before its script has loaded', async (path, links) => {
  const load = await delayRequests(page, '**/dev/*.js')
  await page.goto(`${url}${path}?project=${project.id}`, { waitUntil: 'commit' })
  await page.getByRole('heading').first().waitFor()
  const hrefs = () =>
    page
      .locator('a[href]:visible')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  const controls = page.locator(':is(button, input, select):enabled:visible')
  expect(await hrefs()).toEqual(links)
  expect(await controls.count()).toBe(0)
  load()
  await expect
    .poll(async () => (await hrefs()).length + (await controls.count()))
    .toBeGreaterThan(links.length)
})
