/** Texts of the pages "Email templates", and of previews of emails. */
export const texts = {
  emailTemplatesTitle: 'Email templates',
  templatesIntro: 'The emails that your users get. Default ones are in the language of the user.',
  /** Caption of the table. */
  templatesCaption: 'Emails',
  /** Heading of a column: the kind of email. */
  templateEmail: 'Email',
  /** Heading of a column, label of a field, and before the subject of an email. */
  subject: 'Subject',
  /** Heading of a column: default or custom. */
  content: 'Content',
  /** State of the texts of an email. */
  default: 'Default',
  /** State of the texts of an email. */
  custom: 'Custom',
  /** Name of an email. */
  templateVerification: 'Verify an email',
  /** Name of an email. */
  templateReset: 'Reset a password',
  /** Name of an email. */
  templateSignIn: 'Sign in with a code',
  /** Name of an email. */
  templateInvitation: 'Team invitation',
  /** {example} is the code of a placeholder. */
  placeholdersHelp: 'Placeholders such as {example} are filled in for each email.',
  /** A link follows. */
  ownServerNeeded: 'Changing emails needs your own email server.',
  setUpServer: 'Set up an email server',
  /** Button. */
  resetTemplate: 'Reset',
  /** Title of the dialog. {name} is the name of an email. */
  resetTemplateTitle: 'Reset “{name}”?',
  resetToDefault: 'Reset to the default',
  resetTemplateHelp: 'Your changes to this email are deleted. This can’t be undone.',
  /** Label of a field: the heading of the email. */
  blockHeading: 'Heading',
  /** Label of a field: a paragraph of the email. */
  blockText: 'Text',
  /** Label of a field. */
  blockButton: 'Button label',
  /** Label of a field: the code in the email. */
  blockCode: 'Code',
  /** Label of a field: the text that an inbox shows beside the subject. */
  inboxPreview: 'Inbox preview',
  inboxPreviewHelp: 'Inboxes show it beside the subject.',
  logoUrl: 'Logo URL',
  logoUrlHelp: 'Replaces the name of the project. It is shown 32 pixels high.',
  /** Label of a field: the lines below the email. */
  footer: 'Footer',
  footerHelp: 'Each line is a paragraph.',
  /** Name of a part of the page, read aloud. */
  preview: 'Preview',
  emailPreview: 'Preview of the email',
}
