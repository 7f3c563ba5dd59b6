import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startScriptedIssuer } from '../../service/test/oauth/scripted-issuer.js'
import { createMetadata, ENTITY_ID } from '../../service/test/saml/identity-provider.js'
import { confirm, createOwner, dialogOf, type Owner } from './owner.js'

/** Creates a team with an admin, and opens its single sign-on. */
async function openTeam({ admin, page, goTo }: Owner) {
  await admin.createTeamPermissionDefinition({ id: 'write_documents' })
  const team = await admin.createTeam({ displayName: 'Acme' })
  const user = await admin.createUser({
    displayName: 'Grace',
    primaryEmail: 'grace@example.com',
    password: 'correct horse battery',
  })
  await team.addUser(user.id)
  await user.grantPermission(team, 'team_admin')
  await goTo(`/teams/${team.id}`)
  await page.getByRole('link', { name: 'Manage single sign-on' }).click()
  const singleSignOn = await team.loadSingleSignOn()
  return {
    team,
    user,
    singleSignOn,
    connection: async () => (await singleSignOn.listConnections())[0],
  }
}

test('verifies a domain, connects an OpenID provider, tests it, turns it on and requires it', async () => {
  const owner = await createOwner({ refusals: ['OAUTH_PROVIDER_REFUSED'] })
  const { page } = owner
  const issuer = await startScriptedIssuer('engines')
  onTestFinished(() => issuer.close())
  const { team, user, connection } = await openTeam(owner)
  // In development, domains below .test need no record.
  const domain = `${randomUUID()}.test`
  await page.getByLabel('Domain of the email addresses').fill(domain)
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByLabel('Name of the TXT record', { exact: true }).waitFor()
  await page.getByRole('button', { name: `Check now: ${domain}` }).click()
  await page.getByText('Verified', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Add connection' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name', { exact: true }).first().fill('Acme login')
  await dialog.getByLabel('Issuer').fill(issuer.origin)
  await dialog.getByLabel('Client ID').fill('engines')
  await dialog.getByLabel('Client secret', { exact: true }).fill('a secret of the client')
  await dialog.getByRole('button', { name: 'Create connection' }).click()
  const callback = new URL(await page.getByLabel('Redirect URL', { exact: true }).inputValue())

  issuer.play({ document: { issuer: 'https://other.example.com' } })
  await page.getByRole('button', { name: 'Prepare the test' }).click()
  await page.getByText('The response of the provider is invalid').waitFor()

  /** Completes a test sign-in with an address. */
  const signIn = async (email: string) => {
    issuer.play({ claims: { sub: 'ada' }, userInfo: { email, email_verified: true } })
    await page.getByRole('button', { name: 'Prepare the test' }).click()
    const link = page.getByRole('link', { name: 'Sign in at the provider' })
    const url = new URL((await link.getAttribute('href')) ?? '')
    await fetch(url)
    callback.searchParams.set('code', 'a code')
    callback.searchParams.set('state', url.searchParams.get('state') ?? '')
    await fetch(callback)
    await page.getByRole('button', { name: 'Show the result' }).click()
  }
  await signIn('ada@example.com')
  await page.getByText('The provider sent no email address of a verified domain').waitFor()
  await page.reload()
  await signIn(`ada@${domain}`)
  await page.getByText('The test sign-in succeeded.').waitFor()
  await page.getByRole('button', { name: 'Turn on' }).click()

  const { id: other } = await owner.admin.createUser({ displayName: 'Without a password' })
  await team.addUser(other)
  await page.getByRole('button', { name: 'Require single sign-on' }).click()
  // Only a member with another sign-in method can be one.
  const emergencyOwner = dialog.getByLabel('Emergency owner')
  await emergencyOwner.waitFor()
  expect(await emergencyOwner.locator('option').allTextContents()).toEqual([
    'Grace (grace@example.com)',
  ])
  await emergencyOwner.selectOption('Grace (grace@example.com)')
  await dialog.getByRole('button', { name: 'Require single sign-on' }).click()
  await page.getByText('Only Grace keeps the other sign-in methods.').waitFor()
  expect(await connection()).toMatchObject({
    state: 'on',
    isRequired: true,
    emergencyUserId: user.id,
  })
})

test('connects a SAML provider by its metadata, maps a group, and lists users of a SCIM token', async () => {
  const owner = await createOwner()
  const { page } = owner
  const { connection, singleSignOn } = await openTeam(owner)
  const { id, domain } = await singleSignOn.addDomain(`${randomUUID()}.test`)
  await singleSignOn.verifyDomain(id)
  await page.getByRole('button', { name: 'Add connection' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('SAML 2.0').check()
  await dialog.getByLabel('Name', { exact: true }).fill('Acme login')
  await dialog.getByRole('radio', { name: 'Metadata XML' }).check()
  const metadata = dialog.getByRole('textbox', { name: 'Metadata XML' })
  await metadata.fill((await createMetadata()).xml)
  await dialog.getByRole('button', { name: 'Create connection' }).click()
  const acsUrl = await page.getByLabel('ACS URL', { exact: true }).inputValue()

  // A change by another person meanwhile stays.
  const readers = { group: 'Readers', permissionIds: [] }
  const elsewhere = { displayName: 'Acme employees', groupMappings: [readers] }
  await singleSignOn.updateConnection((await connection())?.id ?? '', elsewhere)
  const ssoUrl = 'https://login.acme.example/sso'
  await page.getByLabel('Sign-in URL of the provider').fill(ssoUrl)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Acme employees' }).waitFor()
  await page.getByRole('button', { name: 'Add group' }).click()
  await dialog.getByLabel('Group at the provider').fill('Writers')
  await dialog.getByLabel('write_documents').check()
  await dialog.getByRole('button', { name: 'Save permissions' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'New token' }).click()
  await dialog.getByLabel('Description').fill('Okta')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const token = await dialog.getByLabel('Token', { exact: true }).inputValue()
  const baseUrl = await dialog.getByLabel('Base URL', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(await page.content()).not.toContain(token)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
  const provision = async (userName: string) => {
    const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User']
    const body = JSON.stringify({ schemas, userName, active: true })
    return (await fetch(`${baseUrl}/Users`, { method: 'POST', headers, body })).status
  }
  // One more than a page of the list has.
  for (let number = 0; number < 26; number += 1)
    expect(await provision(`user${number}@${domain}`)).toBe(201)
  await page.reload()
  const users = page.getByRole('table', { name: 'Provisioned users' }).getByRole('link')
  await expect.poll(() => users.count()).toBe(25)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => users.count()).toBe(26)
  const log = await page.context().newPage()
  await log.goto(page.url().replace(/\/teams\/.*/, '/audit-log?by=scim_token'))
  await log.getByText('By SCIM token Okta').first().waitFor()
  await log.close()
  await confirm(page, 'Revoke Okta', 'Revoke token')
  expect(await provision(`last@${domain}`)).toBe(401)

  expect(await connection()).toMatchObject({
    type: 'saml',
    displayName: 'Acme employees',
    groupMappings: [readers, { group: 'Writers', permissionIds: ['write_documents'] }],
    saml: { entityId: ENTITY_ID, acsUrl, ssoUrl },
  })
  await confirm(page, 'Delete connection', 'Delete connection')
  await page.getByText('No connections yet.').waitFor()
})

test('creates a set-up link to the page of the app, shows it once and revokes it', async () => {
  const owner = await createOwner()
  const { page, admin } = owner
  const domains = [{ domain: 'https://app.example.com', handlerPath: '/auth' }]
  await (await admin.getProject()).update({ config: { domains } })
  const { singleSignOn } = await openTeam(owner)
  await page.getByRole('button', { name: 'New link' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const url = await dialog.getByLabel('Set-up link', { exact: true }).inputValue()
  expect(url).toMatch(/^https:\/\/app\.example\.com\/auth\/sso-setup#./)
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(await page.content()).not.toContain(new URL(url).hash.slice(1))
  const [link] = await singleSignOn.listSetupLinks()
  await confirm(page, `Revoke …${link?.id.slice(-4)}`, 'Revoke link')
  await page.getByText('No links yet.').waitFor()
  expect(await singleSignOn.listSetupLinks()).toEqual([])
})
