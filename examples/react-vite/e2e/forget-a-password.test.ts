import { expect, test } from 'vitest'
import { expectSeen } from '../../e2e/expect-seen.js'
import { followMail } from '../../e2e/mailbox.js'
import { createProject } from '../../e2e/project.js'
import { createVisitor, fillIn } from '../../e2e/visitor.js'

test('a forgotten password is replaced by mail, which ends the sessions that there were', async () => {
  const project = await createProject()
  const elsewhere = await createVisitor({
    project,
    refusals: ['ACCESS_TOKEN_EXPIRED', 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
  })
  const old = await elsewhere.signUp()
  const { email, password } = elsewhere
  const visitor = await createVisitor({
    project,
    as: { email, password: 'a fresh password' },
    refusals: ['EMAIL_PASSWORD_MISMATCH'],
  })

  const page = await visitor.open('/handler/sign-in')
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await expectSeen(page.getByRole('heading', { name: 'Forgot your password?' }))
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expectSeen(page.getByText(`If ${email} belongs to an account`))

  const reset = await followMail(visitor, 'Set a new password')
  await reset.getByLabel('New password', { exact: true }).fill(visitor.password)
  await reset.getByLabel('New password again').fill(visitor.password)
  await reset.getByRole('button', { name: 'Save the password' }).click()
  await expectSeen(reset.getByRole('heading', { name: 'Your password is new' }))
  // The code is not in the address any more, and the page still knows.
  await reset.waitForURL((url) => !url.search.includes('code='))
  await reset.reload()
  await expectSeen(reset.getByRole('heading', { name: 'Your password is new' }))
  await reset.getByRole('link', { name: 'Sign in' }).click()
  await fillIn(reset, { email, password })
  await reset.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectSeen(reset.getByText('Wrong e-mail or password.'))
  await fillIn(reset, visitor)
  await reset.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectSeen(reset.getByRole('banner').getByText(email))
  await reset.close()

  // An access token is good for ten minutes, whatever has become of its session.
  await project.clock.advance('11m')
  await old.goto('/members')
  await expectSeen(old.getByRole('heading', { name: 'Sign in' }))
  expect(new URL(old.url()).pathname).toBe('/handler/sign-in')
})

test('the page says the same of an address that has no account', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/handler/forgot-password')
  await page.getByLabel('E-mail address').fill(visitor.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expectSeen(page.getByText(`If ${visitor.email} belongs to an account`))
})
