/** A mail's words. `{{ name }}` stands for a variable (protocol, section 11.6). */
export interface MailTemplate {
  subject: string
  heading: string
  /** The one sentence that says what the mail is for. */
  sentence: string
  /** What the button says. */
  action: string
  /** What to do if it was not you. */
  otherwise: string
}

/** Every mail the service sends, by the template types of the protocol. */
export const templates = {
  email_verification: {
    subject: 'Confirm your e-mail address for {{ projectDisplayName }}',
    heading: 'Confirm your e-mail address',
    sentence:
      'Please confirm that {{ recipient }} is your address, so that {{ projectDisplayName }} knows it reaches you.',
    action: 'Confirm e-mail address',
    otherwise:
      'If you did not create an account with {{ projectDisplayName }}, ignore this mail: nothing happens until the link is opened. The link works once, for seven days.',
  },
  password_reset: {
    subject: 'Set a new password for {{ projectDisplayName }}',
    heading: 'Set a new password',
    sentence: 'Somebody, most likely you, asked to set a new password for {{ recipient }}.',
    action: 'Set a new password',
    otherwise:
      'If it was not you, ignore this mail: your password stays as it is. The link works once, for seven days.',
  },
  magic_link: {
    subject: 'Sign in to {{ projectDisplayName }}: your code is {{ code }}',
    heading: 'Sign in to {{ projectDisplayName }}',
    sentence: 'Type the code {{ code }} where you asked for it, or sign in with the button.',
    action: 'Sign in',
    otherwise:
      'If you did not ask for it, ignore this mail: nobody gets in without it. The code works once, for seven days.',
  },
  team_invitation: {
    subject: 'Join {{ teamDisplayName }} on {{ projectDisplayName }}',
    heading: 'Join {{ teamDisplayName }}',
    sentence: 'You were invited to the team {{ teamDisplayName }} on {{ projectDisplayName }}.',
    action: 'Join the team',
    otherwise:
      'If you do not know this team, ignore this mail. The link works once, for seven days.',
  },
} as const satisfies Record<string, MailTemplate>

export type MailTemplateType = keyof typeof templates
