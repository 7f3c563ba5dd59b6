import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/emails.js'

export const listEmailTemplates = /* @__PURE__ */ route<typeof schema.listEmailTemplates>()(
  'GET',
  '/email-templates',
  {
    access: ['admin'],
  },
)

export const readEmailTemplate = /* @__PURE__ */ route<typeof schema.readEmailTemplate>()(
  'GET',
  '/email-templates/{type}',
  {
    access: ['admin'],
  },
)

export const updateEmailTemplate = /* @__PURE__ */ route<typeof schema.updateEmailTemplate>()(
  'PATCH',
  '/email-templates/{type}',
  {
    access: ['admin'],
  },
)

export const resetEmailTemplate = /* @__PURE__ */ route<typeof schema.resetEmailTemplate>()(
  'DELETE',
  '/email-templates/{type}',
  {
    access: ['admin'],
  },
)

export const listSentEmails = /* @__PURE__ */ route<typeof schema.listSentEmails>()(
  'GET',
  '/internal/emails',
  {
    access: ['admin'],
  },
)

export const sendTestEmail = /* @__PURE__ */ route<typeof schema.sendTestEmail>()(
  'POST',
  '/internal/send-test-email',
  {
    access: ['admin'],
  },
)

/** Invites someone by email to sign in at an address of the app. */
export const sendSignInInvitation = /* @__PURE__ */ route<typeof schema.sendSignInInvitation>()(
  'POST',
  '/internal/send-sign-in-invitation',
  {
    access: ['admin'],
    errors: ['REDIRECT_URL_NOT_WHITELISTED', 'REQUIRES_CUSTOM_EMAIL_SERVER'],
    isLater: true,
  },
)
