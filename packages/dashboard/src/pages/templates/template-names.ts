import type { EmailTemplate } from '@latchkey/core/admin'

export const templateNames: Readonly<Record<EmailTemplate['type'], string>> = {
  email_verification: 'Confirm an address',
  password_reset: 'Set a new password',
  magic_link: 'Sign in by e-mail',
  team_invitation: 'Join a team',
}
