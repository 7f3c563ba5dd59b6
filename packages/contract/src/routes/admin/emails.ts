import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/emails.js'

export const listEmailTemplates = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listEmailTemplates>,
  path: '/email-templates',
  access: ['admin'],
} as const satisfies Endpoint

export const readEmailTemplate = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readEmailTemplate>,
  path: '/email-templates/{type}',
  access: ['admin'],
} as const satisfies Endpoint

export const updateEmailTemplate = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateEmailTemplate>,
  path: '/email-templates/{type}',
  access: ['admin'],
} as const satisfies Endpoint

export const resetEmailTemplate = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.resetEmailTemplate>,
  path: '/email-templates/{type}',
  access: ['admin'],
} as const satisfies Endpoint

export const listSentEmails = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listSentEmails>,
  path: '/internal/emails',
  access: ['admin'],
} as const satisfies Endpoint

export const sendTestEmail = {
  method: 'POST' as TypedMethod<'POST', typeof schema.sendTestEmail>,
  path: '/internal/send-test-email',
  access: ['admin'],
} as const satisfies Endpoint

/** Invites someone by email to sign in at an address of the app. */
export const sendSignInInvitation = {
  method: 'POST' as TypedMethod<'POST', typeof schema.sendSignInInvitation>,
  path: '/internal/send-sign-in-invitation',
  access: ['admin'],
  errors: ['REDIRECT_URL_NOT_WHITELISTED', 'REQUIRES_CUSTOM_EMAIL_SERVER'],
  isLater: true,
} as const satisfies Endpoint
