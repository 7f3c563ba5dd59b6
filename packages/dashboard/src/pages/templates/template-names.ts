import type { EmailTemplate } from '@latchkey/core/admin'

export const templateNames: Readonly<Record<EmailTemplate['type'], string>> = {
  email_verification: 'Verify an email',
  password_reset: 'Reset a password',
  magic_link: 'Sign in with a code',
  team_invitation: 'Team invitation',
}
