import { readFile } from 'node:fs/promises'
import { createTestProject } from '@latchkey/testing'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { totp } from '../../../core/test/support/totp.js'
import { ada, callApp, openPages } from './open-pages.js'

const SECURITY = '/handler/account-settings/security'

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

/** Sets up an authenticator app with the secret that the settings show as text. */
async function setUpAuthenticator(page: Page): Promise<void> {
  await button(page, 'Set up').click()
  const secret = (await page.locator('.lk-secret code').textContent()) ?? ''
  await page.getByLabel('Code', { exact: true }).fill(totp(secret.replaceAll(' ', '')))
}

/** Reads the new codes from the dialog and from the downloaded file. */
async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await dialog.waitFor()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(new Set(codes).size).toBe(10)
  const download = page.waitForEvent('download')
  await button(dialog, 'Download').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
  await button(dialog, 'Done').click()
  return codes
}

/** Signs the user out and in again until the page for the second factor accepts a recovery code. */
async function openRecovery(page: Page): Promise<Locator> {
  await callApp(page, (app) => app.signOut({ noRedirect: true }).then(() => null), {})
  await page.goto('/handler/sign-in')
  await page.getByLabel('Email address').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await button(page, 'Sign in').click()
  await button(page, 'Use a recovery code').click()
  return page.getByLabel('Recovery code')
}

it('downloads ten recovery codes, signs in with one of them once and replaces them', async () => {
  const project = await createTestProject({ users: [{ ...ada, emailVerified: true }] })
  const { page, origin } = await openPages(project, '/')
  await callApp(
    page,
    (app, credentials) =>
      app.signInWithPassword({ ...credentials, noRedirect: true }).then(() => null),
    ada,
  )
  await page.goto(SECURITY)
  await setUpAuthenticator(page)
  const [first = '', second = ''] = await saveCodes(page)
  await page.getByText('Unused codes: 10.').waitFor()

  const field = await openRecovery(page)
  await field.fill(first)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/`)
  await page.goto(SECURITY)
  await page.getByText('Unused codes: 9.').waitFor()

  await button(page, 'Create new codes').click()
  const question = page.getByRole('dialog', { name: 'Create new recovery codes?' })
  await button(question, 'Create new codes').click()
  const renewed = await saveCodes(page)
  expect(renewed).not.toContain(second)
  await page.getByText('Unused codes: 10.').waitFor()

  const again = await openRecovery(page)
  for (const rejected of [first, second]) {
    await again.fill(rejected)
    const answer = page.waitForResponse(
      (response) =>
        response.url().endsWith('/auth/mfa/sign-in') && response.request().method() === 'POST',
    )
    await page.keyboard.press('Enter')
    await answer
    await page.getByText('This code is incorrect or was already used. Enter another one.').waitFor()
  }
  await again.fill(renewed[0] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/`)
})
