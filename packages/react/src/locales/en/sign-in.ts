/** Texts of the sign-in page and the sign-up page. */
export const texts = {
  passwordExpired: 'This temporary password has expired. Reset your password.',
  wrongPassword: 'Incorrect email or password.',
  /** Heading of the sign-in page for a signed-in user who signs in again, before something sensitive. */
  signInOnceMoreTitle: 'Sign in again',
  signInOnceMore: 'For your security, sign in again to continue.',
  /** Before the link "Create account". */
  noAccount: "Don't have an account?",
  noMethodTitle: 'Sign-in is unavailable',
  noMethod: 'No sign-in method is enabled for this app. Contact its owner.',

  /** Link under the password. */
  forgotten: 'Forgot password?',
  /** Button in the place of "Sign in": sends an email with a link and a code. */
  mailSend: 'Email me a code',
  /** Below the email field, before an email is sent. */
  mailHelp: "We'll email you a code and a sign-in link.",
  /** Button under the main one: changes the form. */
  mailInstead: 'Use an email code instead',
  /** Button under the main one: changes the form back. */
  passwordInstead: 'Use your password instead',
  /** Between a form and buttons for other ways to sign in. */
  or: 'or',
  /** Button. {provider} is a name such as GitHub. */
  continueWith: 'Continue with {provider}',
  /** Short, on the edge of the button that was pressed last time. */
  lastUsed: 'Last used',
  /** Heading while the page leaves. {provider} is the name of a company or its identity provider. */
  ssoLeaving: 'Taking you to {provider}…',
  /** Error below the email field, where single sign-on is the only method. */
  ssoNotSetUp: "Single sign-on isn't set up for this email address.",
  /** Button: goes on into the app as a guest. */
  signInAnonymously: 'Continue as guest',

  /** Heading after an email with a code was sent. */
  mailCodeTitle: 'Check your email',
  /** {email} is an address. */
  mailCodeSent: 'We sent a code to {email}.',
  /** Button after that sentence: goes back to type another address. */
  mailCodeEdit: 'Change',
  /** Link: opens the inbox in a new tab. */
  mailCodeOpen: 'Open inbox',
  /** Under the field. */
  mailCodeHelp: 'Enter the 6-character code, or use the link in the email.',
  mailCodeNotSix: 'Enter all 6 characters.',
  mailCodeWrong: 'Incorrect code. Use the one from the latest email.',
  mailCodeExpired: 'This code has expired. Request a new one.',
  mailCodeUsed: 'This code has already been used. Request a new one.',
  mailCodeSpent: 'Too many attempts. Request a new code.',
  /** Button: sends another email. */
  mailCodeResend: 'Resend code',

  /** Button. */
  passkeySignIn: 'Sign in with a passkey',
  /** The person, or the time that browsers give them, has ended it. */
  passkeyCancelled: 'No passkey was used. Try again, or sign in another way.',
  passkeyNone: 'This device has no passkey for this site. Sign in another way.',
  passkeyUnsupported: "This browser doesn't support passkeys here. Sign in another way.",
  /** Passkeys belong to one website. */
  passkeyWrongSite: "Passkeys aren't available on this address. Sign in another way.",
  passkeyUnknown: "We don't recognize this passkey. Sign in another way.",
  passkeyFailed: "Your device couldn't use the passkey. Try again, or sign in another way.",
  /** Before the link "Sign in". */
  haveAccount: 'Already have an account?',
  /** Error below the email field; a link "Sign in" follows. */
  emailExists: 'An account with this email already exists.',
  noSignUpMethod: 'No sign-up method is enabled for this app. Contact its owner.',
  /** {email} is an address. */
  signedUp: 'We sent a verification link to {email}. Open it to verify your address.',
}
