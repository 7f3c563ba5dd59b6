import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestProject } from '@latchkey/testing'
import { startProvider } from '../../../core/test/own-provider.js'
import { callApp, openPages } from './open-pages.js'

const ada = { email: 'ada@example.com', password: 'correct horse battery' }
const SECURITY = '/handler/account-settings/security'

let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

const button = (page: Page, name: string) => page.getByRole('button', { name })
const signIn = (page: Page) =>
  callApp(page, (app, given) => app.signInWithCredential({ ...given, noRedirect: true }), ada)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

it('adds a passkey, signs in with it, and removes it', async () => {
  const project = await createTestProject({ users: [ada], config: { passkeyEnabled: true } })
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
  await button(page, 'Add a passkey').click()
  await page.getByText('Saved.').waitFor()
  await button(page, 'Replace passkey').waitFor()

  await callApp(page, (app) => app.signOut({ noRedirect: true }).then(() => null), {})
  const { status } = await callApp(
    page,
    async (app) => ({ status: (await app.signInWithPasskey({ noRedirect: true })).status }),
    {},
  )
  expect(status).toBe('ok')

  await page.goto(SECURITY)
  await button(page, 'Remove passkey').click()
  const question = page.getByRole('dialog', { name: 'Remove your passkey?' })
  await question.getByRole('button', { name: 'Remove passkey' }).click()
  await button(page, 'Add a passkey').waitFor()
  await page.getByText('Saved.').waitFor()
  await expect.poll(() => focused(page)).toBe('Passkey')
  const has = await callApp(page, async (app) => (await app.getUser())?.passkeyAuthEnabled, {})
  expect(has).toBe(false)
})

it('WA09: says that no passkey was added when the person stops, and that they can try again', async () => {
  const project = await createTestProject({ users: [ada], config: { passkeyEnabled: true } })
  const { page } = await openPages(project, '/')
  await signIn(page)
  await page.addInitScript(() => {
    const { credentials } = navigator
    credentials.create = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
  })
  await page.goto(SECURITY)
  await button(page, 'Add a passkey').click()
  await page.getByRole('alert').getByText('No passkey was added. You can try again.').waitFor()
  await expect.poll(() => focused(page)).toBe('Add a passkey')
})

it('connects an account, and comes back to where it was asked for', async () => {
  const project = await provider.createProject()
  const { page, origin } = await openPages(project, '/')
  await callApp(
    page,
    (app, given) => app.signUpWithCredential({ ...given, noRedirect: true }).then(() => null),
    ada,
  )
  await page.goto(SECURITY)
  const row = page.getByRole('listitem').filter({ hasText: 'Discord' })
  await row.getByRole('button', { name: 'Connect' }).click()
  await page.waitForURL(origin + SECURITY)
  await row.getByText('Connected', { exact: true }).waitFor()
  expect(await row.getByRole('button').count()).toBe(0)
})
