/** Texts of the page "Sign-in methods". */
export const texts = {
  methodsIntro: 'The sign-in methods, and the actions that users may take themselves.',
  /** Heading of a list of checkboxes. */
  methods: 'Methods',
  /** {link} is the name of the page "Identity providers", as a link. */
  providersElsewhere: 'Google, GitHub and others are in {link}.',
  emailAndPassword: 'Email and password',
  emailCodeAndLink: 'Email code and link',
  emailCodeAndLinkHelp: 'Users get an email with a code and a link, and need no password.',
  passkeyHelp: 'Users sign in with their fingerprint, face or the PIN of their device.',
  /** Heading of a list of checkboxes. */
  signInEmails: 'Emails',
  codeInSubject: 'Show the code in the subject of sign-in emails',
  codeInSubjectHelp:
    'Users read it in the notification. So does anyone who sees the locked screen.',
  /** Heading of a list of checkboxes. */
  userRights: 'What users may do',
  allowSignUp: 'Allow sign-up',
  allowSignUpHelp: 'If it is off, only existing users and those whom you add can sign in.',
  usersDeleteAccount: 'Users can delete their own account',
  usersCreateTeams: 'Users can create teams',
  teamForEveryUser: 'Create a team for every new user',
  teamForEveryUserHelp: 'For apps in which everyone begins with a workspace of their own.',
  usersCreateApiKeys: 'Users can create API keys',
  teamsHaveApiKeys: 'Teams can have API keys',
  /** Label of a choice. */
  emailInUse: 'If a provider returns an email that’s already in use',
  /** Option: the account that has the email. */
  linkProvider: 'Link the provider to that account',
  rejectSignIn: 'Reject the sign-in',
  createOtherAccount: 'Create another account',
}
