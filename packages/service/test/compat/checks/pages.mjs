import assert from 'node:assert/strict'
import { newEmail } from '../apps.mjs'

/** @typedef {import('../browser.mjs').Page} Page */

const password = 'correct horse battery'

/** The pages of the account settings of all versions. */
const settingsPages = [
  'My Profile',
  'Emails & Auth',
  'Notifications',
  'Active Sessions',
  'API Keys',
  'Settings',
  'Create a team',
]

/** @param {Page} page @param {string} name */
const heading = (page, name) => page.getByRole('heading', { name }).waitFor()

/** @param {Page} page @param {string} email */
const signUp = async (page, email) => {
  await page.goto('/handler/sign-up')
  const passwordTab = page.getByRole('tab', { name: 'Email & Password' })
  await passwordTab.click()
  await page.locator('input[type="email"]:visible').fill(email)
  const [first, second] = await page.locator('input[type="password"]:visible').all()
  await first?.fill(password)
  await second?.fill(password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await heading(page, `Signed in as ${email}`)
}

/**
 * The clients for React and Next.js: their provider, hooks and own pages.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkPages = async ({ createProject, check, browser, published }) => {
  if (published.page === 'js') return
  const project = await createProject()

  await check('shows with useUser that no user is signed in', async () => {
    await browser.inPage(project, (page) => heading(page, 'Signed out'))
  })

  await check('signs up on its own page', async () => {
    await browser.inPage(project, (page) => signUp(page, newEmail()))
  })

  await check('signs out with useUser', async () => {
    await browser.inPage(project, async (page) => {
      await signUp(page, newEmail())
      await page.getByRole('button', { name: 'Sign out' }).click()
      await heading(page, 'Signed out')
    })
  })

  await check('signs in on its own page', async () => {
    await browser.inPage(project, async (page) => {
      const email = newEmail()
      await signUp(page, email)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await heading(page, 'Signed out')
      await page.goto('/handler/sign-in')
      await page.getByRole('tab', { name: 'Email & Password' }).click()
      await page.locator('input[type="email"]:visible').fill(email)
      await page.locator('input[type="password"]:visible').fill(password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await heading(page, `Signed in as ${email}`)
    })
  })

  await check('renders an updated user and a created team with hooks', async () => {
    await browser.inPage(project, async (page) => {
      await signUp(page, newEmail())
      await page.getByRole('button', { name: 'Rename' }).click()
      await page.getByText('Name: Countess').waitFor()
      await page.getByRole('button', { name: /^Create (a )?team$/ }).click()
      await page.getByText('Teams: Engines').waitFor()
    })
  })

  await check('verifies an email address on its own page', async () => {
    await browser.inPage(project, async (page) => {
      const email = newEmail()
      await signUp(page, email)
      const { link } = await project.nextMail(email)
      await page.goto(link)
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByText('You email has been verified!').waitFor()
    })
  })

  await check('signs out on its own page', async () => {
    await browser.inPage(project, async (page) => {
      await signUp(page, newEmail())
      await page.goto('/handler/sign-out')
      // Older clients stay on the page.
      await page.waitForURL(({ pathname }) => pathname === '/').catch(() => page.goto('/'))
      await heading(page, 'Signed out')
    })
  })

  await check('shows every page of the account settings', async () => {
    await browser.inPage(project, async (page) => {
      /** @type {string[]} */
      const errors = []
      page.on('pageerror', (error) => errors.push(error.message))
      await signUp(page, newEmail())
      await page.goto('/handler/account-settings')
      await page.getByRole('button', { name: 'My Profile' }).waitFor()
      for (const name of settingsPages) {
        const button = page.getByRole('button', { name, exact: true })
        // Not every version has every page.
        if ((await button.count()) === 0) continue
        await button.click()
        // Once in the list, once as the title.
        await page.getByText(name, { exact: true }).filter({ visible: true }).nth(1).waitFor()
      }
      assert.deepEqual(errors, [])
    })
  })

  await check('shows the account settings', async () => {
    await browser.inPage(project, async (page) => {
      const email = newEmail()
      await signUp(page, email)
      await page.goto('/handler/account-settings')
      await page.getByRole('button', { name: 'Emails & Auth' }).click()
      await page.getByText(email).filter({ visible: true }).first().waitFor()
    })
  })
}
