import { expect, test } from 'vitest'
import { button, enter, expectStep, tabTo } from '../../e2e/by-keyboard.js'
import { expectSeen } from '../../e2e/expect-seen.js'
import { openProgram } from '../../../packages/cli/test/support/program.js'
import { createVisitor, exampleUrl, fillIn, serviceUrl, signOut } from '../../e2e/visitor.js'

const program = openProgram()

/** Starts to sign in with the command line, as far as the link for the browser. */
async function startLogin() {
  const run = program.start(['login', '--app-url', exampleUrl], {
    LATCHKEY_API_URL: serviceUrl,
    LATCHKEY_PROJECT_ID: 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10',
    LATCHKEY_PUBLISHABLE_CLIENT_KEY: 'pck_development_example',
  })
  const [link] = await run.said(/http\S+login_code=\S+/)
  const [, letters = ''] = await run.said(/same letters:\s+(\S+)/)
  return { run, link, letters }
}

test('a command-line tool is let in by whoever signs in on the way', async () => {
  const visitor = await createVisitor()
  const page = await visitor.signUp()
  await signOut(page)

  const { run, link, letters } = await startLogin()
  await page.goto(link)
  await page.waitForURL('**/handler/sign-in?*')
  await fillIn(page, visitor)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectSeen(page.getByRole('heading', { name: 'Let a command-line tool in?' }))
  await expectSeen(page.getByText(letters))
  await expectSeen(page.getByText(visitor.email))
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expectSeen(page.getByRole('heading', { name: 'The tool is signed in' }))
  expect(await run.exit).toBe(0)
  expect(run.stdout()).toContain(visitor.email)
})

test('a tool that is not let in stays out', async () => {
  const visitor = await createVisitor()
  const page = await visitor.signUp()
  const { run, link } = await startLogin()
  await page.goto(link)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectSeen(page.getByRole('heading', { name: 'Nothing was authorized' }))
  run.child.kill('SIGINT')
  expect(await run.exit).toBe(130)
  expect(run.stdout()).toBe('')
})

test('the keyboard signs in on the way, compares the letters and lets a tool in', async () => {
  const visitor = await createVisitor()
  await signOut(await visitor.signUp())
  const { run, link, letters } = await startLogin()
  const page = await visitor.open(link)
  await expectStep(page, 'Sign in')
  await enter(page, visitor)
  await expectStep(page, 'Let a command-line tool in?')
  await expectSeen(page.getByText(letters))
  const authorize = button(page, 'Authorize')
  await tabTo(authorize)
  await expect.poll(() => authorize.getAttribute('aria-disabled')).toBe('false')
  await page.keyboard.press('Enter')
  await expectStep(page, 'The tool is signed in')
  expect(await run.exit).toBe(0)
  expect(run.stdout()).toContain(visitor.email)
  await tabTo(button(page, 'Close this page'))
})
