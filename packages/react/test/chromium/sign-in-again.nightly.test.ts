import { createTestProject, type TestProject } from '@latchkey/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupProvider } from '../../../core/test/support/oauth-provider.js'
import { ada, callApp, openPages } from './open-pages.js'

const grace = { email: 'grace@example.com', password: 'another password' }

const provider = await setupProvider()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const userId = (page: Page) => callApp(page, async (app) => (await app.getUser())?.id, {})

/** Lets 6 minutes pass, then requires a sign-in of the last 5 minutes. */
async function requireRecentSignIn(page: Page, project: TestProject): Promise<void> {
  await project.clock.advance('6m')
  await page.clock.fastForward('06:00')
  await callApp(
    page,
    (app) => {
      // The page navigates away, so the promise never settles.
      void app
        .getUser({ or: 'throw' })
        .then((user) => user.requireRecentSignIn({ maxAgeSeconds: 300 }))
        .catch(() => {})
    },
    {},
  )
  await heading(page, 'Sign in again').waitFor()
}

/** Resolves to the error code, or to null if the sign-in is recent. */
const rejection = (page: Page) =>
  callApp(
    page,
    async (app) => {
      const user = await app.getUser({ or: 'throw' })
      const options = { maxAgeSeconds: 300, noRedirect: true }
      return user.requireRecentSignIn(options).then(
        () => null,
        (error: { code: string }) => error.code,
      )
    },
    {},
  )

async function submit(page: Page, { email, password }: typeof ada): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

describe('sign-in again in Chromium', () => {
  it('accepts only the same account and returns to the page that required it', async () => {
    const project = await createTestProject({ users: [ada, grace] })
    const { page, origin } = await openPages(project, '/?plan=pro')
    await page.clock.install()
    await callApp(
      page,
      (app, credentials) =>
        app.signInWithPassword({ ...credentials, noRedirect: true }).then(() => null),
      ada,
    )
    const id = await userId(page)
    expect(await rejection(page)).toBeNull()
    await requireRecentSignIn(page, project)

    // After a reload, the page neither redirects nor becomes a regular sign-in page.
    await page.reload()
    await heading(page, 'Sign in again').waitFor()
    expect(await page.getByRole('button', { name: /^Continue as/ }).count()).toBe(0)
    await submit(page, grace)
    await page.getByText(/^That's a different account\./).waitFor()
    expect(await userId(page)).toBe(id)
    expect(await rejection(page)).toBe('RECENT_SIGN_IN_REQUIRED')

    await submit(page, ada)
    await page.waitForURL(`${origin}/?plan=pro`)
    expect(await userId(page)).toBe(id)
    expect(await rejection(page)).toBeNull()
  })

  it('accepts only the same account after an OAuth sign-in', async () => {
    const project = await provider.createProject()
    const { page, origin } = await openPages(project, '/handler/sign-in')
    await page.clock.install()
    const discord = page.getByRole('button', { name: /Discord/ })
    await discord.click()
    await page.waitForURL(`${origin}/`)
    const id = await userId(page)
    await requireRecentSignIn(page, project)

    provider.expect('grace')
    await discord.click()
    await page.getByText(/^That's a different account\./).waitFor()
    expect(await userId(page)).toBe(id)
    await page.getByRole('link', { name: 'Try again' }).click()
    await heading(page, 'Sign in again').waitFor()

    provider.expect('ada')
    await discord.click()
    await page.waitForURL(`${origin}/`)
    expect(await userId(page)).toBe(id)
    expect(await rejection(page)).toBeNull()
  })
})
