/** Texts that several pages share, and texts that are shown while a page loads. */
export const texts = {
  /** Read aloud while a page is being prepared. */
  loading: 'Loading',
  /** The same, once that has taken some seconds; shown, too. */
  slow: 'This is taking longer than usual.',
  /** In place of the page where JavaScript is off. */
  noScript: 'This page needs JavaScript. Turn it on in your browser, then load the page again.',
  /** Button: does again what has just failed. */
  retry: 'Try again',
  /** Link or button: goes on into the app. */
  continue: 'Continue',
  /** Link to the app's start page. */
  home: 'Go to home page',
  /** Button: the way out of a form, a dialog or a wait. */
  cancel: 'Cancel',
  /** Button: copies the text before it. */
  copy: 'Copy',
  /** Takes the place of "Copy" for a moment. */
  copied: 'Copied',
  /** Takes the place of "Copy" when the browser refused. */
  notCopied: 'Copy it manually',
  /** Before a short code that a support team asks for. */
  supportCode: 'Error code',

  /** Label of a field. */
  email: 'Email address',
  emailMissing: 'Enter your email address.',
  /** The typed text is not an email address, or contains several. */
  emailInvalid: 'Enter a valid email address, like name@example.com.',
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
  offline: "You're offline. Check your connection and try again.",
  /** The device has a connection, but the service does not answer. */
  unreachable: "Can't reach the server. Check your connection and try again.",
  /** {wait} is a duration such as "28 seconds". */
  rateLimited: 'Too many attempts. Try again in {wait}.',
  /** The wait of the sentence before is over, or a way back into the app. */
  canGoOn: 'You can continue now.',
  unexpected: 'Something went wrong. Please try again.',
  /** Heading of a page that could not be prepared. */
  unavailableTitle: "This page couldn't load",

  /** Heading if a user is already signed in. */
  signedInTitle: "You're signed in",
  /** Button. {name} is the user's name or email address. */
  continueAs: 'Continue as {name}',
  signOut: 'Sign out',

  /** Heading, and the main button. */
  signIn: 'Sign in',

  /** Heading, link, and the main button. */
  signUp: 'Create account',
  signUpOff: 'Sign-up is currently disabled for this app.',
  /** On the button until it can be pressed again. {wait} is a duration such as "28 seconds". */
  sendAgainIn: 'Resend in {wait}',
  /** The service refuses links to this site; a developer has to act. */
  siteNotTrusted: "This site isn't a trusted domain, so we can't email links to it.",

  /** Label of a field for six figures. */
  code: 'Code',
  accountBannedTitle: 'Account banned',
  accountBanned: 'This account is banned. Contact support if you think this is a mistake.',
  wrongDigits: 'Incorrect code. Please try signing in again.',
  /** The account was made with this address, but its owner has not confirmed it yet. */
  emailUnconfirmed: 'Verify this email first, or sign in another way.',

  /** Before buttons of providers that cannot be pressed; a link follows. */
  obstacleFramed: "Sign-in providers don't open inside another page.",
  /** Link or button: opens this page in a tab of its own. */
  openAlone: 'Open in a new tab',
  obstacleInsecure: 'This needs a secure connection. Open this page with https.',
  obstacleForgetful: 'Sign-in needs cookies. Allow them for this site, then reload the page.',
}
