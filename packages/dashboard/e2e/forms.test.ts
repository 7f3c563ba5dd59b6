import { expect, test } from 'vitest'
import { expectFocus } from '../../../examples/e2e/keyboard.js'
import { dashboardUrl, fillIn } from '../../../examples/e2e/visitor.js'
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

  await field.fill('app.example.com/path')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByText('Enter only the domain, without a path.').waitFor()
  await field.fill('*.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByText('A * stands for one whole label').waitFor()

  const users = page.getByRole('link', { name: 'Users' })
  await users.click()
  await dialogOf(page).getByRole('button', { name: 'Keep editing' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('*.com')
  // A form that adds to a list changes nothing that is stored.
  expect(await page.getByText('Unsaved changes').count()).toBe(0)
  await field.fill('app.example.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByRole('cell', { name: 'https://app.example.com', exact: true }).waitFor()
  expect((await admin.getProject()).config.domains).toHaveLength(1)
  await expect.poll(() => field.inputValue()).toBe('')
  await page.getByText('Added.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect(await page.getByText('Added.').count()).toBe(0)
  await field.fill('app.example.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByText('This domain is in the list').waitFor()
  await field.fill('')
  // A saved form has nothing to lose.
  await page.locator('form[data-changed]').waitFor({ state: 'detached' })
  await users.click()
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()

  await goTo('/general')
  await page.getByLabel('Description').fill('Wheels')
  await page.getByText('Unsaved changes').waitFor()
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
  await name.fill('   ')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Fill in this field.').waitFor()
})

test('leaves a page at once whose values only the service has changed', async () => {
  const { page, admin, goTo } = await createOwner()
  const user = await admin.createUser({ primaryEmail: 'bob@example.com' })
  await goTo(`/users/${user.id}`)
  const name = page.getByLabel('Name', { exact: true })
  await name.waitFor()
  await user.update({ displayName: 'Bob' })
  await page.getByText('Add metadata').click()
  await page.getByRole('button', { name: 'Save metadata' }).click()
  await expect.poll(() => name.inputValue()).toBe('Bob')
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: 'Users' })
    .click()
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
  expect(new URL(page.url()).pathname).toMatch(/\/users$/)
})

test('saves the edited settings only, and keeps what others have changed meanwhile', async () => {
  const { page, admin, goTo } = await createOwner()
  const project = await admin.getProject()
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
  }
  await goTo('/branding')
  await page.getByLabel('Support email').waitFor()
  await project.update({ config: { accentColor: '#2b4baf' } })
  await page.getByLabel('Support email').fill('help@example.com')
  await save()
  const color = page.getByLabel('Accent color', { exact: true })
  await expect.poll(() => color.inputValue()).toBe('#2b4baf')
  const branding = { accentColor: '#2b4baf', supportEmail: 'help@example.com' }
  expect((await admin.getProject()).config).toMatchObject(branding)

  await goTo('/policies')
  await page.getByLabel('Sessions per user').waitFor()
  await project.update({ config: { proofOfWork: 'always', secondFactorGraceDays: 9 } })
  await page.getByLabel('Sessions per user').fill('5')
  await save()
  await expect.poll(() => page.getByLabel('Proof of work').inputValue()).toBe('always')
  await page.getByLabel('Sessions per user').fill('6')
  await save()
  const policies = { proofOfWork: 'always', secondFactorGraceDays: 9, maxSessionsPerUser: 6 }
  expect((await admin.getProject()).config).toMatchObject(policies)
})

test('asks before Escape or "Back" closes a dialog with a changed form', async () => {
  const { page, goTo } = await createOwner()
  await goTo('/users')
  await page.getByRole('link', { name: 'Identity providers' }).click()
  await page.getByRole('button', { name: 'Turn on GitLab' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on GitLab' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const field = dialog.getByLabel('Client ID')
  await field.fill('engines')
  await page.waitForSelector('form[data-changed]')
  for (const ask of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await ask()
    await question.waitFor()
    await ask()
    await question.waitFor({ state: 'detached' })
  }
  expect(await field.inputValue()).toBe('engines')
  await page.goBack()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Identity providers' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
})

test('asks before a key that is shown once is left with Escape, the close button or another page', async () => {
  const { page, goTo } = await createOwner()
  await goTo('/users')
  await page.getByRole('link', { name: 'API keys' }).click()
  await page.getByRole('button', { name: 'New keys' }).first().click()
  await dialogOf(page).getByLabel('Description').fill('CI')
  await dialogOf(page).getByRole('button', { name: 'Create keys' }).click()
  const question = page.getByRole('dialog', { name: 'Have you stored it?' })
  const leave = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ]
  for (const act of leave) {
    await dialogOf(page).getByRole('button', { name: 'Done' }).waitFor()
    await act()
    await question.getByRole('button', { name: 'Show it again' }).click()
    await question.waitFor({ state: 'detached' })
  }
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(page.url()).toMatch(/\/keys$/)
  expect(await question.count()).toBe(0)
})

test('keeps a changed form when the user signs out in another tab, and saves it after a sign-in', async () => {
  const { visitor, page, admin, goTo } = await createOwner()
  await goTo('/general')
  await page.getByLabel('Description').fill('Wheels')
  const other = await visitor.open(`${dashboardUrl}/projects`)
  await other.getByRole('button', { name: 'Ada' }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()

  const dialog = page.getByRole('dialog', { name: 'You’re signed out' })
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  const window = await opened
  await fillIn(window, visitor)
  const closed = window.waitForEvent('close')
  await window.getByRole('button', { name: 'Sign in', exact: true }).click()
  await closed
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Description').inputValue()).toBe('Wheels')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect((await admin.getProject()).description).toBe('Wheels')
})
