import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/email-log.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const readSentEmail = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readSentEmail>,
  path: '/latchkey/emails/{email_id}',
  access: ['admin'],
  isLater: true,
} as const satisfies Endpoint

export const resendEmail = {
  method: 'POST' as TypedMethod<'POST', typeof schema.resendEmail>,
  path: '/latchkey/emails/{email_id}/resend',
  access: ['admin'],
  errors: ['REQUIRES_CUSTOM_EMAIL_SERVER'],
  isLater: true,
} as const satisfies Endpoint
