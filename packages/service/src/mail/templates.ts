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
} as const satisfies Record<string, MailTemplate>

export type MailTemplateType = keyof typeof templates
