import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/email-sources.js'

// Later clients write themes, templates and drafts of emails as source code, which services of this protocol do not run.

export const listEmailThemes = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listEmailThemes>,
  path: '/internal/email-themes',
  access: ['admin'],
  isLater: true,
} as const satisfies Endpoint

export const createEmailTheme = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createEmailTheme>,
  path: '/internal/email-themes',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
} as const satisfies Endpoint

export const updateEmailTheme = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateEmailTheme>,
  path: '/internal/email-themes/{id}',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
} as const satisfies Endpoint

export const deleteEmailTheme = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteEmailTheme>,
  path: '/internal/email-themes/{id}',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
} as const satisfies Endpoint

export const listEmailTemplateSources = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listEmailTemplateSources>,
  path: '/internal/email-templates',
  access: ['admin'],
  isLater: true,
} as const satisfies Endpoint

export const createEmailTemplateSource = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createEmailTemplateSource>,
  path: '/internal/email-templates',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
} as const satisfies Endpoint

export const updateEmailTemplateSource = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateEmailTemplateSource>,
  path: '/internal/email-templates/{id}',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
} as const satisfies Endpoint

export const deleteEmailTemplateSource = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteEmailTemplateSource>,
  path: '/internal/email-templates/{id}',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
} as const satisfies Endpoint

export const listEmailDrafts = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listEmailDrafts>,
  path: '/internal/email-drafts',
  access: ['admin'],
  isLater: true,
} as const satisfies Endpoint

export const createEmailDraft = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createEmailDraft>,
  path: '/internal/email-drafts',
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
} as const satisfies Endpoint
