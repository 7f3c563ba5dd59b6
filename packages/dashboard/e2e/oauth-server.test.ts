import { expect, test } from 'vitest'
import { createOwner, dialogOf } from './owner.js'

test('turns the OAuth server on, and creates a service whose secret gets a token for an API', async () => {
  const { page, admin, goTo } = await createOwner()
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
  const id = await dialog.getByLabel('Client ID', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('row', { name: 'Nightly export' }).getByText('client_credentials').waitFor()
  expect(await page.content()).not.toContain(secret)

  const { issuer } = await admin.getOAuthServer()
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      resource: 'https://api.example.com/notes',
      scope: 'notes:read',
    }),
  })
  expect(await response.json()).toMatchObject({ token_type: 'Bearer', scope: 'notes:read' })
})
