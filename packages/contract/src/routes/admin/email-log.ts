import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/email-log.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const readSentEmail = /* @__PURE__ */ route<typeof schema.readSentEmail>()(
  'GET',
  '/latchkey/emails/{email_id}',
  {
    access: ['admin'],
    isLater: true,
  },
)

export const resendEmail = /* @__PURE__ */ route<typeof schema.resendEmail>()(
  'POST',
  '/latchkey/emails/{email_id}/resend',
  {
    access: ['admin'],
    errors: ['REQUIRES_CUSTOM_EMAIL_SERVER'],
    isLater: true,
  },
)
