import assert from 'node:assert/strict'
import { createApps } from '../apps.mjs'
import { assertRejects } from '../expect.mjs'

/**
 * Project configuration by an admin.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkAdmin = async ({ client, createProject, check }) => {
  const project = await createProject()
  const { newAdminApp, newClientApp } = createApps(client, project)
  const admin = newAdminApp()
  /** @param {string} id @param {readonly any[]} definitions */
  const definitionOf = (id, definitions) => definitions.find((definition) => definition.id === id)

  await check('reads the project as an admin', async () => {
    const read = await admin.getProject()
    assert.equal(read.displayName, 'Compatibility')
    assert.equal(read.isProductionMode, false)
    assert.ok(read.createdAt instanceof Date)
    assert.equal(read.config.allowLocalhost, true)
    assert.deepEqual(read.config.oauthProviders, [{ id: 'github', type: 'shared' }])
  })

  await check('updates the project', async () => {
    const own = createApps(client, await createProject()).newAdminApp()
    await (
      await own.getProject()
    ).update({
      displayName: 'Renamed',
      description: 'A description',
      config: { magicLinkEnabled: false, clientTeamCreationEnabled: false },
    })
    const updated = await own.getProject()
    assert.equal(updated.displayName, 'Renamed')
    assert.equal(updated.description, 'A description')
    assert.equal(updated.config.magicLinkEnabled, false)
    assert.equal(updated.config.clientTeamCreationEnabled, false)
    assert.equal(updated.config.credentialEnabled, true)
  })

  await check('adds a trusted domain', async () => {
    const read = await admin.getProject()
    const domains = [{ domain: 'https://app.example.com', handlerPath: '/handler' }]
    await read.update({ config: { domains } })
    assert.deepEqual((await admin.getProject()).config.domains, domains)
  })

  await check('configures an OAuth provider', async () => {
    const own = createApps(client, await createProject()).newAdminApp()
    const oauthProviders = [
      { id: 'github', type: 'shared' },
      { id: 'google', type: 'standard', clientId: 'client', clientSecret: 'a secret' },
    ]
    await (await own.getProject()).update({ config: { oauthProviders } })
    const { config } = await own.getProject()
    const google = definitionOf('google', config.oauthProviders)
    assert.equal(google.type, 'standard')
    assert.equal(google.clientId, 'client')
  })

  await check('configures the email server', async () => {
    const own = createApps(client, await createProject()).newAdminApp()
    const emailConfig = {
      type: 'standard',
      host: 'smtp.example.com',
      port: 465,
      username: 'user',
      password: 'a secret',
      senderName: 'Engines',
      senderEmail: 'engines@example.com',
    }
    await (await own.getProject()).update({ config: { emailConfig } })
    const { config } = await own.getProject()
    assert.equal(config.emailConfig.type, 'standard')
    assert.equal(config.emailConfig.host, 'smtp.example.com')
  })

  await check('lists the production requirements that the project does not meet', async () => {
    const errors = await (await admin.getProject()).getProductionModeErrors()
    assert.ok(errors.length > 0)
    assert.equal(typeof errors[0].message, 'string')
  })

  await check('deletes the project', async () => {
    const own = createApps(client, await createProject())
    await (await own.newAdminApp().getProject()).delete()
    await assertRejects(own.newClientApp().getProject(), 'INVALID_PUBLISHABLE_CLIENT_KEY')
  })

  await check('creates, lists and revokes project keys', async () => {
    const created = await admin.createInternalApiKey({
      description: 'Second set',
      expiresAt: new Date(Date.now() + 86_400_000),
      hasPublishableClientKey: true,
      hasSecretServerKey: true,
      hasSuperSecretAdminKey: true,
    })
    const { publishableClientKey, secretServerKey, superSecretAdminKey } = created
    const second = newAdminApp({ publishableClientKey, secretServerKey, superSecretAdminKey })
    assert.equal((await second.getProject()).displayName, 'Compatibility')
    const listed = definitionOf(created.id, await admin.listInternalApiKeys())
    assert.equal(listed.description, 'Second set')
    assert.equal(listed.secretServerKey.lastFour, secretServerKey.slice(-4))
    await listed.revoke()
    const app = newClientApp({ publishableClientKey })
    await assertRejects(app.getProject(), 'INVALID_PUBLISHABLE_CLIENT_KEY')
    const revoked = definitionOf(created.id, await newAdminApp().listInternalApiKeys())
    assert.equal(revoked.whyInvalid(), 'manually-revoked')
  })

  for (const scope of ['Team', 'Project'])
    await check(`creates, updates and deletes a ${scope.toLowerCase()} permission`, async () => {
      const list = () => newAdminApp()[`list${scope}PermissionDefinitions`]()
      // Ids are unique across both scopes.
      const id = `read_${scope.toLowerCase()}_reports`
      const parentId = `manage_${scope.toLowerCase()}_reports`
      await admin[`create${scope}PermissionDefinition`]({
        id,
        description: 'Reads reports',
        containedPermissionIds: [],
      })
      await admin[`create${scope}PermissionDefinition`]({
        id: parentId,
        containedPermissionIds: [id],
      })
      const parent = definitionOf(parentId, await list())
      assert.deepEqual(parent.containedPermissionIds, [id])
      await admin[`update${scope}PermissionDefinition`](id, { description: 'Reads all reports' })
      assert.equal(definitionOf(id, await list()).description, 'Reads all reports')
      await admin[`delete${scope}PermissionDefinition`](id)
      assert.equal(definitionOf(id, await list()), undefined)
    })

  await check('rejects a wrong super secret admin key', async () => {
    const stranger = newAdminApp({ superSecretAdminKey: 'sak_unknown' })
    await assertRejects(stranger.getProject(), 'INVALID_SUPER_SECRET_ADMIN_KEY')
  })

  await check('reports why a test email could not be sent', async () => {
    const result = await admin.sendTestEmail({
      recipientEmail: 'ada@example.com',
      emailConfig: {
        host: '127.0.0.1',
        port: 1,
        username: 'user',
        password: 'a secret',
        senderName: 'Engines',
        senderEmail: 'engines@example.com',
      },
    })
    assert.equal(result.status, 'error')
    assert.equal(typeof result.error.errorMessage, 'string')
  })

  await check('lists the emails that were sent', async () => {
    const apps = createApps(client, project)
    const { email } = await apps.signUp()
    await project.nextMail(email)
    const [sentEmail] = await admin.listSentEmails()
    assert.ok(sentEmail.sentAt instanceof Date)
    assert.equal(typeof sentEmail.subject, 'string')
  })
}
