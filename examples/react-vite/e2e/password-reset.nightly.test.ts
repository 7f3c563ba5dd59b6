import { describe, expect, it } from 'vitest'
import {
  button,
  expectStep,
  field,
  link,
  passwordField,
  press,
  tabTo,
  type,
} from '../../e2e/keyboard.js'
import { expectVisible } from '../../e2e/expect-visible.js'
import { followEmailLink } from '../../e2e/mailbox.js'
import { createProject } from '../../e2e/project.js'
import { createVisitor, fillIn, userMenu } from '../../e2e/visitor.js'

describe('password reset in the React example', () => {
  it('resets the password by email and keyboard and ends all sessions', async () => {
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
    await expectStep(page, 'Sign in')
    await press(link(page, 'Forgot password?'))
    await expectStep(page, 'Forgot password?')
    await type(field(page, 'Email address'), email)
    await page.keyboard.press('Enter')
    await expectStep(page, 'Check your email')
    await expectVisible(page.getByText(`If there's an account for ${email}`))

    const reset = await followEmailLink(visitor, 'Reset your password')
    await expectStep(reset, 'Choose a new password')
    await type(passwordField(reset, 'New password'), visitor.password)
    await type(passwordField(reset, 'Confirm new password'), visitor.password)
    await press(button(reset, 'Reset password'), 'Space')
    await expectStep(reset, 'Password updated')
    // The code is removed from the URL, and the page keeps its state.
    await reset.waitForURL((url) => !url.search.includes('code='))
    await reset.reload()
    await expectVisible(reset.getByRole('heading', { name: 'Password updated' }))
    await press(link(reset, 'Sign in'))
    await expectStep(reset, 'Sign in')
    await fillIn(reset, { email, password })
    await reset.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectVisible(reset.getByText('Incorrect email or password.'))
    await tabTo(passwordField(reset, 'Password'))
    await reset.keyboard.press('Control+a')
    await reset.keyboard.type(visitor.password)
    await reset.keyboard.press('Enter')
    await expectVisible(userMenu(reset, email))
    await reset.close()

    // An access token stays valid for ten minutes after its session has ended.
    await project.clock.advance('11m')
    await old.goto('/members')
    await expectVisible(old.getByRole('heading', { name: 'Sign in' }))
    expect(new URL(old.url()).pathname).toBe('/handler/sign-in')
  })

  it('shows the same message for an address without an account', async () => {
    const visitor = await createVisitor()
    const page = await visitor.open('/handler/forgot-password')
    await page.getByLabel('Email address').fill(visitor.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expectVisible(page.getByText(`If there's an account for ${visitor.email}`))
  })
})
