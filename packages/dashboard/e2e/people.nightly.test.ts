import { expect, test } from 'vitest'
import { confirm, createOwner, dialogOf } from './owner.js'

const ada = { displayName: 'Ada', primaryEmail: 'ada@example.com', primaryEmailAuthEnabled: true }

test('users are searched by the service, and read page by page', async () => {
  const { page, admin, goTo } = await createOwner()
  for (let index = 1; index <= 21; index += 1)
    await admin.createUser({ displayName: `Engine ${index}` })
  await goTo('/users')
  const rows = page.getByRole('row').filter({ hasText: 'Engine' })
  await rows.first().waitFor()
  expect([await rows.count(), await rows.first().textContent()]).toEqual([
    20,
    expect.stringContaining('Engine 21'),
  ])
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.getByRole('link', { name: 'Engine 1', exact: true }).waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('link', { name: 'First page' }).click()
  await page.getByRole('link', { name: 'Engine 21' }).waitFor()

  await page.getByRole('searchbox').fill('engine 7')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('Users that match').waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  expect(page.url()).toContain('query=engine+7')
  await page.reload()
  await page.getByText('Users that match').waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('engine 7')
})

test('metadata is saved as JSON, and what is none is told at once and not sent', async () => {
  const { page, admin, goTo } = await createOwner()
  const { id } = await admin.createUser(ada)
  await goTo(`/users/${id}`)
  const field = page.getByLabel('Server metadata')
  await field.fill('{ "plan": }')
  await page.getByText('This is no JSON:').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: 'Save metadata' }).click()
  await page.getByRole('alert').filter({ hasText: 'The server metadata is no JSON' }).waitFor()
  expect((await admin.getUser(id))?.serverMetadata).toBeNull()

  await field.fill('{ "plan": "steam" }')
  await page.getByRole('button', { name: 'Save metadata' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect((await admin.getUser(id))?.serverMetadata).toEqual({ plan: 'steam' })
})

test('sign-ups are drawn, and told in a table behind each chart', async () => {
  const { page, admin, goTo } = await createOwner()
  await admin.createUser({ ...ada, password: 'correct horse battery' })
  await goTo('')
  await page.getByText('One user, and the last 31 days.').waitFor()
  const table = (name: string) => page.getByRole('table').filter({ hasText: name })
  await page.getByText('Sign-ups as a table').click()
  await expect.poll(() => table('Day').getByRole('row').count()).toBe(32)
  const today = table('Day').getByRole('row').last().getByRole('cell')
  await expect.poll(() => today.last().textContent()).toBe('1')
  await page.getByText('Ways to sign in as a table').click()
  await table('Method').getByRole('cell', { name: 'password' }).waitFor()
  await page.getByRole('link', { name: 'Ada' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
  expect(page.url()).toMatch(/\/users\/[\da-f-]+$/)
})

test('a team has members with permissions of their own', async () => {
  const { page, admin, goTo } = await createOwner()
  const user = await admin.createUser(ada)
  await goTo('/teams')
  await page.getByRole('button', { name: 'New team' }).click()
  await dialogOf(page).getByLabel('Name').fill('Weavers')
  await dialogOf(page).getByRole('button', { name: 'Make team' }).click()
  await page.getByText('Nobody is in this team.').waitFor()
  const [team] = await admin.listTeams()
  expect(team?.displayName).toBe('Weavers')

  const address = page.getByLabel('E-mail address of a user')
  await address.fill('nobody@example.com')
  await page.getByRole('button', { name: 'Add to the team' }).click()
  await page.getByText('No user of this project has this address.').waitFor()
  await address.fill('ada@example.com')
  await page.getByRole('button', { name: 'Add to the team' }).click()
  await page.getByRole('cell', { name: 'Ada', exact: true }).waitFor()

  const held = async () =>
    (await user.listPermissions(team!, { recursive: false })).map(({ id }) => id)
  expect(await held()).toEqual(['team_member'])
  await page.getByRole('button', { name: 'Permissions of Ada' }).click()
  await dialogOf(page).getByLabel('team_admin').check()
  await dialogOf(page).getByLabel('team_member').uncheck()
  await dialogOf(page).getByRole('button', { name: 'Save permissions' }).click()
  await page.getByRole('cell', { name: 'team_admin' }).waitFor()
  expect(await held()).toEqual(['team_admin'])

  await confirm(page, 'Remove Ada', 'Remove member')
  await page.getByText('Nobody is in this team.').waitFor()
  await page.getByLabel('Name').fill('Spinners')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('heading', { level: 1, name: 'Spinners' }).waitFor()
  await confirm(page, 'Delete team …', 'Delete team')
  await page.getByText('There is no team yet.').waitFor()
  expect(await admin.listTeams()).toEqual([])
})
