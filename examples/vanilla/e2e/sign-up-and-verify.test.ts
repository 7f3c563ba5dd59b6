import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { createProject } from '../../e2e/project.js'
import { freePort, startServer } from '../../e2e/start-server.js'
import { createVisitor, fillIn, serviceUrl } from '../../e2e/visitor.js'

const port = await freePort()
const at = `http://localhost:${port}`
const env = { LATCHKEY_API_URL: serviceUrl }
const args = ['--env-file=.env', 'server.js']
afterAll(await startServer('vanilla', { folder: 'vanilla', args, port, env }))

/** Opens the page for a visitor of a new project. */
async function createGuest(options: Parameters<typeof createVisitor>[0] = {}) {
  const project = await createProject({ allowLocalhost: true })
  const visitor = await createVisitor({ ...options, at })
  const { baseUrl, projectId, publishableClientKey } = project
  const settings = JSON.stringify({ baseUrl, projectId, publishableClientKey })
  await visitor.context.route('**/src/settings.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const settings = ${settings}`,
    }),
  )
  return { project, visitor }
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('signs up and verifies the address with the link of the email in every tab', async () => {
  const { project, visitor } = await createGuest()
  const page = await visitor.open('/')
  await fillIn(page, visitor)
  await press(page, 'Create account')
  await page.getByText(`Signed in as ${visitor.email}, not verified yet.`).waitFor()

  const emailed = await project.inbox.next({ to: visitor.email })
  const other = await visitor.open(emailed.link)
  await other.getByText('Your address is verified.').waitFor()
  await other.getByText(`Signed in as ${visitor.email}, verified.`).waitFor()
  expect(other.url()).toBe(`${at}/`)
})

test('shows an error for an incorrect password and signs out the other tab', async () => {
  const { visitor } = await createGuest({ refusals: ['EMAIL_PASSWORD_MISMATCH'] })
  const page = await visitor.open('/')
  await fillIn(page, visitor)
  await press(page, 'Create account')
  await page.getByText(visitor.email).waitFor()
  const other = await visitor.open('/')
  await other.getByText(visitor.email).waitFor()

  await press(page, 'Sign out')
  await other.getByRole('button', { name: 'Sign in' }).waitFor()
  await fillIn(other, { ...visitor, password: 'not the password' })
  await press(other, 'Sign in')
  await other.getByText('Wrong e-mail or password.').waitFor()
  expect(await other.getByText('Signed in as').isVisible()).toBe(false)
})

/** Returns the status for a path that browsers and `fetch` would normalize. */
const statusOf = async (path: string) => {
  const [answer] = (await once(get({ port, path }), 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test.for([
  '/package.json',
  '/src/../package.json',
  '/src/%2e%2e/server.js',
  '/src/..%2fserver.js',
  '/modules/core/../package.json',
])('does not serve files outside the public folders: %s', async (path) => {
  expect(await statusOf(path)).toBe(404)
  expect(await statusOf('/src/main.js')).toBe(200)
})
