import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { button, expectStep, field, press, tabTo, type } from '../../e2e/keyboard.js'
import { expectVisible } from '../../e2e/expect-visible.js'
import { followEmailLink, openEmail } from '../../e2e/mailbox.js'
import { createVisitor, exampleUrl, signOut, type Visitor, userMenu } from '../../e2e/visitor.js'

/** Requests an email on the sign-in page, which then shows the code field. */
async function requestEmail({ open, email }: Visitor, path = '/handler/sign-in'): Promise<Page> {
  const page = await open(path)
  await page.getByRole('button', { name: 'Use an email code instead' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expectVisible(page.getByText(`We sent a code to ${email}.`))
  return page
}

/** Reads the code in the subject of the newest email. */
async function codeFor(visitor: Visitor): Promise<string> {
  const mailbox = await openEmail(visitor, { to: visitor.email, about: 'sign-in code' })
  const subject = await mailbox.getByRole('heading', { name: 'sign-in code' }).textContent()
  const [, code = ''] = /^(\w{6}) is your/.exec(subject ?? '') ?? []
  expect(code).not.toBe('')
  await mailbox.close()
  return code
}

describe('email sign-in in the React example', () => {
  it('signs up with a magic link and signs in with the next one', async () => {
    const visitor = await createVisitor()
    const requestPage = await requestEmail(visitor, '/members')
    const first = await followEmailLink(visitor, 'sign-in code')
    await expectVisible(first.getByRole('heading', { name: 'Continue signing in?' }))
    await first.getByRole('button', { name: 'Sign in' }).click()
    await first.waitForURL((url) => !url.pathname.startsWith('/handler'))
    await expectVisible(userMenu(first, visitor.email))
    // The tab that requested the email is signed in as well.
    await expectVisible(requestPage.getByRole('heading', { name: "You're signed in" }))

    await signOut(first)
    await requestEmail(visitor)
    const second = await followEmailLink(visitor, 'sign-in code')
    await second.getByRole('button', { name: 'Sign in' }).click()
    await expectVisible(userMenu(second, visitor.email))
  })

  it('rejects an incorrect code and signs in with the emailed code by keyboard', async () => {
    const visitor = await createVisitor({ refusals: ['VERIFICATION_CODE_NOT_FOUND'] })
    const page = await visitor.open('/handler/sign-in?after_auth_return_to=%2Fmembers')
    await expectStep(page, 'Sign in')
    await press(button(page, 'Use an email code instead'), 'Space')
    await type(field(page, 'Email address'), visitor.email)
    await page.keyboard.press('Enter')
    await expectStep(page, 'Check your email')
    const code = await codeFor(visitor)
    await page.bringToFront()
    await type(field(page, 'Code'), code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')
    await expectVisible(page.getByText('Incorrect code. Use the one from the latest email.'))
    await tabTo(field(page, 'Code'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(code.toLowerCase())
    await page.waitForURL(`${exampleUrl}/members`)
    await expectVisible(page.getByText(`Welcome, ${visitor.email}.`))
  })
})
