import { expect, test } from 'vitest'
import { expectFocus } from '../../../examples/e2e/keyboard.js'
import { chooseMore, confirm, createOwner, dialogOf, openMore } from './owner.js'

test('creates, edits and deletes permissions, and shows that they contain each other', async () => {
  const { page, admin, goTo } = await createOwner()
  await goTo('/permissions')
  const create = async (id: string, contained: string) => {
    await page.getByRole('button', { name: 'New permission' }).click()
    await dialogOf(page).getByLabel('ID').fill(id)
    await dialogOf(page).getByLabel('Description').fill(`To ${id}`)
    await dialogOf(page).getByLabel(contained, { exact: true }).check()
    await dialogOf(page).getByRole('button', { name: 'Create permission' }).click()
    await page.getByRole('cell', { name: id, exact: true }).waitFor()
  }
  await create('weave', '$read_members')
  await create('spin', 'weave')
  const row = page.getByRole('row').filter({ hasText: 'To spin' })
  await expect.poll(() => row.textContent()).toContain('weave, $read_members')
  const graph = page.getByRole('region', { name: 'Contained permissions' })
  await graph.getByText('spin').waitFor()

  await chooseMore(page, 'weave', 'Edit weave')
  await dialogOf(page).getByLabel('spin').check()
  await dialogOf(page).getByRole('button', { name: 'Save permission' }).click()
  await row.getByText('Contains itself').waitFor()
  const definitionOf = async (id: string) =>
    (await admin.listTeamPermissionDefinitions()).find((definition) => definition.id === id)
  expect(await definitionOf('weave')).toEqual({
    id: 'weave',
    description: 'To weave',
    containedPermissionIds: ['$read_members', 'spin'],
  })

  await openMore(page, 'spin')
  await confirm(page, 'Delete spin', 'Delete permission')
  await row.waitFor({ state: 'detached' })
  expect(await definitionOf('spin')).toBeUndefined()
  expect((await definitionOf('weave'))?.containedPermissionIds).toEqual(['$read_members'])
})

test('shows permissions of the project separately and rejects an existing ID', async () => {
  const { page, admin, goTo } = await createOwner({ refusals: ['PERMISSION_ID_ALREADY_EXISTS'] })
  await goTo('/permissions/team')
  await page.getByRole('link', { name: 'In the project' }).click()
  const create = async () => {
    await page.getByRole('button', { name: 'New permission' }).click()
    await dialogOf(page).getByLabel('ID').fill('engine:oil')
    await dialogOf(page).getByRole('button', { name: 'Create permission' }).click()
  }
  await create()
  await page.getByRole('cell', { name: 'engine:oil', exact: true }).waitFor()
  const definitions = await admin.listProjectPermissionDefinitions()
  expect(definitions.map(({ id }) => id)).toContain('engine:oil')
  await create()
  await dialogOf(page).getByText('Another permission has this ID.').waitFor()
  await expectFocus(dialogOf(page).getByLabel('ID'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
})
