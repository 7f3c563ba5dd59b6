import assert from 'node:assert/strict'
import { launch } from '../chromium.mjs'

const email = 'ada@example.com'
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
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
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
