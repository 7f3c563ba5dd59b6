import { describe, expect, it } from 'vitest'
import { button, submitCredentials, expectStep, tabTo } from '../../e2e/keyboard.js'
import { expectVisible } from '../../e2e/expect-visible.js'
import { openProgram } from '../../../packages/cli/test/support/program.js'
import { createVisitor, exampleUrl, serviceUrl, signOut } from '../../e2e/visitor.js'

const program = openProgram()

/** Starts a CLI login and resolves when it has printed the link. */
async function startLogin() {
  const run = program.start(['login', '--app-url', exampleUrl], {
    LATCHKEY_API_URL: serviceUrl,
    LATCHKEY_PROJECT_ID: 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10',
    LATCHKEY_PUBLISHABLE_CLIENT_KEY: 'pck_development_example',
  })
  const [link] = await run.waitForOutput(/http\S+login_code=\S+/)
  const [, letters = ''] = await run.waitForOutput(/same letters:\s+(\S+)/)
  return { run, link, letters }
}

describe('CLI login in the React example', () => {
  it('does not sign the CLI in when the user cancels', async () => {
    const visitor = await createVisitor()
    const { run, link } = await startLogin()
    const page = await visitor.signUp(link)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectVisible(page.getByRole('heading', { name: 'Access denied' }))
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(130)
    expect(run.stdout()).toBe('')
  })

  it('signs the CLI in by keyboard after the user signs in and compares the letters', async () => {
    const visitor = await createVisitor()
    await signOut(await visitor.signUp())
    const { run, link, letters } = await startLogin()
    const page = await visitor.open(link)
    await expectStep(page, 'Sign in')
    await submitCredentials(page, visitor)
    await expectStep(page, 'Allow terminal access?')
    await expectVisible(page.getByText(letters))
    await expectVisible(page.getByText(visitor.email))
    const authorize = button(page, 'Allow')
    await tabTo(authorize)
    await expect.poll(() => authorize.getAttribute('aria-disabled')).toBe('false')
    await page.keyboard.press('Enter')
    await expectStep(page, "You're all set")
    expect(await run.exit).toBe(0)
    expect(run.stdout()).toContain(visitor.email)
    await tabTo(button(page, 'Close this tab'))
  })
})
