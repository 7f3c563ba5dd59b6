import assert from 'node:assert/strict'
import { createApps } from '../apps.mjs'
import { requireFeature } from '../check.mjs'

const emailConfig = {
  type: 'standard',
  host: 'smtp.example.com',
  port: 465,
  username: 'user',
  password: 'a secret',
  senderName: 'Engines',
  senderEmail: 'engines@example.com',
}

/**
 * The emails' templates, which are block documents in older clients and source code in newer ones.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkEmailTemplates = async ({ client, createProject, check }) => {
  const project = await createProject()
  const admin = createApps(client, project).newAdminApp()

  await check('lists the email templates', async () => {
    const templates = await admin.listEmailTemplates()
    assert.ok(templates.length >= 4, String(templates.length))
  })

  await check('updates and resets an email template', async () => {
    requireFeature(admin.resetEmailTemplate !== undefined, 'resetEmailTemplate()')
    await (await admin.getProject()).update({ config: { emailConfig } })
    const read = async () => {
      const templates = await createApps(client, project).newAdminApp().listEmailTemplates()
      return templates.find((/** @type {any} */ { type }) => type === 'magic_link')
    }
    const { content, subject } = await read()
    await admin.updateEmailTemplate('magic_link', { subject: 'Come in', content })
    const updated = await read()
    assert.equal(updated.subject, 'Come in')
    assert.equal(updated.isDefault, false)
    await admin.resetEmailTemplate('magic_link')
    const reset = await read()
    assert.equal(reset.subject, subject)
    assert.equal(reset.isDefault, true)
  })
}
