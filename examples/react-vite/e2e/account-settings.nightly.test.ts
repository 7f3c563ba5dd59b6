import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { followEmailLink } from '../../e2e/mailbox.js'
import { createProject } from '../../e2e/project.js'
import { createVisitor, fillIn, type Visitor, userMenu } from '../../e2e/visitor.js'

/** Signs up and opens a section of the settings through the navigation. */
async function openSection(visitor: Visitor, name: string): Promise<Page> {
  const page = await visitor.signUp()
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Account settings' }).click()
  await goTo(page, name)
  return page
}

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  await expectVisible(page.getByRole('heading', { level: 2, name }))
}

const expectSaved = (part: Page | Locator) => expectVisible(part.getByText('Saved.'))

async function signIn(page: Page, visitor: Parameters<typeof fillIn>[1]): Promise<void> {
  await fillIn(page, visitor)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A picture of one pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('account settings of the React example', () => {
  it('saves a name and a picture, and shows the name in the banner', async () => {
    const visitor = await createVisitor()
    const page = await openSection(visitor, 'Profile')
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectSaved(page)

    const fileChooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload picture' }).click()
    const buffer = Buffer.from(png, 'base64')
    await (await fileChooser).setFiles({ name: 'ada.png', mimeType: 'image/png', buffer })
    const dialog = page.getByRole('dialog', { name: 'Crop picture' })
    await dialog.getByRole('button', { name: 'Save picture' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expectSaved(page.getByRole('region', { name: 'Picture' }))
    await page.reload()
    const picture = page.getByRole('main').locator('img[src^="data:image/"]').first()
    await expectVisible(picture)
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

    await page.goto('/')
    await expectVisible(userMenu(page, 'Ada Lovelace'))
  })

  it('adds an email address, verifies it by email and makes it primary', async () => {
    const visitor = await createVisitor()
    const page = await openSection(visitor, 'Emails')
    const other = `other-${visitor.email}`
    await page.getByRole('textbox', { name: 'Email address' }).fill(other)
    await page.getByRole('button', { name: 'Add address' }).click()
    const row = page.getByRole('listitem').filter({ hasText: other })
    await expectVisible(row.getByText('Unverified'))

    const verification = await followEmailLink(visitor, 'Verify your email', other)
    await verification.getByRole('button', { name: 'Verify' }).click()
    await expectVisible(verification.getByRole('heading', { name: 'Email verified' }))
    await page.reload()
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Make primary' }).click()
    await expectVisible(row.getByText('Primary', { exact: true }))
    await expectSaved(row)
    await page.goto('/')
    await expectVisible(userMenu(page, other))
  })

  it('signs in with a changed password and no longer with the old one', async () => {
    const visitor = await createVisitor({ refusals: ['EMAIL_PASSWORD_MISMATCH'] })
    const page = await openSection(visitor, 'Security')
    const now = { email: visitor.email, password: 'a fresh password' }
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password').fill(visitor.password)
    await page.getByLabel('New password', { exact: true }).fill(now.password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expectSaved(page)
    await goTo(page, 'Profile')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Create account' }).click()

    await page.goto('/members')
    await signIn(page, visitor)
    await expectVisible(page.getByText('Incorrect email or password.'))
    await signIn(page, now)
    await expectVisible(page.getByText(`Welcome, ${visitor.email}.`))
  })

  it('signs out the session of another browser', async () => {
    const project = await createProject()
    const visitor = await createVisitor({ project })
    const page = await openSection(visitor, 'Sessions')
    const elsewhere = await createVisitor({
      project,
      as: { email: visitor.email, password: visitor.password },
      refusals: ['ACCESS_TOKEN_EXPIRED', 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
    })
    const other = await elsewhere.open('/members')
    await signIn(other, elsewhere)
    await expectVisible(other.getByText(`Welcome, ${visitor.email}.`))

    await page.reload()
    const sessions = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Signed in' })
    await expectVisible(sessions.first())
    await expect.poll(() => sessions.count()).toBe(2)
    const session = sessions.filter({ hasNotText: 'This device' })
    await session.getByRole('button', { name: /^Actions for/ }).click()
    await session.getByRole('menuitem', { name: 'Sign out' }).click()
    await expectVisible(page.getByText('No other sessions.'))
    // The list updates before the service responds.
    await expectVisible(page.getByText('Session signed out.'))
    await page.close()
    // An access token stays valid for ten minutes after its session has ended.
    await project.clock.advance('11m')
    await other.reload()
    await expectVisible(other.getByRole('heading', { name: 'Sign in' }))
  })

  it('creates an API key, shows it once and revokes it', async () => {
    const visitor = await createVisitor()
    const page = await openSection(visitor, 'API keys')
    await page.getByRole('button', { name: 'Create API key' }).click()
    await page.getByLabel('Name').fill('Nightly report')
    await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click()
    const reveal = page.getByRole('dialog', { name: 'Copy your key now' })
    const key = (await reveal.locator('code').textContent()) ?? ''
    expect(key.length).toBeGreaterThan(20)
    await reveal.getByRole('button', { name: 'Done' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Nightly report' })
    await expectVisible(row.getByText('Active'))
    expect(await page.content()).not.toContain(key)

    await row.getByRole('button', { name: 'Actions for Nightly report' }).click()
    await row.getByRole('menuitem', { name: 'Revoke key' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
    await expectVisible(row.getByText('Revoked', { exact: true }))
  })
})
