import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { holdRequests } from '../../e2e/hold-requests.js'
import { createProject } from '../../e2e/project.js'
import { createVisitor, exampleUrl, fillIn, signOut, userMenu } from '../../e2e/visitor.js'

/** Creates a visitor with a project of their own, for which a test schedules faults. */
async function createVisitorWithFaults() {
  const project = await createProject({ magicLinkEnabled: true, clientTeamCreationEnabled: true })
  const visitor = await createVisitor({ project, losesConnection: true })
  return { ...visitor, faults: project.faults }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('React example, when the service fails', () => {
  it('shows an error when sign-up fails with 500, and the same form works later', async () => {
    const { open, faults, ...credential } = await createVisitorWithFaults()
    const page = await open('/handler/sign-up')
    await fillIn(page, credential)
    await faults.on('POST /auth/password/sign-up', { kind: 'status', status: 500 })
    await button(page, 'Create account').click()
    await expectVisible(page.getByText('Something went wrong. Please try again.'))
    await expectVisible(page.getByText('UNEXPECTED_RESPONSE 500'))
    expect(await page.getByLabel('Email address').inputValue()).toBe(credential.email)
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(
      credential.password,
    )

    await faults.reset()
    await button(page, 'Create account').click()
    await expectVisible(userMenu(page, credential.email))
  })

  it('counts down when sign-in is rate limited with 429, and the same form works later', async () => {
    const { open, signUp, faults, context, ...credential } = await createVisitorWithFaults()
    await signOut(await signUp())
    await context.clock.install()
    const page = await open('/handler/sign-in')
    await fillIn(page, credential)
    await faults.on('POST /auth/password/sign-in', { kind: 'rate-limit', retryAfterSeconds: 90 })
    await button(page, 'Sign in').click()
    await expectVisible(page.getByText('Too many attempts. Try again in').last())
    expect(await button(page, 'Sign in').getAttribute('aria-disabled')).toBe('true')
    await faults.reset()
    await context.clock.runFor(91_000)
    await expectVisible(page.getByText('You can continue now.'))
    await button(page, 'Sign in').click()
    await expectVisible(userMenu(page, credential.email))
  })

  it('sends a form once and marks the button as busy when it is submitted twice', async () => {
    const { open, context, ...credential } = await createVisitorWithFaults()
    const page = await open('/handler/sign-up')
    await fillIn(page, credential)
    const requestUrls: string[] = []
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/password/sign-up'))
        requestUrls.push(request.url())
    })
    const release = await holdRequests(page, '**/auth/password/sign-up')
    await button(page, 'Create account').click()
    const busy = page.locator('button[aria-busy="true"]')
    await expectVisible(busy)
    await page.keyboard.press('Enter')
    await busy.click({ force: true })
    release()
    await page.waitForURL(`${exampleUrl}/`)
    expect(requestUrls).toHaveLength(1)
  })

  it('keeps the input of the settings when saving fails with 503 and saves it on a retry', async () => {
    const { signUp, faults } = await createVisitorWithFaults()
    const page = await signUp('/handler/account-settings')
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Ada Lovelace')
    await faults.on('PATCH /users/me', { kind: 'status', status: 503 })
    await button(page, 'Save').click()
    await expectVisible(page.getByRole('alert').filter({ hasText: 'Something went wrong.' }))
    expect(await name.inputValue()).toBe('Ada Lovelace')

    await faults.reset()
    await button(page, 'Save').click()
    await expectVisible(page.getByText('Saved.'))
    await page.goto('/')
    await expectVisible(userMenu(page, 'Ada Lovelace'))
  })

  it('shows an error in a settings section that fails to load, while other sections work', async () => {
    const { signUp, faults } = await createVisitorWithFaults()
    await faults.on('GET /latchkey/sessions', { kind: 'status', status: 500 })
    const page = await signUp('/handler/account-settings/sessions')
    await expectVisible(page.getByRole('alert').filter({ hasText: 'Something went wrong.' }))
    await page.getByRole('link', { name: 'Security' }).click()
    await expectVisible(button(page, 'Change password'))
    await page.getByRole('link', { name: 'Sessions' }).click()
    await faults.reset()
    await button(page, 'Try again').click()
    await expectVisible(page.getByText('No other sessions.'))
  })

  it('signs out while the service is unreachable, and stays signed out', async () => {
    const { signUp, faults } = await createVisitorWithFaults()
    const page = await signUp()
    await expectVisible(userMenu(page))
    await faults.on('*', { kind: 'drop' })
    await signOut(page)
    await faults.reset()
    await page.goto('/members')
    await page.waitForURL('**/handler/sign-in?*')
    await expectVisible(page.getByLabel('Email address'))
  })
})
