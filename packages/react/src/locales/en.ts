/**
 * Every text of the pages, in English. A comment says where a text stands and what its {names} are.
 * Sentences that the specification quotes are marked; they stay word for word.
 */
export const en = {
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
  /** Quoted by the specification. */
  wrongPassword: 'Wrong e-mail or password.',
  /** Before the link "Create account". */
  noAccount: 'New here?',
  noMethodTitle: 'Sign-in is off',
  noMethod: 'No way to sign in is turned on for this app yet. Ask the people who run it.',

  /** Heading, link, and the main button. */
  signUp: 'Create account',
  /** Before the link "Sign in". */
  haveAccount: 'Have an account?',
  /** Error under the e-mail field; a link "Sign in" follows. */
  emailExists: 'There is an account with this address.',
  signUpOffTitle: 'Sign-up is off',
  /** Quoted by the specification. */
  signUpOff:
    'Creation of new accounts is not enabled for this project. Please ask the project owner to enable it.',
  noSignUpMethod:
    'No way to create an account is turned on for this app yet. Ask the people who run it.',
  signedUpTitle: 'Your account is ready',
  /** {email} is an address. */
  signedUp: 'A mail is on its way to {email}. Open its link to confirm that the address is yours.',

  /** Heading that asks, when another website has led here. */
  signOutAsk: 'Sign out?',
  signOutAskText: 'Another website sent you here. Sign out only if you meant to.',
  /** Button beside "Sign out". */
  staySignedIn: 'Stay signed in',
  signingOut: 'Signing you out',
  signingOutText: 'This takes a moment.',
  signedOutTitle: 'You are signed out',
  signedOut: 'Nobody can use your account in this browser until you sign in again.',
  alreadySignedOut: 'There was nobody to sign out in this browser.',
  /** Signed out in this browser, but the service could not be told. */
  signOutUnconfirmed:
    'You are signed out in this browser. The service could not be reached, so your session may stay open there until it is told.',
  /** Link to the sign-in page. */
  signInAgain: 'Sign in again',

  /** Heading that asks. */
  verifyAsk: 'Confirm your e-mail address',
  verifyAskText: 'You opened the link from our mail. Confirm that the address is yours.',
  verify: 'Confirm',
  cancel: 'Cancel',
  verifyChecking: 'Checking your link',
  verifiedTitle: 'Address confirmed',
  verified: 'Your e-mail address is confirmed.',
  alreadyVerified: 'Your e-mail address was confirmed before. There is nothing left to do.',
  noCodeTitle: 'Something is missing',
  noCode: 'This page opens from the link in a mail. Open the link there, whole.',
  invalidLinkTitle: 'This link does not work',
  invalidLink: 'It may be cut off or mistyped. Open the link in the mail again, or copy it whole.',
  expiredLinkTitle: 'This link has expired',
  expiredLink: 'Links work for a few days only. Ask for a new mail.',
  /** The same where the person is signed out and no button for a new mail is there. */
  expiredLinkSignedOut: 'Links work for a few days only. Sign in to get a new mail.',
  usedLinkTitle: 'This link was used already',
  usedLink: 'If that was you, your address is confirmed and there is nothing left to do.',
  spentLinkTitle: 'This link was tried too often',
  spentLink: 'To keep you safe it is blocked now. Ask for a new mail.',
  spentLinkSignedOut: 'To keep you safe it is blocked now. Sign in to get a new mail.',
  /** Button: sends a new verification mail. */
  sendNewLink: 'Send a new mail',
  /** {email} is an address. */
  newLinkSent: 'A new mail is on its way to {email}.',
  /** On the button until it can be pressed again. {wait} is a duration such as "28 seconds". */
  sendAgainIn: 'Send again in {wait}',
  /** The service refuses links to this site; a developer has to act. */
  siteNotTrusted: 'This site is not on the list of trusted domains, so no mail can link to it.',

  notFoundTitle: 'No such page',
  notFound: 'The address is mistyped, or this app does not offer the page.',

  errorTitle: 'That did not work',
  errorText: 'Something went wrong on the way. Go back and try again.',
  otherAccountTitle: 'This account is taken',
  otherAccount:
    'The account at the provider belongs to another user of this app. Sign in with it, or choose another one.',
  otherConnectionTitle: 'Another account is connected',
  otherConnection:
    'Your user is connected to another account of this provider. Disconnect that one first, or use it.',
  accessDeniedTitle: 'Access was denied',
  accessDenied:
    'The provider said no, or you cancelled. You can try again, or sign in another way.',
  providerUnavailableTitle: 'This provider is not available',
  providerUnavailable: 'The app does not offer it at the moment. Sign in another way.',
  timedOutTitle: 'That took too long',
  /** Quoted by the specification. */
  timedOut: 'The OAuth flow has timed out. Please sign in again.',
}

export type Labels = typeof en
export type LabelKey = keyof Labels
