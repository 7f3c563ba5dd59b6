import { route } from '../endpoint.js'
import type * as schema from '../schemas/emails.js'

// Services of 2026 have templates at /internal/email-templates instead.

export const listEmailTemplates = /* @__PURE__ */ route<typeof schema.listEmailTemplates>()({
  request: 'GET /email-templates',
  access: ['admin'],
  role: 'read_only',
  isLater: true,
})

export const readEmailTemplate = /* @__PURE__ */ route<typeof schema.readEmailTemplate>()({
  request: 'GET /email-templates/{type}',
  access: ['admin'],
  role: 'read_only',
  isLater: true,
})

export const updateEmailTemplate = /* @__PURE__ */ route<typeof schema.updateEmailTemplate>()({
  request: 'PATCH /email-templates/{type}',
  access: ['admin'],
  isLater: true,
  audit: ['project.changed'],
})

export const resetEmailTemplate = /* @__PURE__ */ route<typeof schema.resetEmailTemplate>()({
  request: 'DELETE /email-templates/{type}',
  access: ['admin'],
  isLater: true,
  audit: ['project.changed'],
})

export const listSentEmails = /* @__PURE__ */ route<typeof schema.listSentEmails>()({
  request: 'GET /internal/emails',
  access: ['admin'],
  role: 'read_only',
})

export const sendTestEmail = /* @__PURE__ */ route<typeof schema.sendTestEmail>()({
  request: 'POST /internal/send-test-email',
  access: ['admin'],
  audit: 'the owner receives the email',
})

/** Invites someone by email to sign in at an address of the app. */
export const sendSignInInvitation = /* @__PURE__ */ route<typeof schema.sendSignInInvitation>()({
  request: 'POST /internal/send-sign-in-invitation',
  access: ['admin'],
  errors: ['REDIRECT_URL_NOT_WHITELISTED', 'REQUIRES_CUSTOM_EMAIL_SERVER'],
  isLater: true,
  audit: ['email.sent'],
})

// Extensions of this service: the deployed services of the protocol do not have them.

/** Sends a template, also with changes that are not stored, to the person who makes the call. */
export const testEmailTemplate = /* @__PURE__ */ route<typeof schema.testEmailTemplate>()({
  request: 'POST /latchkey/email-templates/{type}/test',
  access: ['admin'],
  requiresPerson: true,
  errors: ['REQUIRES_CUSTOM_EMAIL_SERVER'],
  audit: 'the caller receives the email',
})

/** The same emails as `GET /internal/emails`, page by page. */
export const listEmailPage = /* @__PURE__ */ route<typeof schema.listEmailPage>()({
  request: 'GET /latchkey/emails',
  access: ['admin'],
  role: 'read_only',
})

export const readSentEmail = /* @__PURE__ */ route<typeof schema.readSentEmail>()({
  request: 'GET /latchkey/emails/{email_id}',
  access: ['admin'],
  role: 'read_only',
})

export const resendEmail = /* @__PURE__ */ route<typeof schema.resendEmail>()({
  request: 'POST /latchkey/emails/{email_id}/resend',
  access: ['admin'],
  role: 'support',
  errors: ['REQUIRES_CUSTOM_EMAIL_SERVER'],
  audit: ['email.sent'],
})

// Later clients write themes, templates and drafts of emails as source code, which services of this protocol do not run.

export const listEmailThemes = /* @__PURE__ */ route<typeof schema.listEmailThemes>()({
  request: 'GET /internal/email-themes',
  access: ['admin'],
  role: 'read_only',
  isLater: true,
})

export const createEmailTheme = /* @__PURE__ */ route<typeof schema.createEmailTheme>()({
  request: 'POST /internal/email-themes',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
  audit: 'always rejected',
})

export const updateEmailTheme = /* @__PURE__ */ route<typeof schema.updateEmailTheme>()({
  request: 'PATCH /internal/email-themes/{id}',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
  audit: 'always rejected',
})

export const deleteEmailTheme = /* @__PURE__ */ route<typeof schema.deleteEmailTheme>()({
  request: 'DELETE /internal/email-themes/{id}',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
  audit: 'always rejected',
})

export const listEmailTemplateSources = /* @__PURE__ */ route<
  typeof schema.listEmailTemplateSources
>()({
  request: 'GET /internal/email-templates',
  access: ['admin'],
  role: 'read_only',
  isLater: true,
})

export const createEmailTemplateSource = /* @__PURE__ */ route<
  typeof schema.createEmailTemplateSource
>()({
  request: 'POST /internal/email-templates',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
  audit: 'always rejected',
})

export const updateEmailTemplateSource = /* @__PURE__ */ route<
  typeof schema.updateEmailTemplateSource
>()({
  request: 'PATCH /internal/email-templates/{id}',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
  audit: 'always rejected',
})

export const deleteEmailTemplateSource = /* @__PURE__ */ route<
  typeof schema.deleteEmailTemplateSource
>()({
  request: 'DELETE /internal/email-templates/{id}',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
  audit: 'always rejected',
})

export const listEmailDrafts = /* @__PURE__ */ route<typeof schema.listEmailDrafts>()({
  request: 'GET /internal/email-drafts',
  access: ['admin'],
  role: 'read_only',
  isLater: true,
})

export const createEmailDraft = /* @__PURE__ */ route<typeof schema.createEmailDraft>()({
  request: 'POST /internal/email-drafts',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
  audit: 'always rejected',
})
