import { describe, expect, it } from 'vitest'
import { createVisitor, dashboardUrl, fillIn } from '../../../examples/e2e/visitor.js'
import { confirm, createOwner, dialogOf } from './owner.js'

describe('dashboard projects', () => {
  it('lists the project of the configuration after its owner signs in', async () => {
    const visitor = await createVisitor({ at: dashboardUrl })
    const page = await visitor.open(dashboardUrl)
    await fillIn(page, { email: 'owner@example.com', password: 'owner-password' })
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('link', { name: 'Latchkey example' }).click()
    await page.getByRole('heading', { level: 1, name: 'Latchkey example' }).waitFor()
    await expect.poll(() => page.title()).toBe('Latchkey example · Latchkey dashboard')
  })

  it('creates a project and opens its page', async () => {
    const { page, projectId } = await createOwner()
    await page.goto(`${dashboardUrl}/projects`)
    await page.getByRole('button', { name: 'New project' }).click()
    await dialogOf(page).getByLabel('Name').fill('Difference engine')
    await dialogOf(page).getByLabel('Description').fill('Counts')
    await dialogOf(page).getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Difference engine' }).waitFor()
    expect(page.url()).not.toContain(projectId)

    await page.getByRole('link', { name: 'Latchkey', exact: true }).click()
    await page.getByRole('link', { name: 'Engines', exact: true }).waitFor()
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Counts')
  })

  it('searches a long list of projects by name, description and ID', async () => {
    const { page, projectId, createProjects } = await createOwner()
    await createProjects([
      { displayName: 'Difference engine', description: 'Counts' },
      ...Array.from({ length: 7 }, (_, index) => ({ displayName: `Loom ${index}` })),
    ])
    const search = page.getByRole('searchbox', { name: 'Name, description or ID' })
    const cards = page.getByRole('main').getByRole('listitem')
    await page.goto(`${dashboardUrl}/projects`)
    await expect.poll(() => cards.count()).toBe(9)
    expect(await search.count()).toBe(0)

    await createProjects([{ displayName: 'Loom 7' }])
    await page.reload()
    await search.fill('counts')
    await expect
      .poll(() => cards.allTextContents())
      .toEqual([expect.stringContaining('Difference engine')])
    await search.fill(projectId)
    await expect.poll(() => cards.allTextContents()).toEqual([expect.stringContaining('Engines')])
    await page.reload()
    await expect.poll(() => search.inputValue()).toBe(projectId)
    await search.fill('Jacquard')
    await page.getByRole('link', { name: 'Show all projects' }).click()
    await expect.poll(() => cards.count()).toBe(10)
  })

  it('creates one project with one key of each kind after a failure between them', async () => {
    const { page } = await createOwner({ losesConnection: true })
    let acceptedKeys = 1
    await page.route('**/internal/api-keys', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      acceptedKeys -= 1
      return acceptedKeys < 0 ? route.abort() : route.continue()
    })
    await page.goto(`${dashboardUrl}/projects`)
    await page.getByRole('button', { name: 'New project' }).click()
    await dialogOf(page).getByLabel('Name').fill('Difference engine')
    const create = dialogOf(page).getByRole('button', { name: 'Create', exact: true })
    await create.click()
    await dialogOf(page).getByRole('alert').getByText('Can’t reach the service.').waitFor()
    await page.unrouteAll()
    await create.click()
    await page.getByRole('heading', { level: 1, name: 'Difference engine' }).waitFor()
    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByRole('cell', { name: 'Secret server key', exact: true }).waitFor()
    expect(await page.getByRole('table').getByText('Valid').count()).toBe(2)
    await page.goto(`${dashboardUrl}/projects`)
    await page.getByRole('link', { name: 'Difference engine' }).waitFor()
    expect(await page.getByRole('link', { name: 'Difference engine' }).count()).toBe(1)
  })

  it('renames a project and shows markup in its name as text (XS01, XS10)', async () => {
    const { page, admin, goTo } = await createOwner()
    const displayName = '<img src=x onerror=alert(1)>'
    await goTo('/general')
    await page.getByLabel('Name').fill(displayName)
    await page.getByLabel('Description').fill('Of brass')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    await page.getByRole('banner').getByText(displayName).first().waitFor()
    expect(await admin.getProject()).toMatchObject({ displayName, description: 'Of brass' })
  })

  it('deletes a project after its name is typed in the open dialog, and removes it from the list', async () => {
    const { page, admin, goTo } = await createOwner()
    await goTo('/general')
    await page.getByRole('button', { name: 'Delete project' }).click()
    const button = dialogOf(page).getByRole('button', { name: 'Delete project' })
    expect(await button.isDisabled()).toBe(true)
    await dialogOf(page).getByLabel('Type').fill('Engines')
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete project' }).click()
    expect(await dialogOf(page).getByLabel('Type').inputValue()).toBe('')
    expect(await button.isDisabled()).toBe(true)
    await dialogOf(page).getByLabel('Type').fill('Engines')
    await button.click()
    await page.getByRole('heading', { name: 'Create your first project' }).waitFor()
    await expect(admin.getProject()).rejects.toMatchObject({
      code: 'INVALID_SUPER_SECRET_ADMIN_KEY',
    })
  })

  it('does not show a project of another user', async () => {
    const { page } = await createOwner()
    await page.goto(`${dashboardUrl}/projects/e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10/keys`)
    await page.getByRole('heading', { name: 'You can’t open this project' }).waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
  })

  it('returns to the page after a signed-out user signs in', async () => {
    const { visitor, page, goTo, projectId } = await createOwner()
    await page.goto(`${dashboardUrl}/projects`)
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/handler/sign-in*')
    await goTo('/keys')
    await fillIn(page, visitor)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`**/projects/${projectId}/keys`)
    await page.getByText('Test keys').waitFor()
    await confirm(page, 'Revoke Test keys', 'Revoke keys')
    await page.getByText('Revoked').waitFor()
    // The open dialog also has a Revoke button.
    await expect.poll(() => page.getByRole('button', { name: 'Revoke' }).count()).toBe(0)
  })
})
