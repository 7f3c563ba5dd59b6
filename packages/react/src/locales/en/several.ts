/** What several pages and menus say, but not the one that signs in. */
export const texts = {
  /** Help under a new password, and the error when it is shorter. {count} is a number. */
  passwordTooShort: 'Use at least {count} characters.',
  /** The same where the limit is not known. */
  passwordTooShortUnknown: 'Use more characters.',
  /** The same where the limit is not known. */
  passwordTooLongUnknown: 'Use fewer characters.',
  /** Under a new password that is long enough but repeats few characters. */
  passwordGuessable: 'Easy to guess. Use more different characters.',
  /** Under a new password that meets the rules. */
  passwordLongEnough: 'Long enough. Longer is stronger.',
  /** Under a long new password. */
  passwordStrong: 'A strong password.',
  signUpOffTitle: 'Sign-up is off',
  signedUpTitle: 'Your account is ready',
  /** Link to the sign-in page. */
  signInAgain: 'Sign in again',
  noCodeTitle: 'Something is missing',
  invalidLinkTitle: 'This link does not work',
  expiredLinkTitle: 'This link has expired',
  usedLinkTitle: 'This link was used already',
  spentLinkTitle: 'This link was tried too often',
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

  /** Name of the button with somebody's picture, and of the menu that it opens; read aloud. {name} is theirs. */
  userMenu: 'Account of {name}',
  /** Items of that menu. */
  userMenuSettings: 'Account settings',
  userMenuSignOut: 'Sign out',
  /** Before the name of the team that is worked in, and the name of the menu with the others; read aloud. */
  teamMenu: 'Team',
  /** In place of a team's name. */
  teamMenuNone: 'Choose a team',
  /** In place of the teams, when there is none and none can be created. */
  teamMenuEmpty: 'You are in no team yet. Ask somebody to invite you.',
  /** Item of the menu, heading of the form that it leads to, and its button. */
  teamMenuCreate: 'Create a team',
  /** Label of a field. */
  teamMenuName: 'Name of the team',
  teamMenuNameMissing: 'Enter a name.',
}
