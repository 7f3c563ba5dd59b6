import type { EmailTemplate } from '@latchkey/core/admin'
import type { texts } from '../../locales/en/templates.js'

/** The keys of the names of emails. */
export const templateNames: Readonly<Record<EmailTemplate['type'], keyof typeof texts>> = {
  email_verification: 'templateVerification',
  password_reset: 'templateReset',
  magic_link: 'templateSignIn',
  team_invitation: 'templateInvitation',
}
