import { describe, expect, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { followEmailLink } from '../../e2e/mailbox.js'
import { createProject } from '../../e2e/project.js'
import { createVisitor, serviceUrl, userMenu } from '../../e2e/visitor.js'

describe('sign-up and profile of the React example', () => {
  it('signs up, verifies the address with the link of the email and stays signed in', async () => {
    const visitor = await createVisitor()
    const page = await visitor.signUpOnPage()
    await expectVisible(userMenu(page, visitor.email))

    await page.goto('/profile')
    await expectVisible(page.getByText('Not verified'))

    const verification = await followEmailLink(visitor, 'Verify your email')
    await expectVisible(verification.getByRole('heading', { name: 'Verify your email' }))
    await expect.poll(() => page.getByText('Not verified').isVisible()).toBe(true)
    await verification.getByRole('button', { name: 'Verify' }).click()
    await expectVisible(verification.getByRole('heading', { name: 'Email verified' }))

    await page.reload()
    await expectVisible(page.getByText('Verified', { exact: true }))
    expect(page.url()).toMatch(/\/profile$/)
  })

  it('resends the verification email after a minute', async () => {
    const project = await createProject()
    const visitor = await createVisitor({ project })
    const page = await visitor.signUp('/profile')
    await project.clock.advance('61s')
    await page.getByRole('button', { name: 'Resend email' }).click()
    await expectVisible(page.getByText('Check your email.'))
    const mailbox = await visitor.open(`${serviceUrl}/dev/mail`)
    await expect.poll(() => mailbox.getByRole('link', { name: visitor.email }).count()).toBe(2)
  })

  it('shows a new name at once and after a reload', async () => {
    const visitor = await createVisitor()
    const page = await visitor.signUp('/profile')
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectVisible(page.getByText('Saved.'))
    await expectVisible(userMenu(page, 'Ada'))
    await page.reload()
    await expectVisible(userMenu(page, 'Ada'))
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ada')
  })
})
