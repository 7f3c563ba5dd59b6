import { adminAccess, endpoint, of } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/emails.js'

export const listEmailTemplates = endpoint({
  method: 'GET',
  path: '/email-templates',
  access: adminAccess,
  wire: of<typeof schema.listEmailTemplates>(),
})

export const readEmailTemplate = endpoint({
  method: 'GET',
  path: '/email-templates/{type}',
  access: adminAccess,
  wire: of<typeof schema.readEmailTemplate>(),
})

export const updateEmailTemplate = endpoint({
  method: 'PATCH',
  path: '/email-templates/{type}',
  access: adminAccess,
  wire: of<typeof schema.updateEmailTemplate>(),
})

export const resetEmailTemplate = endpoint({
  method: 'DELETE',
  path: '/email-templates/{type}',
  access: adminAccess,
  wire: of<typeof schema.resetEmailTemplate>(),
})

export const listSentEmails = endpoint({
  method: 'GET',
  path: '/internal/emails',
  access: adminAccess,
  wire: of<typeof schema.listSentEmails>(),
})

export const sendTestEmail = endpoint({
  method: 'POST',
  path: '/internal/send-test-email',
  access: adminAccess,
  strictQuery: false,
  wire: of<typeof schema.sendTestEmail>(),
})
