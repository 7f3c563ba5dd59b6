import { expect, test } from 'vitest'
import { createOwner } from './owner.js'

test('lists the events of the project in pages and filters them by action', async () => {
  const { page, admin, goTo } = await createOwner()
  const { id } = await admin.createUser({ displayName: 'Ada' })
  for (let index = 1; index <= 25; index += 1)
    await admin.createTeam({ displayName: `Team ${index}` })
  await goTo('/audit-log')
  const rows = page.getByRole('row').filter({ hasText: 'Team created' })
  await expect.poll(() => rows.count()).toBe(25)
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.getByRole('row').filter({ hasText: 'User created' }).waitFor()

  await page.getByLabel('Action').selectOption('User created')
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.getByRole('link', { name: 'Ada' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
  expect(new URL(page.url()).pathname).toContain(id)

  await goTo('/audit-log?action=signing_key.rotated')
  await page.getByRole('heading', { name: 'No matching events' }).waitFor()
})

test('links to the team that an event names', async () => {
  const { page, admin, goTo } = await createOwner()
  const { id } = await admin.createUser({ displayName: 'Ada' })
  const team = await admin.createTeam({ displayName: 'Engines' })
  await team.addUser(id)
  await goTo('/audit-log?action=team_member.added')
  await page.getByRole('link', { name: 'Engines' }).click()
  await page.getByRole('heading', { level: 1, name: 'Engines' }).waitFor()
  expect(new URL(page.url()).pathname).toContain(team.id)
})
