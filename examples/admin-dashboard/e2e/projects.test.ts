import { expect, test } from 'vitest'
import { createVisitor, dashboardUrl, fillIn } from '../../e2e/visitor.js'
import { confirm, createOwner, dialogOf } from './owner.js'

test('the owner of the configuration signs in and finds the example’s project', async () => {
  const visitor = await createVisitor({ at: dashboardUrl })
  const page = await visitor.open('/')
  await fillIn(page, { email: 'owner@example.com', password: 'owner-password' })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Latchkey example' }).click()
  await page.getByRole('heading', { level: 1, name: 'Latchkey example' }).waitFor()
  await expect.poll(() => page.title()).toBe('Latchkey example · Latchkey dashboard')
})

test('a project is created, and its page is where one goes next', async () => {
  const { page, projectId } = await createOwner()
  await page.getByRole('button', { name: 'New project' }).click()
  await dialogOf(page).getByLabel('Name').fill('Difference engine')
  await dialogOf(page).getByLabel('Description').fill('Counts')
  await dialogOf(page).getByRole('button', { name: 'Create project' }).click()
  await page.getByRole('heading', { level: 1, name: 'Difference engine' }).waitFor()
  expect(page.url()).not.toContain(projectId)

  await page.getByRole('link', { name: 'Your projects' }).click()
  await page.getByRole('link', { name: 'Engines', exact: true }).waitFor()
  await expect.poll(() => page.getByRole('main').textContent()).toContain('Counts')
})

test('a project gets another name everywhere, and markup in it stays text (XS01, XS10)', async () => {
  const { page, admin, goTo } = await createOwner()
  const displayName = '<img src=x onerror=alert(1)>'
  await goTo('/general')
  await page.getByLabel('Name').fill(displayName)
  await page.getByLabel('Description').fill('Of brass')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await page.getByRole('navigation', { name: 'Project' }).getByText(displayName).waitFor()
  expect(await admin.getProject()).toMatchObject({ displayName, description: 'Of brass' })
})

test('a project is deleted once its name is typed, and is gone from the list', async () => {
  const { page, admin, goTo } = await createOwner()
  await goTo('/general')
  await page.getByRole('button', { name: 'Delete project …' }).click()
  const button = dialogOf(page).getByRole('button', { name: 'Delete project' })
  expect(await button.isDisabled()).toBe(true)
  await dialogOf(page).getByLabel('Type').fill('Engines')
  await button.click()
  await page.getByText('There is none yet.').waitFor()
  await expect(admin.getProject()).rejects.toMatchObject({ code: 'INVALID_SUPER_SECRET_ADMIN_KEY' })
})

test('somebody else’s project is not shown', async () => {
  const { page } = await createOwner()
  await page.goto('/projects/e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10/keys')
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
})

test('whoever is signed out comes back to the page after signing in', async () => {
  const { visitor, page, goTo, projectId } = await createOwner()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/handler/sign-in*')
  await goTo('/keys')
  await fillIn(page, visitor)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`**/projects/${projectId}/keys`)
  await page.getByText('Of the test').waitFor()
  await confirm(page, 'Revoke Of the test', 'Revoke keys')
  await page.getByText('Revoked').waitFor()
  // The question has such a button, too, until it is gone.
  await expect.poll(() => page.getByRole('button', { name: 'Revoke' }).count()).toBe(0)
})
