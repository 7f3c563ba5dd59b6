import { expect, test } from 'vitest'
import { expectFocus } from '../../../examples/e2e/keyboard.js'
import { createOwner, dialogOf } from './owner.js'

test('shows an error at its field, and asks once before a changed form is left', async () => {
  const { page, admin, goTo } = await createOwner()
  await goTo('/domains')
  const field = page.getByLabel('Domain', { exact: true })
  await field.fill('not a domain')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expectFocus(field)
  const note = page.locator(`#${await field.getAttribute('aria-describedby')}`)
  expect(await note.textContent()).toBe('Enter a domain, such as app.example.com.')

  const users = page.getByRole('link', { name: 'Users' })
  await users.click()
  await dialogOf(page).getByRole('button', { name: 'Keep editing' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('not a domain')
  await page.getByText('Unsaved changes').waitFor()
  await field.fill('app.example.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByRole('cell', { name: 'https://app.example.com', exact: true }).waitFor()
  expect((await admin.getProject()).config.domains).toHaveLength(1)
  expect(await field.inputValue()).toBe('')
  // A saved form has nothing to lose.
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
  await users.click()
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()

  await goTo('/general')
  await page.getByLabel('Description').fill('Wheels')
  await users.click()
  await dialogOf(page).getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
})

test('hides the success of an earlier submission while a field has an error', async () => {
  const { page, goTo } = await createOwner()
  await goTo('/general')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  const name = page.getByLabel('Name')
  await name.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectFocus(name)
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByText('Saved.', { exact: true }).count()).toBe(0)
})

test('leaves a page at once whose values only the service has changed', async () => {
  const { page, admin, goTo } = await createOwner()
  const user = await admin.createUser({ primaryEmail: 'bob@example.com' })
  await goTo(`/users/${user.id}`)
  const name = page.getByLabel('Name', { exact: true })
  await name.waitFor()
  await user.update({ displayName: 'Bob' })
  await page.getByRole('button', { name: 'Save metadata' }).click()
  await expect.poll(() => name.inputValue()).toBe('Bob')
  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
})

test('goes back from a page whose preview has changed', async () => {
  const { page, goTo } = await createOwner()
  await goTo('/users')
  await page.getByRole('link', { name: 'Branding' }).click()
  const preview = page.frameLocator('iframe')
  for (const address of ['help@example.com', 'team@example.com']) {
    await page.getByLabel('Support email').fill(address)
    await preview.getByText(address, { exact: true }).waitFor()
  }
  await page.getByLabel('Support email').fill('')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
})
