/** Texts of the pages "Email server" and "Email log". */
export const texts = {
  emailServerTitle: 'Email server',
  emailServerIntro: 'The server that sends the emails of this project.',
  serverIncomplete: 'Complete the server settings first.',
  /** Label of a choice. */
  server: 'Server',
  /** Option: the server of the service. */
  sharedServer: 'Shared server',
  sharedServerHelp: 'The service sends the emails. In production, they have the default texts.',
  /** Option. */
  ownServer: 'Your own server',
  ownServerHelp: 'Emails come from your own address, and you can change their texts.',
  storedPasswordHelp: 'Leave it empty to keep the stored password.',
  /** {email} is the address of the reader. */
  testOnSave: 'A save sends a test email to {email}.',
  /** Title of a dialog. */
  saveAnywayTitle: 'Save a server that doesn’t work?',
  saveAnywayHelp: 'Until it works, your users get no sign-in codes and no other emails.',
  /** Button. */
  saveAnyway: 'Save anyway',
  /** Heading. */
  testServer: 'Test the server',
  /** Label of a field. */
  sendTo: 'Send to',
  sendToHelp: 'Uses the settings above, even if they aren’t saved yet.',
  testEmailSent: 'Test email sent.',

  emailLogTitle: 'Email log',
  emailLogIntro: 'The emails of the last 30 days, newest first.',
  /** Caption of the table. */
  sentEmails: 'Sent emails',
  /** Label of a search field. */
  searchEmails: 'Recipient or subject',
  noEmailsTitle: 'No emails yet',
  noEmails: 'Emails appear here when users sign up, sign in with a code or reset a password.',
  /** Heading. */
  noMatchingEmailsTitle: 'No matching emails',
  noMatchingEmails: 'Search for another recipient or subject, or choose other days.',
  /** Below a list that is searched. {time} is a date with a time. A button "Search older" follows. */
  searchedEmailsSince: 'Searched the emails since {time}.',
  /** Link. */
  showAllEmails: 'Show all emails',
  /** Heading of a column with times, and before a time. */
  sentAt: 'Sent',
  /** Heading of a column with addresses, and before an address. */
  sentTo: 'To',
  /** Heading of a column. */
  emailSubject: 'Subject',
  /** Heading of a column: delivered or failed. */
  emailOutcome: 'Outcome',
  /** Outcome of an email. */
  emailDelivered: 'Delivered',
  /** Outcome of an email. */
  emailFailed: 'Failed',
  /** Outcome of an email that could not be sent yet. */
  emailRetrying: 'Will be retried',
  /** The same, read aloud. {email} is the address of the recipient. */
  openNamed: 'Open “{subject}” to {email}',
  emailContent: 'Content of the email',
  plainText: 'Plain text',
  /** Button. */
  resendEmail: 'Resend email',
  /** Beside the button, after that. */
  sentAgain: 'Sent again.',
  resendHelp:
    'Codes are hidden here because they give access to the account. Resending delivers the same email to the same address. Its code or link may have expired.',
}
