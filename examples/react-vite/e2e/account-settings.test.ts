import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectSeen } from '../../e2e/expect-seen.js'
import { followMail } from '../../e2e/mailbox.js'
import { createProject } from '../../e2e/project.js'
import { createVisitor, exampleUrl, fillIn, type Visitor } from '../../e2e/visitor.js'

/** Signs up, and goes to a section of the settings as a person does. */
async function openSection(visitor: Visitor, name: string): Promise<Page> {
  const page = await visitor.signUp()
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Account settings' }).click()
  await goTo(page, name)
  return page
}

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  await expectSeen(page.getByRole('heading', { level: 2, name }))
}

const expectSaved = (part: Page | Locator) => expectSeen(part.getByText('Saved.'))

async function signIn(page: Page, visitor: Parameters<typeof fillIn>[1]): Promise<void> {
  await fillIn(page, visitor)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The smallest picture that there is. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a name and a picture are kept, and shown at the top of the app', async () => {
  const visitor = await createVisitor()
  const page = await openSection(visitor, 'Profile')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectSaved(page)

  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const buffer = Buffer.from(png, 'base64')
  await (await chosen).setFiles({ name: 'ada.png', mimeType: 'image/png', buffer })
  const dialog = page.getByRole('dialog', { name: 'Move and zoom' })
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expectSaved(page.getByRole('region', { name: 'Picture' }))
  await page.reload()
  const picture = page.getByRole('main').locator('img[src^="data:image/"]').first()
  await expectSeen(picture)
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await page.goto('/')
  await expectSeen(page.getByRole('banner').getByText('Ada Lovelace'))
})

test('an address is added, confirmed by mail and made the primary one', async () => {
  const visitor = await createVisitor()
  const page = await openSection(visitor, 'E-mail and sign-in')
  const other = `other-${visitor.email}`
  await page.getByLabel('E-mail address').fill(other)
  await page.getByRole('button', { name: 'Add address' }).click()
  const row = page.getByRole('listitem').filter({ hasText: other })
  await expectSeen(row.getByText('Not confirmed'))

  const verification = await followMail(visitor, 'Confirm your e-mail address', other)
  await verification.getByRole('button', { name: 'Confirm' }).click()
  await expectSeen(verification.getByRole('heading', { name: 'Address confirmed' }))
  await page.reload()
  await row.getByRole('button', { name: 'Make primary' }).click()
  await expectSeen(row.getByText('Primary', { exact: true }))
  await expectSaved(row)
  await page.goto('/')
  await expectSeen(page.getByRole('banner').getByText(other))
})

test('a changed password signs in, and the old one does not any more', async () => {
  const visitor = await createVisitor({ refusals: ['EMAIL_PASSWORD_MISMATCH'] })
  const page = await openSection(visitor, 'Security')
  const now = { email: visitor.email, password: 'a fresh password' }
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(visitor.password)
  await page.getByLabel('New password', { exact: true }).fill(now.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expectSaved(page)
  await goTo(page, 'Settings')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Create account' }).click()

  await page.goto('/members')
  await signIn(page, visitor)
  await expectSeen(page.getByText('Wrong e-mail or password.'))
  await signIn(page, now)
  await expectSeen(page.getByText(`Welcome, ${visitor.email}.`))
})

test('a session of another browser is ended', async () => {
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
  await expectSeen(other.getByText(`Welcome, ${visitor.email}.`))

  await page.reload()
  const sessions = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Signed in' })
  await expectSeen(sessions.first())
  await expect.poll(() => sessions.count()).toBe(2)
  await sessions
    .filter({ hasNotText: 'This device' })
    .getByRole('button', { name: 'Sign out' })
    .click()
  await expectSeen(page.getByText('You are signed in nowhere else.'))
  // The list is ahead of the service.
  await expectSaved(page)
  await page.close()
  // An access token is good for ten minutes, whatever has become of its session.
  await project.clock.advance('11m')
  await other.reload()
  await expectSeen(other.getByRole('heading', { name: 'Sign in' }))
})

test('an API key is made, shown once and revoked', async () => {
  const visitor = await createVisitor()
  const page = await openSection(visitor, 'API keys')
  await page.getByRole('button', { name: 'Create a key' }).click()
  await page.getByLabel('What it is for').fill('Nightly report')
  await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click()
  const reveal = page.getByRole('dialog', { name: 'Copy your key now' })
  const key = (await reveal.locator('code').textContent()) ?? ''
  expect(key.length).toBeGreaterThan(20)
  await reveal.getByRole('button', { name: 'I have copied it' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Nightly report' })
  await expectSeen(row.getByText('Valid'))
  expect(await page.content()).not.toContain(key)

  await row.getByRole('button', { name: 'Revoke key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
  await expectSeen(row.getByText('Revoked'))
})

test('an account is deleted once its address is typed, and is gone', async () => {
  const visitor = await createVisitor({ refusals: ['EMAIL_PASSWORD_MISMATCH'] })
  const page = await openSection(visitor, 'Settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Type it here').fill('something else')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expectSeen(dialog.getByText('This is something else.'))
  await dialog.getByLabel('Type it here').fill(visitor.email)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.waitForURL(`${exampleUrl}/`)

  await page.goto('/handler/sign-in')
  await signIn(page, visitor)
  await expectSeen(page.getByText('Wrong e-mail or password.'))
})
