import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/emails.js'

export const sendEmail = /* @__PURE__ */ route<typeof schema.sendEmail>()(
  'POST',
  '/emails/send-email',
  {
    access: ['server', 'admin'],
    errors: ['USER_ID_DOES_NOT_EXIST', 'REQUIRES_CUSTOM_EMAIL_SERVER', 'EMAIL_RENDERING_ERROR'],
    isLater: true,
  },
)
