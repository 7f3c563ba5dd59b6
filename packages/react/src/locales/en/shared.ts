/** What more than one page says, and what stands there until a page is here. */
export const texts = {
  /** Read aloud while a page is being prepared. */
  loading: 'Loading',
  /** In place of the page where JavaScript is off. */
  noScript: 'This page needs JavaScript. Turn it on in your browser, then load the page again.',
  /** Button: does again what has just failed. */
  retry: 'Try again',
  /** Link or button: goes on into the app. */
  continue: 'Continue',
  /** Link to the app's start page. */
  home: 'Go to the start page',
  /** Button: copies the text before it. */
  copy: 'Copy',
  /** Takes the place of "Copy" for a moment. */
  copied: 'Copied',
  /** Takes the place of "Copy" when the browser refused. */
  notCopied: 'Select and copy it yourself',
  /** Before a short code that a support team asks for. */
  supportCode: 'Support code',

  /** Label of a field. */
  email: 'E-mail address',
  emailMissing: 'Enter your e-mail address.',
  /** The typed text is no e-mail address, or more than one. */
  emailInvalid: 'Enter one e-mail address, like name@example.com.',
  /** Label of a field. */
  password: 'Password',
  passwordMissing: 'Enter your password.',
  /** Button in the password field: makes the typed characters readable. */
  passwordShow: 'Show password',
  /** Button in the password field: hides the typed characters again. */
  passwordHide: 'Hide password',
  /** Help under a new password, and the error when it is shorter. {count} is a number. */
  passwordTooShort: 'Use at least {count} characters.',
  /** The same where the limit is not known. */
  passwordTooShortUnknown: 'Use more characters.',
  /** {count} is a number. */
  passwordTooLong: 'Use at most {count} characters.',
  /** The same where the limit is not known. */
  passwordTooLongUnknown: 'Use fewer characters.',
  /** Under a new password that is long enough but repeats few characters. */
  passwordGuessable: 'Easy to guess. Use more different characters.',
  /** Under a new password that meets the rules. */
  passwordLongEnough: 'Long enough. Longer is stronger.',
  /** Under a long new password. */
  passwordStrong: 'A strong password.',

  /** The device has no connection. */
  offline: 'You are offline. Check your internet connection, then try again.',
  /** The device has a connection, but the service does not answer. */
  unreachable: 'No answer came. Check your internet connection, or try again in a moment.',
  /** {wait} is a duration such as "28 seconds". */
  rateLimited: 'That was a lot of tries. You can go on in {wait}.',
  /** The wait of the sentence before is over. */
  rateLimitOver: 'You can go on now.',
  unexpected: 'Something went wrong. Please try again.',
  /** Heading of a page that could not be prepared. */
  unavailableTitle: 'This page did not load',

  /** Heading when somebody is signed in already. */
  signedInTitle: 'You are signed in',
  /** Button. {name} is a person's name or e-mail address. */
  continueAs: 'Continue as {name}',
  signOut: 'Sign out',

  /** Heading, and the main button. */
  signIn: 'Sign in',

  /** Heading, link, and the main button. */
  signUp: 'Create account',
  signUpOffTitle: 'Sign-up is off',
  /** Quoted by the specification. */
  signUpOff:
    'Creation of new accounts is not enabled for this project. Please ask the project owner to enable it.',
  signedUpTitle: 'Your account is ready',
  /** Link to the sign-in page. */
  signInAgain: 'Sign in again',
  cancel: 'Cancel',
  noCodeTitle: 'Something is missing',
  invalidLinkTitle: 'This link does not work',
  expiredLinkTitle: 'This link has expired',
  usedLinkTitle: 'This link was used already',
  spentLinkTitle: 'This link was tried too often',
  /** On the button until it can be pressed again. {wait} is a duration such as "28 seconds". */
  sendAgainIn: 'Send again in {wait}',
  /** The service refuses links to this site; a developer has to act. */
  siteNotTrusted: 'This site is not on the list of trusted domains, so no mail can link to it.',
  /** Label of a field. */
  resetPassword: 'New password',

  /** Label of a field for six figures. */
  code: 'Code',
  mfaNotSix: 'Enter the six digits that your authenticator app shows.',

  /** Heading: a sign-in that waits for its second factor. */
  secondFactorTitle: 'One more step',
  secondFactor: 'Your account asks for a code from your authenticator app.',
  /** Button or link: leads to the field for the code. */
  secondFactorEnter: 'Enter the code',
  /** Quoted by the specification. */
  wrongDigits: 'Invalid TOTP code. Please try signing in again.',
  /** The account was made with this address, but its owner has not confirmed it yet. */
  emailUnconfirmed:
    'This address is not confirmed yet. Open the link in the first mail, or sign in another way.',

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
