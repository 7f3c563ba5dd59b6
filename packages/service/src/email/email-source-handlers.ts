import { fail } from '@latchkey/contract/errors'
import { adminEmailSources as routes } from '@latchkey/contract/routes'
import { adminEmailSources as schemas } from '@latchkey/contract/schemas'
import { implement } from '../http/implement.js'
import type { EmailTemplateType } from './texts/email-texts.js'

// Later clients write themes, templates and drafts as TSX. Running it would run code of project owners in the service.

const THEME = { id: '5d9b3c1e-7f42-4a68-9c05-2e81b64d7a13', displayName: 'Latchkey' }
const TEMPLATES: Readonly<Record<EmailTemplateType, { id: string; displayName: string }>> = {
  email_verification: {
    id: '0c5e8a72-41d9-4b36-8f1a-93d7e2c4b650',
    displayName: 'Email verification',
  },
  password_reset: { id: '1f7b2d94-6ce3-4058-a2b7-84e9c1d5f361', displayName: 'Password reset' },
  magic_link: { id: '2a96e4b8-93f5-4c1d-b3c8-75fad0e6a472', displayName: 'Magic link' },
  team_invitation: { id: '3bb5f6ca-c017-4de2-84d9-660be1f7b583', displayName: 'Team invitation' },
}
/** Shown where a later dashboard edits the source. */
const SOURCE_NOTE =
  '// This service renders its emails from block documents and runs no source code.\n'

const reject = async () => {
  throw renderingError()
}

export const adminEmailSources = implement(routes, schemas, {
  listEmailThemes: async () => ({ themes: [THEME] }),
  createEmailTheme: reject,
  updateEmailTheme: reject,
  deleteEmailTheme: reject,

  listEmailTemplateSources: async () => ({
    templates: Object.values(TEMPLATES).map((template) => ({
      ...template,
      themeId: THEME.id,
      tsxSource: SOURCE_NOTE,
    })),
  }),
  createEmailTemplateSource: reject,
  updateEmailTemplateSource: reject,
  deleteEmailTemplateSource: reject,

  listEmailDrafts: async () => ({ drafts: [] }),
  createEmailDraft: reject,
})

/** The rejection of an email that only source code could render. */
export const renderingError = () =>
  fail('EMAIL_RENDERING_ERROR', {
    error: 'this service runs no source code. Send html without a theme, template or draft.',
  })
