import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createOwner, dialogOf, type Owner } from './owner.js'

const ways = [
  ['light', 1280],
  ['dark', 390],
] as const

/** What axe finds, and whether the page is wider than its window. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: its } = globalThis as unknown as { axe: typeof axe }
    // A sandboxed frame cannot be asked.
    const { violations } = await its.run(document, { iframes: false })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
    ]
  })
}

/** Puts something on every page. Returns the paths of all of them. */
async function furnish({ admin }: Owner): Promise<string[]> {
  const long = 'x'.repeat(300)
  const user = await admin.createUser({ displayName: 'Ada', primaryEmail: 'ada@example.com' })
  await user.createSession({ isImpersonation: true })
  await admin.createUser({ displayName: long })
  const team = await admin.createTeam({ displayName: long })
  await team.addUser(user.id)
  await admin.createProjectPermissionDefinition({ id: long.slice(0, 60), description: long })
  const { update } = await admin.getProject()
  await update({
    displayName: long,
    config: { domains: [{ domain: `https://${long.slice(0, 60)}.example`, handlerPath: '/h' }] },
  })
  const pages = ['', 'general', 'sign-in', 'providers', 'domains', 'keys', 'users', 'teams']
  return [
    ...pages,
    `users/${user.id}`,
    `teams/${team.id}`,
    'permissions/team',
    'permissions/project',
    'templates',
    'templates/magic_link',
    'mail-server',
    'sent-mails',
  ]
}

// Every page there is: longer than other tests.
test.for(ways)(
  'axe finds nothing on any page, %s and %i px wide',
  { timeout: 180_000 },
  async ([scheme, width]) => {
    const owner = await createOwner()
    const { page, goTo, projectId } = owner
    const paths = await furnish(owner)
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/projects')
    await page.getByRole('link', { name: 'xxx' }).waitFor()
    const found: Record<string, string[]> = { projects: await faultsOf(page) }
    for (const path of paths) {
      await goTo(`/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
      found[path.replace(projectId, '')] = await faultsOf(page)
    }
    await goTo('/keys')
    await page.getByRole('button', { name: 'New keys' }).click()
    await dialogOf(page).waitFor()
    found['dialog'] = await faultsOf(page)
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
  },
)

test('the keyboard opens a dialog, stays in it, and gets back to the opener', async () => {
  const { page, goTo } = await createOwner()
  await goTo('/keys')
  const opener = page.getByRole('button', { name: 'New keys' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor()
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  expect(await isInside()).toBe(true)
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
})
