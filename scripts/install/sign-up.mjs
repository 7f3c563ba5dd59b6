import assert from 'node:assert/strict'
import { launch } from '../chromium.mjs'

const email = 'ada@example.com'
const password = 'correct horse battery'
const PATIENCE_MILLIS = 120_000

/**
 * Signs a user up in a browser, and waits for a page that shows the user's address. Rejects if a page logs an error.
 *
 * @param {string} url the origin of the app
 * @param {string} [path] the page with the address
 */
export const signUp = async (url, path = '/') => {
  const browser = await launch()
  try {
    // Devtools of a starter fail with the POSIX locale of a machine without a language.
    const page = await browser.newPage({ locale: 'en-US' })
    // A development server compiles a page when it is opened.
    page.setDefaultTimeout(PATIENCE_MILLIS)
    /** @type {string[]} */
    const pageErrors = []
    page.on('pageerror', (error) => pageErrors.push(error.message))
    page.on('console', (message) => {
      // A starter may load fonts from a server that this machine cannot reach.
      const isForeign = !message.location().url.startsWith('http://localhost:')
      if (message.type() === 'error' && !isForeign) pageErrors.push(message.text())
    })
    // A development server may load a page again once it has compiled the libraries of its first request.
    await page.goto(`${url}/handler/sign-up`, { waitUntil: 'networkidle' })
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(`${url}/`)
    if (path !== '/') await page.goto(url + path)
    // One of the apps shows the email in a closed menu.
    await page.getByText(email).first().waitFor({ state: 'attached' })
    assert.deepEqual(pageErrors, [])
  } finally {
    await browser.close()
  }
}

/**
 * Signs the user of `signUp` in, in a new browser, and allows an app to use the account.
 *
 * @param {string} link the URL that the app opens or prints
 * @param {string} [code] the code that a device shows
 */
export const allowApp = async (link, code) => {
  const browser = await launch()
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    page.setDefaultTimeout(PATIENCE_MILLIS)
    await page.goto(link)
    if (code !== undefined) {
      await page.getByLabel('Code').fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText(code, { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.getByText('You can close this page.').waitFor()
  } finally {
    await browser.close()
  }
}
