/** Texts that several pages and menus share, except the sign-in page. */
export const texts = {
  /** Help under a new password, and the error when it is shorter. {count} is a number. */
  passwordTooShort: 'Use at least {count} characters.',
  /** The same where the limit is not known. */
  passwordTooShortUnknown: 'Use more characters.',
  /** The same where the limit is not known. */
  passwordTooLongUnknown: 'Use fewer characters.',
  /** Error under a new password that attackers try first: a common one, the address, the name of the app. */
  passwordTooWeak: 'This password is too common. Choose another one.',
  /** Under a new password that is the email address of the account. */
  passwordIsEmail: "Don't use your email address as your password.",
  /** Under a new password that is long enough but repeats few characters. */
  passwordGuessable: 'Easy to guess. Mix in more characters.',
  /** Under a new password that meets the rules. */
  passwordLongEnough: 'Good. Longer is stronger.',
  /** Under a long new password. */
  passwordStrong: 'Strong password.',
  signUpOffTitle: 'Sign-up is closed',
  signedUpTitle: 'Your account is ready',
  /** Before the link "Sign in". */
  haveAccount: 'Already have an account?',
  /** Error below the email field; a link "Sign in" follows. */
  emailExists: 'An account with this email already exists.',
  noSignUpMethod: 'No sign-up method is enabled for this app. Contact its owner.',
  /** {email} is an address. */
  signedUp: 'We sent a verification link to {email}.',
  /** Link to the sign-in page. */
  signInAgain: 'Sign in again',
  noCodeTitle: 'This link is incomplete',
  invalidLinkTitle: "This link isn't valid",
  expiredLinkTitle: 'This link has expired',
  usedLinkTitle: 'This link has already been used',
  spentLinkTitle: 'Too many attempts',
  framedTitle: 'Open this page in its own tab',
  framedText: "It's embedded in another site, which could cover parts of it.",
  /** {email} is an address. */
  newLinkSent: 'We sent a verification link to {email}.',
  /** Label of a field. */
  resetPassword: 'New password',
  mfaNotSix: 'Enter all 6 digits from your authenticator app.',

  /** Heading: a sign-in that waits for its second factor. */
  secondFactorTitle: 'Two-step verification',
  secondFactor: 'Enter the code from your authenticator app to continue.',
  /** Button or link: leads to the field for the code. */
  secondFactorEnter: 'Enter code',

  /** Link to the page with the settings of the account; item of a menu, beside "Sign out". */
  userMenuSettings: 'Account settings',
  /**
   * Before the name of the team that is worked in, and the name of the menu with the others; read aloud.
   * Name of the section of a team that has no name of its own here.
   */
  team: 'Team',
  /** Item of the menu, heading of the form that it leads to, its button, and a section. */
  createTeam: 'Create team',
  /** Label of a field. */
  teamName: 'Team name',
}
