import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/emails.js'

export const listEmailTemplates = {
  method: 'GET',
  path: '/email-templates',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.listEmailTemplates>,
} as const satisfies Endpoint

export const readEmailTemplate = {
  method: 'GET',
  path: '/email-templates/{type}',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.readEmailTemplate>,
} as const satisfies Endpoint

export const updateEmailTemplate = {
  method: 'PATCH',
  path: '/email-templates/{type}',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.updateEmailTemplate>,
} as const satisfies Endpoint

export const resetEmailTemplate = {
  method: 'DELETE',
  path: '/email-templates/{type}',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.resetEmailTemplate>,
} as const satisfies Endpoint

export const listSentEmails = {
  method: 'GET',
  path: '/internal/emails',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.listSentEmails>,
} as const satisfies Endpoint

export const sendTestEmail = {
  method: 'POST',
  path: '/internal/send-test-email',
  access: ['admin'],
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.sendTestEmail>,
} as const satisfies Endpoint
