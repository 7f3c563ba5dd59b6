/** What several pages and menus say, but not the one that signs in. */
export const texts = {
  /** Help under a new password, and the error when it is shorter. {count} is a number. */
  passwordTooShort: 'Use at least {count} characters.',
  /** The same where the limit is not known. */
  passwordTooShortUnknown: 'Use more characters.',
  /** The same where the limit is not known. */
  passwordTooLongUnknown: 'Use fewer characters.',
  /** Error under a new password that attackers try first: a common one, the address, the name of the app. */
  passwordTooWeak: 'This password is too common. Choose another one.',
  /** Under a new password that is long enough but repeats few characters. */
  passwordGuessable: 'Easy to guess. Use more different characters.',
  /** Under a new password that meets the rules. */
  passwordLongEnough: 'Long enough. Longer is stronger.',
  /** Under a long new password. */
  passwordStrong: 'A strong password.',
  signUpOffTitle: 'Sign-up is off',
  signedUpTitle: 'Your account is ready',
  /** Before the link "Sign in". */
  haveAccount: 'Have an account?',
  /** Error under the e-mail field; a link "Sign in" follows. */
  emailExists: 'There is an account with this address.',
  noSignUpMethod:
    'No way to create an account is turned on for this app yet. Ask the people who run it.',
  /** {email} is an address. */
  signedUp: 'A mail is on its way to {email}. Open its link to confirm that the address is yours.',
  /** Link to the sign-in page. */
  signInAgain: 'Sign in again',
  noCodeTitle: 'Something is missing',
  invalidLinkTitle: 'This link does not work',
  expiredLinkTitle: 'This link has expired',
  usedLinkTitle: 'This link was used already',
  spentLinkTitle: 'This link was tried too often',
  framedTitle: 'Open this page by itself',
  framedText: 'It stands inside a page of another site, which could cover parts of it.',
  /** {email} is an address. */
  newLinkSent: 'A new mail is on its way to {email}.',
  /** Label of a field. */
  resetPassword: 'New password',
  mfaNotSix: 'Enter the six digits that your authenticator app shows.',

  /** Heading: a sign-in that waits for its second factor. */
  secondFactorTitle: 'One more step',
  secondFactor: 'Your account asks for a code from your authenticator app.',
  /** Button or link: leads to the field for the code. */
  secondFactorEnter: 'Enter the code',

  /** Link to the page with the settings of the account; item of a menu, beside "Sign out". */
  userMenuSettings: 'Account settings',
  /**
   * Before the name of the team that is worked in, and the name of the menu with the others; read aloud.
   * Name of the section of a team that has no name of its own here.
   */
  team: 'Team',
  /** Item of the menu, heading of the form that it leads to, its button, and a section. */
  createTeam: 'Create a team',
  /** Label of a field. */
  teamName: 'Name of the team',
}
