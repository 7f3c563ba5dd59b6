import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectSeen } from '../../e2e/expect-seen.js'
import { followMail, openMail } from '../../e2e/mailbox.js'
import { createVisitor, exampleUrl, signOut, type Visitor } from '../../e2e/visitor.js'

/** Has a mail sent from the sign-in page, which then asks for its code. */
async function askForMail({ open, email }: Visitor, path = '/handler/sign-in'): Promise<Page> {
  const page = await open(path)
  await page.getByRole('button', { name: 'Mail me a code instead' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  await expectSeen(page.getByText(`We sent a mail to ${email}.`))
  return page
}

async function codeFor(visitor: Visitor): Promise<string> {
  const mailbox = await openMail(visitor, { to: visitor.email, about: 'your code is' })
  const subject = await mailbox.getByRole('heading', { name: 'your code is' }).textContent()
  const [, code = ''] = /your code is (\w{6})$/.exec(subject ?? '') ?? []
  expect(code).not.toBe('')
  await mailbox.close()
  return code
}

test('the link of a mail signs up, and signs in the next time', async () => {
  const visitor = await createVisitor()
  const asking = await askForMail(visitor, '/members')
  const first = await followMail(visitor, 'Sign in')
  await expectSeen(first.getByRole('heading', { name: 'Sign in?' }))
  await first.getByRole('button', { name: 'Sign in' }).click()
  await first.waitForURL((url) => !url.pathname.startsWith('/handler'))
  await expectSeen(first.getByRole('banner').getByText(visitor.email))
  // The tab that asked is signed in by that, too.
  await expectSeen(asking.getByRole('heading', { name: 'You are signed in' }))

  await signOut(first)
  await askForMail(visitor)
  const second = await followMail(visitor, 'Sign in')
  await second.getByRole('button', { name: 'Sign in' }).click()
  await expectSeen(second.getByRole('banner').getByText(visitor.email))
})

test('its code signs in where the mail was asked for, after a wrong one', async () => {
  const visitor = await createVisitor({ refusals: ['VERIFICATION_CODE_NOT_FOUND'] })
  const page = await askForMail(visitor, '/handler/sign-in?after_auth_return_to=%2Fmembers')
  const code = await codeFor(visitor)
  const field = page.getByLabel('Code')
  await field.fill(code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')
  await expectSeen(page.getByText('That code is wrong. Use the one in the newest mail.'))
  await field.fill(code.toLowerCase())
  await page.waitForURL(`${exampleUrl}/members`)
  await expectSeen(page.getByText(`Welcome, ${visitor.email}.`))
})
