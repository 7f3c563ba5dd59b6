import { expect, test } from 'vitest'
import { expectFocus } from '../../../examples/e2e/keyboard.js'
import { createOwner, dialogOf } from './owner.js'

test('says that the browser is offline while it is, and loads a page by itself afterwards', async () => {
  const { page, visitor, goTo } = await createOwner({ losesConnection: true })
  await goTo('/general')
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await visitor.context.setOffline(true)
  const line = page.getByText('You’re offline.').first()
  await line.waitFor()
  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('heading', { name: 'This page couldn’t load' }).waitFor()
  await page.getByRole('navigation', { name: 'Project' }).waitFor()
  await visitor.context.setOffline(false)
  await line.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'No users yet' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/users$/)
})

test('shows pages offline that were opened before, and updates them when the browser is online', async () => {
  const { page, visitor, admin, goTo } = await createOwner({ losesConnection: true })
  const user = await admin.createUser({ displayName: 'Grace' })
  // Counts the time in which a query keeps the value of a closed page.
  await page.clock.install()
  await goTo('/users')
  const follow = (name: string) =>
    page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name }).click()
  const openPages = async () => {
    await follow('Users')
    await page.getByRole('link', { name: 'Grace' }).click()
    await page.getByRole('heading', { level: 1, name: 'Grace' }).waitFor()
    await follow('Settings')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.getByLabel('Description').waitFor()
  }
  await openPages()
  await page.clock.fastForward('01:00')
  await visitor.context.setOffline(true)
  await page.getByText('You’re offline.').first().waitFor()
  await user.update({ displayName: 'Grace Hopper' })
  await openPages()
  await follow('Users')
  const names = () => page.locator('.row-link').allTextContents()
  await expect.poll(names).toEqual(['Grace'])
  await visitor.context.setOffline(false)
  await expect.poll(names).toEqual(['Grace Hopper'])
})

test('asks before the tab with a changed form is closed, and not after it is saved', async () => {
  const { page, goTo } = await createOwner()
  await goTo('/general')
  await page.getByLabel('Description').fill('Wheels')
  const question = new Promise<string>((resolve) => {
    page.on('dialog', (dialog) => {
      resolve(dialog.type())
      void dialog.dismiss()
    })
  })
  await page.close({ runBeforeUnload: true })
  expect(await question).toBe('beforeunload')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Wheels')
})

test('sends a form once, however often its button is pressed', async () => {
  const { page, admin, goTo } = await createOwner()
  await goTo('/teams')
  await page.getByRole('button', { name: 'New team' }).first().click()
  await dialogOf(page).getByLabel('Name').fill('Engines')
  await dialogOf(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
  await page.getByRole('heading', { level: 1, name: 'Engines' }).waitFor()
  expect(await admin.listTeams()).toHaveLength(1)
})

test('moves the focus to the next row when one disappears, and to the page after the last', async () => {
  const { page, admin, goTo } = await createOwner()
  const project = await admin.getProject()
  const domains = ['a', 'b', 'c'].map((name) => ({
    domain: `https://${name}.example.com`,
    handlerPath: '/handler',
  }))
  await project.update({ config: { domains } })
  await goTo('/domains')
  const remove = (name: string) =>
    page.getByRole('button', { name: `Remove https://${name}.example.com` }).click()
  await remove('b')
  await expectFocus(page.getByRole('button', { name: 'Remove https://c.example.com' }))
  await remove('c')
  await expectFocus(page.getByRole('button', { name: 'Remove https://a.example.com' }))
  await remove('a')
  await expectFocus(page.getByRole('main'))
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByRole('cell', { name: 'https://a.example.com', exact: true }).waitFor()
  expect((await admin.getProject()).config.domains).toEqual([domains[0]])
})

test('selects all users of a page on a phone', async () => {
  const { page, admin, goTo } = await createOwner()
  for (const displayName of ['Ada', 'Bob']) await admin.createUser({ displayName })
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo('/users')
  await page.getByLabel('Select all on this page').filter({ visible: true }).check()
  const actions = page.getByRole('region', { name: 'Selected users' })
  await expect.poll(() => actions.getByRole('status').textContent()).toBe('2 users selected')
})

test('lists events of several actions', async () => {
  const { page, admin, goTo } = await createOwner()
  await admin.createUser({ displayName: 'Ada' })
  await admin.createTeam({ displayName: 'Engines' })
  await goTo('/audit-log')
  await page.getByRole('button', { name: 'Action: All actions' }).click()
  // The search has the focus.
  await page.keyboard.type('user created')
  await expect.poll(() => dialogOf(page).getByRole('checkbox').count()).toBe(1)
  await dialogOf(page).getByLabel('User created').check()
  await dialogOf(page).getByRole('searchbox').fill('')
  await dialogOf(page).getByLabel('Team created', { exact: true }).check()
  await dialogOf(page).getByRole('button', { name: 'Show 2 actions' }).click()
  const events = page.locator('.events').getByRole('listitem')
  await expect.poll(() => events.count()).toBe(2)
  await page.getByRole('button', { name: 'Action: 2 actions' }).click()
  await dialogOf(page).getByLabel('Sign-ins: all').check()
  await dialogOf(page).getByLabel('User created').uncheck()
  await dialogOf(page)
    .getByRole('button', { name: /^Show \d actions/ })
    .click()
  await expect.poll(() => events.count()).toBe(1)
  await page.getByRole('button', { name: 'Remove Sign-ins: all' }).click()
  await page.getByRole('button', { name: 'Action: Team created' }).waitFor()
})
