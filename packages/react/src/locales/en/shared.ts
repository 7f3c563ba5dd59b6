/** What more than one page says, and what stands there until a page is here. */
export const texts = {
  /** Read aloud while a page is being prepared. */
  loading: 'Loading',
  /** The same, once that has taken some seconds; shown, too. */
  slow: 'This takes longer than usual.',
  /** In place of the page where JavaScript is off. */
  noScript: 'This page needs JavaScript. Turn it on in your browser, then load the page again.',
  /** Button: does again what has just failed. */
  retry: 'Try again',
  /** Link or button: goes on into the app. */
  continue: 'Continue',
  /** Link to the app's start page. */
  home: 'Go to the start page',
  /** Button: the way out of a form, a dialog or a wait. */
  cancel: 'Cancel',
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
  /** {count} is a number. */
  passwordTooLong: 'Use at most {count} characters.',

  /** The device has no connection. */
  offline: 'You are offline. Check your internet connection, then try again.',
  /** The device has a connection, but the service does not answer. */
  unreachable: 'No answer came. Check your internet connection, or try again in a moment.',
  /** {wait} is a duration such as "28 seconds". */
  rateLimited: 'That was a lot of tries. You can go on in {wait}.',
  /** The wait of the sentence before is over, or a way back into the app. */
  canGoOn: 'You can go on now.',
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
  /** Quoted by the specification. */
  signUpOff:
    'Creation of new accounts is not enabled for this project. Please ask the project owner to enable it.',
  /** On the button until it can be pressed again. {wait} is a duration such as "28 seconds". */
  sendAgainIn: 'Send again in {wait}',
  /** The service refuses links to this site; a developer has to act. */
  siteNotTrusted: 'This site is not on the list of trusted domains, so no mail can link to it.',

  /** Label of a field for six figures. */
  code: 'Code',
  /** Quoted by the specification. */
  wrongDigits: 'Invalid TOTP code. Please try signing in again.',
  /** The account was made with this address, but its owner has not confirmed it yet. */
  emailUnconfirmed:
    'This address is not confirmed yet. Open the link in the first mail, or sign in another way.',

  /** Before buttons of providers that cannot be pressed; a link follows. */
  obstacleFramed: 'Providers do not open inside of another page.',
  /** Link or button: opens this page in a tab of its own. */
  openAlone: 'Open in a new window',
  obstacleInsecure: 'This needs a secure connection: open this page with https.',
  obstacleForgetful:
    'Signing in needs cookies. Allow them for this site, then load the page again.',
}
