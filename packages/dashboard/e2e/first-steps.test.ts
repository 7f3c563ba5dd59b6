import { ClientApp } from '@latchkey/core'
import { expect, it } from 'vitest'
import { expectFocus } from '../../../examples/e2e/keyboard.js'
import { dashboardUrl, serviceUrl } from '../../../examples/e2e/visitor.js'
import { chooseMore, createOwner, dialogOf } from './owner.js'

/** Sums the compressed sizes of the files below a URL that the page has loaded. It runs in the page. */
const transferredBytes = (url: string) =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ name }) => name.startsWith(url))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0)

it('shows the keys of a new project and its first user, who signed up with them', async () => {
  const { visitor, page, goTo } = await createOwner()
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await goTo('/general')
  await page.getByRole('button', { name: 'Project: Engines' }).click()
  await page.getByRole('link', { name: 'New project' }).click()
  await expectFocus(dialogOf(page).getByLabel('Name'))
  await page.keyboard.type('Difference engine')
  await dialogOf(page).getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByText('1 of 6 done').waitFor()
  await page.getByText('Next.js', { exact: true }).click()
  await page.getByRole('button', { name: 'Copy .env.local' }).click()
  const environment = await page.evaluate(() => navigator.clipboard.readText())
  const valueOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(environment)?.[1] ?? ''
  expect(valueOf('NEXT_PUBLIC_LATCHKEY_API_URL')).toBe(serviceUrl)
  expect(valueOf('LATCHKEY_SECRET_SERVER_KEY')).toMatch(/^ssk_/)

  const app = new ClientApp({
    baseUrl: valueOf('NEXT_PUBLIC_LATCHKEY_API_URL'),
    projectId: valueOf('NEXT_PUBLIC_LATCHKEY_PROJECT_ID'),
    publishableClientKey: valueOf('NEXT_PUBLIC_LATCHKEY_PUBLISHABLE_CLIENT_KEY'),
    tokenStore: 'memory',
  })
  const result = await app.signUpWithPassword({
    email: 'ada@example.com',
    password: 'correct horse battery',
    callbackUrl: 'http://localhost:3000/handler/email-verification',
    noRedirect: true,
  })
  app.dispose()
  expect(result.status).toBe('ok')

  // The page shows the user without a reload.
  const steps = page.getByText('2 of 6 done')
  await steps.waitFor()
  // A reader who hides the steps finds them again.
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await page.reload()
  await page.getByRole('region', { name: 'Activity' }).waitFor()
  expect(await steps.count()).toBe(0)
  await chooseMore(page, 'Difference engine', 'Show first steps')
  await steps.waitFor()
  // The code stays for the next app.
  await page.getByText('Add sign-in to your app').first().click()
  await page.getByRole('button', { name: 'Copy src/App.tsx' }).waitFor()
  await page.getByRole('link', { name: 'ada@example.com' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'ada@example.com' }).waitFor()
  await page.getByText('Unverified').first().waitFor()
})

it('opens with at most 12 files and 190 kB, and lists the projects of the owner in a menu that Escape closes', async () => {
  const { page, projectId, goTo } = await createOwner()
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(dashboardUrl)) files.push(request.url())
  })
  await goTo('')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(files.length).toBeLessThanOrEqual(12)
  const bytes = await page.evaluate(transferredBytes, dashboardUrl)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(190_000)
  await page.getByRole('button', { name: 'Project: Engines' }).click()
  const entry = page.getByRole('link', { name: 'Engines 0 users' })
  await entry.waitFor()
  expect(await entry.getAttribute('aria-current')).toBe('true')
  await page.keyboard.press('Escape')
  await entry.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Development' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open inbox' }).click()
  const inbox = await opened
  // And back.
  const dashboard = inbox.getByRole('link', { name: 'Dashboard' })
  await dashboard.waitFor()
  expect(await dashboard.getAttribute('href')).toBe(`../dashboard/projects/${projectId}`)
  await inbox.close()
  const production = page.getByRole('banner').getByRole('link', { name: 'Turn on production mode' })
  expect(await production.getAttribute('href')).toMatch(/\/domains#production-mode$/)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1280, height: 500 })
  const settings = page.getByRole('link', { name: 'Settings' })
  await settings.click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  // The list of sections keeps its scroll position.
  expect((await settings.boundingBox())?.y).toBeLessThan(500)

  await page.setViewportSize({ width: 390, height: 844 })
  const closedList = page.getByRole('button', { name: 'Settings', expanded: false })
  await closedList.click()
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  await page.goBack()
  await closedList.waitFor()
})

it('adds a webhook endpoint, shows its secret, and deletes it', async () => {
  const { page, admin, goTo } = await createOwner()
  await goTo('/webhooks')
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  await dialogOf(page).getByLabel('URL').fill(`${serviceUrl}/health`)
  await dialogOf(page).getByRole('button', { name: 'Select all' }).click()
  expect(await dialogOf(page).getByLabel('team.deleted').isChecked()).toBe(true)
  await dialogOf(page).getByRole('button', { name: 'Select none' }).click()
  await dialogOf(page).getByLabel('user.created').check()
  await dialogOf(page).getByRole('button', { name: 'Add endpoint' }).click()
  const secret = await dialogOf(page).getByLabel('Secret').inputValue()
  expect(secret).toMatch(/^whsec_/)
  await page.keyboard.press('Escape')
  const url = `${serviceUrl}/health`
  await page.getByRole('button', { name: `Check the signature of events for ${url}` }).click()
  await dialogOf(page).getByRole('button', { name: 'Show the secret' }).click()
  expect(await dialogOf(page).getByLabel('Secret').inputValue()).toBe(secret)
  await page.keyboard.press('Escape')
  await chooseMore(page, url, `Edit ${url}`)
  await dialogOf(page).getByLabel('URL').fill(`${url}?by=url`)
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: `Send test event to ${url}?by=url` }).click()
  await page.getByRole('status').getByText('The endpoint answered 405.').waitFor()
  await page.getByRole('cell').getByText('webhook.test', { exact: true }).waitFor()
  await page.getByRole('cell').getByText('405').waitFor()
  await page.getByLabel('Outcome').selectOption('Delivered')
  await page.getByText('No delivery has this outcome.').waitFor()
  await page.getByLabel('Outcome').selectOption('Waiting')
  await page.getByRole('cell').getByText('405').waitFor()

  await admin.createUser({ displayName: 'Ada' })
  await page.reload()
  await page.getByRole('cell').getByText('user.created', { exact: true }).waitFor()

  await chooseMore(page, `${url}?by=url`, `Delete ${url}?by=url`)
  await dialogOf(page).getByRole('button', { name: 'Delete endpoint' }).click()
  await page.getByRole('heading', { name: 'No endpoints yet' }).waitFor()
})
