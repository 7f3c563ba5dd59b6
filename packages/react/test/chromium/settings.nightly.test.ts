import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { setupProvider } from '../../../core/test/support/oauth-provider.js'
import { ada, callApp, openPages } from './open-pages.js'

const LEAVE = 'DELETE /team-memberships/{team_id}/{user_id}'
const SECURITY = '/handler/account-settings/security'

const provider = await setupProvider()

const button = (page: Page, name: string) => page.getByRole('button', { name })
const signIn = (page: Page) =>
  callApp(
    page,
    (app, credentials) => app.signInWithCredential({ ...credentials, noRedirect: true }),
    ada,
  )
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

it('adds a passkey, signs in with it and removes it', async () => {
  const project = await createTestProject({
    users: [{ ...ada, emailVerified: true }],
    config: { passkeyEnabled: true },
  })
  const { page } = await openPages(project, '/')
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(page)
  await page.goto(SECURITY)
  await button(page, 'Add passkey').click()
  await page.getByText('Passkey added.').waitFor()
  await button(page, 'Actions for Passkey').waitFor()

  await callApp(page, (app) => app.signOut({ noRedirect: true }).then(() => null), {})
  const { status } = await callApp(
    page,
    async (app) => ({ status: (await app.signInWithPasskey({ noRedirect: true })).status }),
    {},
  )
  expect(status).toBe('ok')

  await page.goto(SECURITY)
  await button(page, 'Actions for Passkey').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove your passkey?' })
  await question.getByRole('button', { name: 'Remove passkey' }).click()
  await button(page, 'Add passkey').waitFor()
  await page.getByText('Passkey removed.').waitFor()
  await expect.poll(() => focused(page)).toBe('Passkeys')
  const has = await callApp(page, async (app) => (await app.getUser())?.passkeyAuthEnabled, {})
  expect(has).toBe(false)
})

it('shows that passkey setup was canceled and can be tried again (WA09)', async () => {
  const project = await createTestProject({
    users: [{ ...ada, emailVerified: true }],
    config: { passkeyEnabled: true },
  })
  const { page } = await openPages(project, '/')
  await signIn(page)
  await page.addInitScript(() => {
    const { credentials } = navigator
    credentials.create = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
  })
  await page.goto(SECURITY)
  await button(page, 'Add passkey').click()
  await page
    .getByRole('alert')
    .getByText('Passkey setup was canceled. You can try again.')
    .waitFor()
  await expect.poll(() => focused(page)).toBe('Add passkey')
})

it('connects an OAuth account and returns to the section', async () => {
  const project = await provider.createProject()
  const { page, origin } = await openPages(project, '/')
  await callApp(
    page,
    (app, credentials) =>
      app.signUpWithCredential({ ...credentials, noRedirect: true }).then(() => null),
    ada,
  )
  await page.goto(SECURITY)
  const row = page.getByRole('listitem').filter({ hasText: 'Discord' })
  await row.getByRole('button', { name: 'Connect' }).click()
  await page.waitForURL(origin + SECURITY)
  await row.getByText('Connected', { exact: true }).waitFor()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  expect(await row.getByRole('menuitem').allTextContents()).toEqual([
    'Connect another',
    'Disconnect',
  ])
})

describe('the back button of the browser while a dialog has a pending request', () => {
  /** Opens a section as a member of a team. DELETE requests fail, and wait until `answer` is called. */
  async function openFailing(route: Parameters<TestProject['faults']['on']>[0], section: string) {
    const config = { clientUserDeletionEnabled: true, clientTeamCreationEnabled: true }
    const project = await createTestProject({ users: [ada], config })
    await project.faults.on(route, { kind: 'status', status: 500 })
    const { page } = await openPages(project, '/')
    await signIn(page)
    await callApp(
      page,
      async (app) => void (await (await app.getUser())?.createTeam({ displayName: 'Engines' })),
      {},
    )
    let answer = () => {}
    const released = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/**', async (call) => {
      if (call.request().method() === 'DELETE') await released
      await call.fallback()
    })
    await page.goto('/handler/account-settings')
    // Teams load after the rest of the list and move the links below them.
    await page.getByRole('link', { name: 'Engines' }).waitFor()
    await page.getByRole('link', { name: section }).click()
    const requestPromise = page.waitForRequest((request) => request.method() === 'DELETE')
    return { page, requestPromise, answer }
  }

  async function leaveTeam() {
    const { page, requestPromise, answer } = await openFailing(LEAVE, 'Engines')
    await button(page, 'Leave team').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave team' }).click()
    await requestPromise
    await page.goBack()
    await heading(page, 'Profile').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    return { page, answer }
  }

  async function deleteAccount() {
    const { page, requestPromise, answer } = await openFailing('DELETE /users/me', 'Sessions')
    await page.getByRole('link', { name: 'Profile' }).click()
    await button(page, 'Delete account').click()
    await page.getByLabel('to confirm').fill(ada.email)
    await page.keyboard.press('Enter')
    await requestPromise
    return { page, answer }
  }

  const note = (page: Page) => page.getByRole('alert').getByText(/^Something went wrong/)
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

  it('goes back and shows the error of the request until the user opens another section', async () => {
    const { page, answer } = await leaveTeam()
    answer()
    await note(page).waitFor()
    await page.getByRole('link', { name: 'Sessions' }).click()
    await heading(page, 'Sessions').waitFor()
    await expect.poll(() => note(page).count()).toBe(0)
  })

  it('goes back and shows the error after the user goes forward again', async () => {
    const { page, answer } = await leaveTeam()
    await page.goForward()
    await heading(page, 'General').waitFor()
    answer()
    await note(page).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('asks for confirmation, and shows the error once in the dialog if the user stays', async () => {
    const { page, answer } = await deleteAccount()
    await page.goBack()
    const question = page.getByRole('dialog', { name: 'Discard changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    answer()
    await page
      .getByRole('dialog')
      .getByText(/^Something went wrong/)
      .waitFor()
    expect(await note(page).count()).toBe(1)
  })

  it('goes back on a phone, where the error links to the section that failed', async () => {
    const { page, answer } = await deleteAccount()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goBack()
    await button(page, 'Discard changes').click()
    await heading(page, 'Sessions').waitFor()
    answer()
    await note(page).waitFor()
    await button(page, 'Try again').click()
    await expect.poll(() => focused(page)).toBe('Profile')
    await expect.poll(() => note(page).count()).toBe(0)
    await button(page, 'Delete account').waitFor()
  })
})
