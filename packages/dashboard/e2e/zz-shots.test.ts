import axe from 'axe-core'
import { expect, test } from 'vitest'
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { followEmailLink } from '../../../examples/e2e/mailbox.js'
import { createVisitor, dashboardUrl, fillIn } from '../../../examples/e2e/visitor.js'
import { createOwner, dialogOf } from './owner.js'

const out = '/tmp/role-shots'
mkdirSync(out, { recursive: true })
async function shoot(page: Page, name: string) {
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(300)
      await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage: true })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      )
      if (overflow) console.log('OVERFLOW', name, width)
      await page.evaluate(axe.source)
      const violations = await page.evaluate(async () =>
        (await (globalThis as any).axe.run(document, { iframes: false })).violations.map(
          (v: any) => [v.id, v.nodes.map((n: any) => n.html.slice(0, 200))],
        ),
      )
      if (violations.length) console.log('AXE', name, width, scheme, JSON.stringify(violations))
    }
}

test('shots', async () => {
  const { page, admin, goTo } = await createOwner()
  await admin.createUser({ displayName: 'Bob', primaryEmail: 'bob@example.com' })
  const colleague = await createVisitor({ at: dashboardUrl })
  await goTo('/members')
  await page.getByRole('button', { name: 'Invite' }).click()
  await dialogOf(page).getByLabel('Role').selectOption('Support')
  await shoot(page, 'invite')
  await dialogOf(page)
    .getByLabel('Email addresses')
    .fill(`${colleague.email}, ${'x'.repeat(60)}@${'y'.repeat(50)}.example.com`)
  await dialogOf(page).getByRole('button', { name: 'Send invitations' }).click()
  await page.getByRole('row').filter({ hasText: colleague.email }).getByText('Support').waitFor()
  const tab = await followEmailLink(colleague, 'Engines')
  await tab.getByRole('heading', { name: 'Join Engines' }).waitFor()
  await shoot(tab, 'join-signed-out')
  await tab.getByRole('link', { name: 'Create account' }).click()
  await fillIn(tab, colleague)
  await tab.getByRole('button', { name: 'Create account' }).click()
  await tab.getByRole('button', { name: 'Join project' }).waitFor()
  await shoot(tab, 'join-signed-in')
  await tab.getByRole('button', { name: 'Join project' }).click()
  await tab.getByText('Your role is').waitFor()
  await shoot(tab, 'support-overview')
  for (const path of [
    'users',
    'members',
    'general',
    'sign-in',
    'branding',
    'providers',
    'domains',
    'email-server',
    'templates',
    'teams',
    'permissions/team',
    'notifications',
    'policies',
    'email-log',
    'audit-log',
    'keys',
    'webhooks',
  ]) {
    await tab.goto(
      `${tab.url().split('/projects/')[0]}/projects/${tab.url().split('/projects/')[1]?.split('/')[0]}/${path}`,
    )
    await tab.getByRole('heading', { level: 1 }).waitFor()
    await shoot(tab, 'support-' + path.replace('/', '-'))
  }
  const [user] = await admin.listUsers()
  await tab.goto(tab.url().replace(/keys$/, `users/${user?.id}`))
  await tab.getByRole('heading', { level: 1 }).waitFor()
  await shoot(tab, 'support-user')
  await page.reload()
  await page.getByText(colleague.email).first().waitFor()
  await shoot(page, 'members')
  await page.getByRole('button', { name: /Transfer ownership/ }).click()
  await shoot(page, 'transfer')
  expect(1).toBe(1)
}, 400_000)
