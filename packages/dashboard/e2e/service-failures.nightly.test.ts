import { expect, test } from 'vitest'
import { expectVisible } from '../../../examples/e2e/expect-visible.js'
import { faultsOf } from '../../../examples/e2e/project.js'
import { dashboardUrl, serviceUrl } from '../../../examples/e2e/visitor.js'
import { chooseMore, createOwner, dialogOf, openMore } from './owner.js'

test('the dashboard shows an error and keeps the form while the service fails, rate limits or is unreachable', async () => {
  const { page, admin, projectId, goTo } = await createOwner({ losesConnection: true })
  const faults = faultsOf(projectId)
  await faults.on('GET /latchkey/users', { kind: 'status', status: 500 })
  await goTo('/users')
  await expectVisible(page.getByRole('heading', { name: 'This page couldn’t load' }))
  await faults.reset()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectVisible(page.getByRole('heading', { name: 'No users yet' }))

  await page.getByRole('button', { name: 'New user' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name').fill('Ada')
  await dialog.getByLabel('Email', { exact: true }).fill('ada@example.com')
  const add = dialog.getByRole('button', { name: 'Create', exact: true })
  for (const [fault, message] of [
    [
      { kind: 'rate-limit', retryAfterSeconds: 90 },
      'Too many attempts. Wait a moment and try again.',
    ],
    [{ kind: 'drop' }, 'Can’t reach the service. Check your connection and try again.'],
  ] as const) {
    await faults.on('POST /users', fault)
    await add.click()
    await expectVisible(dialog.getByRole('alert').filter({ hasText: message }))
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Ada')
    await faults.reset()
  }
  await add.click()
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Ada' }))
  expect((await admin.listUsers()).map(({ displayName }) => displayName)).toEqual(['Ada'])
})

test('the dashboard is in English while the file of its language does not load, and offers to load it again', async () => {
  const { page, goTo } = await createOwner({ locale: 'de-DE', losesConnection: true })
  const germanFile = `${dashboardUrl}/assets/de-*.js`
  await page.route(germanFile, (route) => route.abort())
  await goTo('/users')
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Users' }))
  const line = page.getByRole('status').filter({ hasText: 'A file of this page can’t be loaded.' })
  await expectVisible(line)
  await page.unroute(germanFile)
  await line.getByRole('button', { name: 'Try again' }).click()
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Nutzer' }))
})

test('the webhooks page says that it could not be updated, until an update succeeds', async () => {
  const { page, goTo } = await createOwner({ losesConnection: true })
  await goTo('/webhooks')
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  await dialogOf(page).getByLabel('URL').fill(`${serviceUrl}/health`)
  await dialogOf(page).getByRole('button', { name: 'Add endpoint' }).click()
  await expectVisible(dialogOf(page).getByLabel('Secret'))
  await page.keyboard.press('Escape')
  const url = `${serviceUrl}/health`
  await expectVisible(page.getByRole('button', { name: `More actions: ${url}` }))
  await page.route('**/webhooks/deliveries', (route) => route.abort())
  await chooseMore(page, url, `Pause ${url}`)
  const message = page.getByRole('alert').filter({ hasText: 'Can’t reach the service.' })
  await expectVisible(message)
  await page.unroute('**/webhooks/deliveries')
  await chooseMore(page, url, `Pause ${url}`)
  await expectVisible(page.getByText('Paused', { exact: true }))
  await openMore(page, url)
  await expectVisible(page.getByRole('button', { name: `Resume ${url}` }))
  expect(await message.count()).toBe(0)
})
