import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createOwner, dialogOf } from './owner.js'

const run = promisify(execFile)

test('turns the OAuth server on, and shows the code with which a new service gets a token', async () => {
  const { page, goTo } = await createOwner()
  await goTo('/oauth-server')
  await page.getByLabel('Consent page URL').fill('https://app.example.com/handler/oauth-consent')
  await page.getByRole('button', { name: 'Turn on' }).click()

  await page.getByRole('button', { name: 'Add API' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('URL of the API').fill('https://api.example.com/notes')
  await dialog.getByLabel('Scope', { exact: true }).fill('notes:read')
  await dialog.getByLabel('What users read').fill('Read your notes')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Read your notes').waitFor()

  await page.getByRole('button', { name: 'New client' }).click()
  await dialog.getByLabel('Service without users').check()
  await dialog.getByLabel('Name').fill('Nightly export')
  await dialog.getByLabel('notes:read').check()
  await dialog.getByRole('button', { name: 'Create client' }).click()
  const secret = await dialog.getByLabel('Client secret', { exact: true }).inputValue()
  const code = await dialog.locator('pre').textContent()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('row', { name: 'Nightly export' }).getByTitle('client_credentials').waitFor()
  expect(await page.content()).not.toContain(secret)

  // openid-client is a dependency of the service.
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module', '--eval', `${code}\nconsole.log(JSON.stringify(tokens))`],
    { cwd: 'packages/service', env: { CLIENT_SECRET: secret } },
  )
  const { scope, access_token: token } = JSON.parse(stdout) as Record<string, string>
  expect(scope).toBe('notes:read')
  // An access token for an API is a JWT (RFC 9068). One for no API has no payload.
  const payload = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()
  expect(JSON.parse(payload)).toMatchObject({ aud: 'https://api.example.com/notes' })
})
