/** Texts of the page "Sign-in methods". */
export const texts = {
  methodsIntro: 'The sign-in methods, and the actions that users may take themselves.',
  /** Heading of a list of checkboxes. */
  methods: 'Methods',
  /** Below the heading "Identity providers", while none is on. */
  providersExamples: 'Google, GitHub, Apple and others',
  /** Link to the page "Identity providers". */
  setUpProviders: 'Set up providers',
  emailCodeAndLinkHelp: 'Users get an email with a code and a link, and need no password.',
  passkeyHelp: 'Users sign in with their fingerprint, face or the PIN of their device.',
  /** {link} is the text "Policies" as a link. */
  twoStepElsewhere:
    'Users can add two-step verification to their account. To require it, go to {link}.',
  /** The link in the sentence before: the name of a page. */
  policiesLink: 'Policies',
  /** Heading of a list of checkboxes. */
  signInEmails: 'Emails',
  codeInSubjectHelp:
    'Users read it in the notification. So does anyone who sees the locked screen.',
  /** Heading of a list of checkboxes. */
  userRights: 'What users may do',
  allowSignUpHelp: 'If it is off, only existing users and those whom you add can sign in.',
  teamForEveryUserHelp: 'For apps in which everyone begins with a workspace of their own.',
}
