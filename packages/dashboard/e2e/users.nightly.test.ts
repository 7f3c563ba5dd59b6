import { expect, test } from 'vitest'
import { confirm, createOwner, dialogOf } from './owner.js'

const ada = { displayName: 'Ada', primaryEmail: 'ada@example.com', primaryEmailAuthEnabled: true }

test('searches users on the service and shows them in pages', async () => {
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

test('saves metadata as JSON and rejects invalid JSON', async () => {
  const { page, admin, goTo } = await createOwner()
  const { id } = await admin.createUser(ada)
  await goTo(`/users/${id}`)
  const field = page.getByLabel('Server metadata')
  await field.fill('{ "plan": }')
  await page.getByText('This isn’t valid JSON:').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: 'Save metadata' }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: 'The server metadata isn’t valid JSON' })
    .waitFor()
  expect((await admin.getUser(id))?.serverMetadata).toBeNull()

  await field.fill('{ "plan": "steam" }')
  await page.getByRole('button', { name: 'Save metadata' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect((await admin.getUser(id))?.serverMetadata).toEqual({ plan: 'steam' })
})

test('shows sign-ups as bars and in a table', async () => {
  const { page, admin, goTo } = await createOwner()
  await admin.createUser({ ...ada, password: 'correct horse battery' })
  await goTo('')
  await page.getByText('1 user in total.').waitFor()
  const table = page.getByRole('table', { name: 'Sign-ups by day' })
  await page.getByText('Show as a table').first().click()
  await expect.poll(() => table.getByRole('row').count()).toBe(32)
  const today = table.getByRole('row').nth(1).getByRole('cell')
  await expect.poll(() => today.last().textContent()).toBe('1')
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Password\s*1$/ })
    .waitFor()
  await page.getByRole('link', { name: 'Ada' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
  expect(page.url()).toMatch(/\/users\/[\da-f-]+$/)
})

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('manages the members, permissions, name and picture of a team', async () => {
  const { page, admin, goTo } = await createOwner()
  const user = await admin.createUser(ada)
  await goTo('/teams')
  await page.getByRole('button', { name: 'New team' }).click()
  await dialogOf(page).getByLabel('Name').fill('Weavers')
  await dialogOf(page).getByRole('button', { name: 'Create team' }).click()
  await page.getByText('This team has no members yet.').waitFor()
  const [team] = await admin.listTeams()
  expect(team?.displayName).toBe('Weavers')

  const address = page.getByLabel('Email of a user')
  await address.fill('unknown@example.com')
  await page.getByRole('button', { name: 'Add member' }).click()
  await page.getByText('No user of this project has this email.').waitFor()
  await address.fill('ada@example.com')
  await page.getByRole('button', { name: 'Add member' }).click()
  await page.getByRole('cell', { name: 'Ada', exact: true }).waitFor()

  const permissionIds = async () =>
    (await user.listPermissions(team!, { recursive: false })).map(({ id }) => id)
  expect(await permissionIds()).toEqual(['team_member'])
  await page.getByRole('button', { name: 'Permissions of Ada' }).click()
  await dialogOf(page).getByLabel('team_admin').check()
  await dialogOf(page).getByLabel('team_member').uncheck()
  await dialogOf(page).getByRole('button', { name: 'Save permissions' }).click()
  await page.getByRole('cell', { name: 'team_admin' }).waitFor()
  expect(await permissionIds()).toEqual(['team_admin'])

  await team?.update({ profileImageUrl: PICTURE })
  await page.reload()
  await confirm(page, 'Remove picture', 'Remove picture')
  await page.getByRole('button', { name: 'Remove picture' }).waitFor({ state: 'detached' })
  expect((await admin.listTeams()).map(({ profileImageUrl }) => profileImageUrl)).toEqual([null])

  await confirm(page, 'Remove Ada', 'Remove member')
  await page.getByText('This team has no members yet.').waitFor()
  await page.getByLabel('Name').fill('Spinners')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('heading', { level: 1, name: 'Spinners' }).waitFor()
  // Waits until the queries of earlier changes have ended, because the page of a deleted team must not be
  // refetched.
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Spinners' }).waitFor()
  await page.getByText('This team has no members yet.').waitFor()
  await page.getByText('No pending invitations.').waitFor()
  await confirm(page, 'Delete team', 'Delete team')
  await page.getByRole('heading', { name: 'No teams yet' }).waitFor()
  expect(await admin.listTeams()).toEqual([])
})
