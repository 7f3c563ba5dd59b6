import { beforeEach, describe, expect, it } from 'vitest'
import { expectFocus } from '../../../examples/e2e/keyboard.js'
import { chooseMore, confirm, createOwner, dialogOf, openMore, type Owner } from './owner.js'
import { createSelfRegisteredClient } from './self-registered-client.js'

const CONSENT_URL = 'https://app.example.com/handler/oauth-consent'
const API = 'https://api.example.com/notes'
const NOTES = { id: 'notes:read', description: 'Read your notes' }

let owner: Owner

beforeEach(async () => {
  owner = await createOwner()
  await owner.admin.updateOAuthServer({
    isEnabled: true,
    consentUrl: CONSENT_URL,
    resources: [{ identifier: API, scopes: [NOTES] }],
  })
})

describe('page of the OAuth server', () => {
  it('proposes the consent page of the first domain, and says at the field what is wrong', async () => {
    const { page, admin, goTo } = owner
    await admin.updateOAuthServer({ isEnabled: false })
    const { page: newPage, admin: newAdmin, goTo: goToNew } = await createOwner()
    const domains = [{ domain: 'https://app.example.com', handlerPath: '/auth' }]
    await (await newAdmin.getProject()).update({ config: { domains } })
    await goToNew('/oauth-server')
    const proposed = newPage.getByLabel('Consent page URL')
    expect(await proposed.inputValue()).toBe('https://app.example.com/auth/oauth-consent')

    await goTo('/oauth-server')
    const field = page.getByLabel('Consent page URL')
    expect(await field.inputValue()).toBe(CONSENT_URL)
    await field.fill('http://app.example.com/consent')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expectFocus(field)
    await page.getByText('Enter an https URL, or an http URL of localhost.').waitFor()
    // A page can have a fragment, a server can't.
    const consentUrl = `${CONSENT_URL}#/consent`
    await field.fill(consentUrl)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('heading', { name: 'Clients', exact: true }).waitFor()
    expect(await admin.getOAuthServer()).toMatchObject({ isEnabled: true, consentUrl })
    await admin.updateOAuthServer({ consentUrl: CONSENT_URL })
  })

  it.each([
    ['App in a browser', 'https://second.example.com/callback', 'none', ['authorization_code']],
    [
      'Command line or desktop',
      'http://127.0.0.1/callback',
      'none',
      ['authorization_code', 'refresh_token'],
    ],
    ['Phone app', 'com.example.app:/callback', 'none', ['authorization_code', 'refresh_token']],
    [
      'TV or other device',
      null,
      'none',
      ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
    ],
  ] as const)('creates a client of the kind “%s”', async (kind, url, method, grantTypes) => {
    const { page, admin, goTo } = owner
    await goTo('/oauth-server')
    await page.getByRole('button', { name: 'New client' }).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel(kind).check()
    await dialog.getByLabel('Name').fill('Second app')
    const urls = dialog.getByLabel('Redirect URLs')
    expect(await urls.count()).toBe(url === null ? 0 : 1)
    if (url !== null) await urls.fill(url)
    await dialog.getByRole('button', { name: 'Create client' }).click()
    await expectFocus(dialog.getByLabel('Client ID', { exact: true }))
    expect(await dialog.getByLabel('Client secret').count()).toBe(0)
    const [client] = await admin.listOAuthClients()
    expect(client).toMatchObject({
      displayName: 'Second app',
      redirectUrls: url === null ? [] : [url],
      tokenEndpointAuthMethod: method,
      grantTypes,
    })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('row', { name: 'Second app' }).getByText(kind).waitFor()
  })

  it('says which redirect URL the kind cannot have', async () => {
    const { page, admin, goTo } = owner
    await goTo('/oauth-server')
    await page.getByRole('button', { name: 'New client' }).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Name').fill('Second app')
    const urls = dialog.getByLabel('Redirect URLs')
    const create = dialog.getByRole('button', { name: 'Create client' })
    await create.click()
    await dialog.getByText('Enter at least one redirect URL.').waitFor()
    await urls.fill('https://second.example.com/callback\nhttp://second.example.com/callback')
    await create.click()
    await dialog.getByText('http://second.example.com/callback isn’t possible.').waitFor()
    await expectFocus(urls)
    expect(await admin.listOAuthClients()).toEqual([])
  })

  it('changes a client and deletes it', async () => {
    const { page, admin, goTo } = owner
    await admin.createOAuthClient({
      displayName: 'Second app',
      redirectUrls: ['https://second.example.com/callback'],
    })
    await goTo('/oauth-server')
    await chooseMore(page, 'Second app', 'Edit Second app')
    const dialog = dialogOf(page)
    await dialog.getByLabel('Name').fill('Renamed app')
    await dialog
      .getByLabel('Redirect URLs', { exact: true })
      .fill('https://renamed.example.com/callback')
    await dialog.getByLabel('email').uncheck()
    await dialog.getByLabel('notes:read').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('row', { name: 'Renamed app' }).waitFor()
    expect((await admin.listOAuthClients())[0]).toMatchObject({
      displayName: 'Renamed app',
      redirectUrls: ['https://renamed.example.com/callback'],
      grantTypes: ['authorization_code', 'refresh_token'],
      scopes: ['openid', 'profile', 'notes:read'],
    })

    await page.getByRole('button', { name: 'Connect Renamed app' }).click()
    const code = await dialog.locator('pre').textContent()
    expect(code).toContain("scope: 'openid profile notes:read'")
    expect(code).toContain(`resource: '${API}'`)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await openMore(page, 'Renamed app')
    await confirm(page, 'Delete Renamed app', 'Delete client')
    await page.getByText('No clients yet.').waitFor()
    expect(await admin.listOAuthClients()).toEqual([])
  })

  it('saves the URLs of a client and of the app for sign-outs', async () => {
    const { page, admin, goTo } = owner
    await admin.createOAuthClient({
      displayName: 'Second app',
      // The API accepts the URL of an app beside one of the web. The kind of the form does not offer it.
      redirectUrls: ['https://second.example.com/callback', 'com.example.second:/callback'],
    })
    await goTo('/oauth-server')
    await chooseMore(page, 'Second app', 'Edit Second app')
    const dialog = dialogOf(page)
    await dialog
      .getByLabel('Redirect URLs after a sign-out')
      .fill('https://second.example.com/signed-out')
    await dialog.getByLabel('Back-channel logout URL').fill('https://second.example.com/logout')
    const frontChannel = dialog.getByLabel('Front-channel logout URL')
    await frontChannel.fill('https://other.example.com/logout')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog
      .getByText('Enter a URL with the scheme, host and port of a redirect URL.')
      .waitFor()
    await expectFocus(frontChannel)
    await frontChannel.fill('https://second.example.com/frame')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await admin.listOAuthClients())[0]).toMatchObject({
      redirectUrls: ['https://second.example.com/callback', 'com.example.second:/callback'],
      postLogoutRedirectUrls: ['https://second.example.com/signed-out'],
      backChannelLogoutUrl: 'https://second.example.com/logout',
      frontChannelLogoutUrl: 'https://second.example.com/frame',
    })

    await page.getByLabel('Sign-out page URL').fill('https://app.example.com/handler/sign-out')
    const pages = page.locator('section').filter({ hasText: 'Pages of your app' })
    await pages.getByRole('button', { name: 'Save' }).click()
    await pages.getByText('Saved.', { exact: true }).waitFor()
    expect(await admin.getOAuthServer()).toMatchObject({
      consentUrl: CONSENT_URL,
      signOutUrl: 'https://app.example.com/handler/sign-out',
    })
  })

  it('changes the scopes of an API, refuses its URL twice, and undoes its removal', async () => {
    const { page, admin, goTo } = owner
    await goTo('/oauth-server')
    await chooseMore(page, API, `Edit ${API}`)
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Add scope' }).click()
    await dialog.getByLabel('Scope', { exact: true }).nth(1).fill('two words')
    await dialog.getByLabel('What users read').nth(1).fill('Change your notes')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Enter a scope without spaces').waitFor()
    await dialog.getByLabel('Scope', { exact: true }).nth(1).fill('notes:write')
    await dialog.getByRole('button', { name: 'Remove scope 1' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('notes:write').waitFor()
    const changed = [
      { identifier: API, scopes: [{ id: 'notes:write', description: 'Change your notes' }] },
    ]
    expect((await admin.getOAuthServer()).resources).toEqual(changed)

    await page.getByRole('button', { name: 'Add API' }).click()
    await dialog.getByLabel('URL of the API').fill(API)
    await dialog.getByRole('button', { name: 'Remove scope 1' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('The list already has this API.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await chooseMore(page, API, `Remove ${API}`)
    await page.getByText('No APIs yet.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: `More actions: ${API}` }).waitFor()
    expect((await admin.getOAuthServer()).resources).toEqual(changed)
  })

  it('allows unverified clients, marks those that registered themselves and deletes them', async () => {
    const { page, admin, goTo } = owner
    await goTo('/oauth-server')
    const registration = page.getByLabel('Allow dynamic registration')
    expect(await registration.isChecked()).toBe(false)
    await registration.check()
    const settings = page.locator('section').filter({ has: registration })
    await settings.getByRole('button', { name: 'Save' }).click()
    await settings.getByText('Saved.', { exact: true }).waitFor()
    expect(await admin.getOAuthServer()).toMatchObject({
      allowsMetadataDocuments: false,
      allowsRegistration: true,
    })

    await createSelfRegisteredClient(owner, 'Agent')
    await page.reload()
    const row = page.getByRole('row', { name: 'Agent' })
    await row.getByText('Unverified', { exact: true }).waitFor()
    await openMore(page, 'Agent')
    expect(await row.locator('.button:visible').allTextContents()).toEqual(['', 'Delete'])
    await confirm(page, 'Delete Agent', 'Delete client')
    await page.getByText('No clients yet.').waitFor()
    expect(await admin.listOAuthClients()).toEqual([])
  })

  it('turns the server off after a question, and keeps the clients', async () => {
    const { page, admin, goTo } = owner
    await admin.createOAuthClient({ displayName: 'Job', grantTypes: ['client_credentials'] })
    await goTo('/oauth-server')
    await page.getByRole('button', { name: 'Turn off the OAuth server' }).click()
    const dialog = dialogOf(page)
    await dialog
      .getByText('accept tokens that clients already have for at most 10 minutes')
      .waitFor()
    await dialog.getByRole('button', { name: 'Turn off the OAuth server' }).click()
    await page.getByText('1 client is kept').waitFor()
    expect((await admin.getOAuthServer()).isEnabled).toBe(false)
  })

  it('is found by the search', async () => {
    const { page, goTo } = owner
    await goTo('')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    await dialogOf(page).getByRole('combobox').fill('MCP')
    await dialogOf(page).getByRole('option', { name: 'OAuth server' }).click()
    const title = page.getByRole('heading', { level: 1, name: 'OAuth server' })
    await expect.poll(() => title.count()).toBe(1)
  })
})
