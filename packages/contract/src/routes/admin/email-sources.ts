import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/email-sources.js'

// Later clients write themes, templates and drafts of emails as source code, which services of this protocol do not run.

export const listEmailThemes = /* @__PURE__ */ route<typeof schema.listEmailThemes>()(
  'GET',
  '/internal/email-themes',
  {
    access: ['admin'],
    isLater: true,
  },
)

export const createEmailTheme = /* @__PURE__ */ route<typeof schema.createEmailTheme>()(
  'POST',
  '/internal/email-themes',
  {
    access: ['admin'],
    errors: ['EMAIL_RENDERING_ERROR'],
    isLater: true,
  },
)

export const updateEmailTheme = /* @__PURE__ */ route<typeof schema.updateEmailTheme>()(
  'PATCH',
  '/internal/email-themes/{id}',
  {
    access: ['admin'],
    errors: ['EMAIL_RENDERING_ERROR'],
    isLater: true,
  },
)

export const deleteEmailTheme = /* @__PURE__ */ route<typeof schema.deleteEmailTheme>()(
  'DELETE',
  '/internal/email-themes/{id}',
  {
    access: ['admin'],
    errors: ['EMAIL_RENDERING_ERROR'],
    isLater: true,
  },
)

export const listEmailTemplateSources = /* @__PURE__ */ route<
  typeof schema.listEmailTemplateSources
>()('GET', '/internal/email-templates', {
  access: ['admin'],
  isLater: true,
})

export const createEmailTemplateSource = /* @__PURE__ */ route<
  typeof schema.createEmailTemplateSource
>()('POST', '/internal/email-templates', {
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
})

export const updateEmailTemplateSource = /* @__PURE__ */ route<
  typeof schema.updateEmailTemplateSource
>()('PATCH', '/internal/email-templates/{id}', {
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
})

export const deleteEmailTemplateSource = /* @__PURE__ */ route<
  typeof schema.deleteEmailTemplateSource
>()('DELETE', '/internal/email-templates/{id}', {
  access: ['admin'],
  errors: ['EMAIL_RENDERING_ERROR'],
  isLater: true,
})

export const listEmailDrafts = /* @__PURE__ */ route<typeof schema.listEmailDrafts>()(
  'GET',
  '/internal/email-drafts',
  {
    access: ['admin'],
    isLater: true,
  },
)

export const createEmailDraft = /* @__PURE__ */ route<typeof schema.createEmailDraft>()(
  'POST',
  '/internal/email-drafts',
  {
    access: ['admin'],
    errors: ['EMAIL_RENDERING_ERROR'],
    isLater: true,
  },
)
