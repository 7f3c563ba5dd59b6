import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/server/emails.js'

export const sendEmail = {
  method: 'POST' as TypedMethod<'POST', typeof schema.sendEmail>,
  path: '/emails/send-email',
  access: ['server', 'admin'],
  errors: ['USER_ID_DOES_NOT_EXIST', 'REQUIRES_CUSTOM_EMAIL_SERVER', 'EMAIL_RENDERING_ERROR'],
  isLater: true,
} as const satisfies Endpoint
