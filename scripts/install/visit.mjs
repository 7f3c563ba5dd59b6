// Runs inside `latchkey dev` in a new app: builds it, serves it, and signs a user up in a browser.
// Usage: node visit.mjs <path of the build tool> <its serve command>
import assert from 'node:assert/strict'
import { launch } from '../chromium.mjs'
import { untilAnswered } from '../start/answer.mjs'
import { freePort } from '../start/free-port.mjs'
import { startProgram } from '../start/program.mjs'
import { mustRun } from '../command.mjs'

const email = 'ada@example.com'

/** @param {string} url */
const signUp = async (url) => {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    /** @type {string[]} */
    const pageErrors = []
    page.on('pageerror', (error) => pageErrors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()))
    await page.goto(`${url}/handler/sign-up`)
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(`${url}/`)
    // One of the apps shows the email in a closed menu.
    await page.getByText(email).first().waitFor({ state: 'attached' })
    assert.deepEqual(pageErrors, [])
  } finally {
    await browser.close()
  }
}

const [tool = '', serve = ''] = process.argv.slice(2)
await mustRun(process.execPath, [tool, 'build'])
const port = await freePort()
const url = `http://localhost:${port}`
const args = [tool, serve, '--port', String(port)]
const { ended, stop } = startProgram({ name: 'app', args, cwd: '.' }, console.log)
try {
  const visited = untilAnswered(url, { signal: new AbortController().signal }).then(() =>
    signUp(url),
  )
  await Promise.race([visited, ended.then((reason) => Promise.reject(new Error(reason)))])
} finally {
  await stop()
}
