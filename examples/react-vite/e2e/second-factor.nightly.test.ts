import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { verifyEmail } from '../../e2e/mailbox.js'
import { createProject, type Project } from '../../e2e/project.js'
import { createVisitor, exampleUrl, fillIn } from '../../e2e/visitor.js'
import { totp, wrong } from '../../../packages/core/test/support/totp.js'

/** Sets up an authenticator app with the secret that the settings show as text. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up' }).click()
  await expectVisible(page.getByRole('img', { name: 'QR code for your authenticator app' }))
  const secret = (await page.locator('.lk-secret code').textContent())?.replaceAll(' ', '') ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(totp(secret))
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await codes.getByRole('button', { name: 'Done' }).click()
  await expectVisible(page.getByRole('button', { name: 'Turn off' }))
  return secret
}

/** Moves the clock of the project to the next period of 30 seconds and returns its code. */
async function nextCode({ clock }: Project, secret: string): Promise<string> {
  const now = (await clock.advance(0)).getTime()
  const later = await clock.advance(30_000 - (now % 30_000))
  return totp(secret, later.getTime())
}

describe('second factor in the React example', () => {
  it('requires the code of an authenticator app that was set up in the settings', async () => {
    const project = await createProject()
    const visitor = await createVisitor({
      project,
      refusals: ['MULTI_FACTOR_AUTHENTICATION_REQUIRED', 'INVALID_TOTP_CODE'],
    })
    const page = await visitor.signUp('/handler/account-settings/security')
    await verifyEmail(visitor)
    await page.reload()
    const secret = await setUp(page)
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${exampleUrl}/`)

    await page.goto('/members')
    await fillIn(page, visitor)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectVisible(page.getByRole('heading', { name: 'Enter verification code' }))
    const code = await nextCode(project, secret)
    const field = page.getByLabel('Code')
    await field.fill(wrong(code))
    await expectVisible(page.getByText('Incorrect code. Enter the current one.'))
    expect(await field.inputValue()).toBe('')
    await field.fill(code)
    await page.waitForURL(`${exampleUrl}/members`)
    await expectVisible(page.getByText(`Welcome, ${visitor.email}.`))
  })
})
