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
  /** State of the texts of an email: kept, while another server sends the default ones. */
  customNotSent: 'Custom, not sent',
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
  /** A link follows. */
  ownTextsNotSent:
    'Your changes are kept, but emails through the shared server have the default texts.',
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
  /** Label of a field: lines such as "Device: Chrome on macOS". */
  blockFacts: 'Facts about the request, a line each',
  /** Heading of a list. */
  placeholders: 'Placeholders',
  insertHelp: 'Select one to insert it at the cursor.',
  /** Label of a button, read aloud. {name} is the name of a placeholder. */
  insertPlaceholder: 'Insert {name}',
  /** Error at a field. {name} is the code of a placeholder. */
  unknownPlaceholder: 'This email has no placeholder {name}. Choose one of the list.',
  /** Meaning of a placeholder, like the next ones. */
  placeholderProject: 'Name of the project',
  placeholderUser: 'Name of the user',
  placeholderRecipient: 'Address that gets the email',
  placeholderSupport: 'Support email of the project',
  placeholderLink: 'Link of the button',
  placeholderRejection: 'Link that rejects the account',
  placeholderCode: 'Code to sign in with',
  placeholderLifetime: 'How long the code works',
  placeholderDevice: 'Device that asked for the email',
  placeholderLocation: 'Place of the device, if known',
  placeholderTime: 'Time of the sign-up',
  placeholderTeam: 'Name of the team',
  placeholderInviter: 'Name of the user who invites',
  /** Name of a part of the page. */
  preview: 'Preview',
  /** Name of a choice on a phone: whether the form or the preview of the email is shown. */
  editorView: 'View',
  emailPreview: 'Preview of the email',
  /** Beside the button "Send test email". {email} is the address of the reader. */
  testHelp: 'Sends this email to {email}, with sample values.',
  /** {email} is the address of the reader. */
  testSentTo: 'Test email sent to {email}.',
  /** In place of the one before, while the service runs for development. The link "Open inbox" follows. */
  testInInbox: 'The test email is in the inbox of this service.',
  /** In place of `testHelp`. A link follows. */
  verifyForTest: 'A test email goes to your own email address. Verify it first.',
  /** The link: a page of the account of the reader. */
  ownAddressesLink: 'Your email addresses',
}
