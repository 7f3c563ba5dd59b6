/** Signing in, and signing up. */
export const texts = {
  /** Quoted by the specification. */
  wrongPassword: 'Wrong e-mail or password.',
  /** Before the link "Create account". */
  noAccount: 'New here?',
  noMethodTitle: 'Sign-in is off',
  noMethod: 'No way to sign in is turned on for this app yet. Ask the people who run it.',

  /** Link under the password. */
  forgotten: 'Forgot it?',
  /** Button in the place of "Sign in": sends a mail with a link and a code. */
  mailSend: 'Mail me a code',
  /** Under the address, where a mail will be sent to it. */
  mailHelp: 'We send a code and a link to sign in with. No password is needed.',
  /** Button under the main one: changes the form. */
  mailInstead: 'Mail me a code instead',
  /** Button under the main one: changes the form back. */
  passwordInstead: 'Use a password instead',
  /** Between a form and buttons for other ways to sign in. */
  or: 'or',
  /** Button. {provider} is a name such as GitHub. */
  continueWith: 'Continue with {provider}',
  /** Short, on the edge of the button that was pressed last time. */
  lastUsed: 'Last used',
  /** Button: goes on into the app as a guest. */
  signInAnonymously: 'Go on without an account',

  /** Heading, when a mail with a code was sent. */
  mailCodeTitle: 'Enter the code',
  /** {email} is an address. */
  mailCodeSent: 'We sent a mail to {email}.',
  /** Button after that sentence: goes back to type another address. */
  mailCodeEdit: 'Change it',
  /** Link: opens the mailbox in a tab of its own. */
  mailCodeOpen: 'Open my mailbox',
  /** Under the field. */
  mailCodeHelp: 'Six letters or digits. The link in the mail works too.',
  mailCodeNotSix: 'Enter all six letters or digits of the code.',
  mailCodeWrong: 'That code is wrong. Use the one in the newest mail.',
  mailCodeExpired: 'That code has expired. Send a new one.',
  mailCodeUsed: 'That code was used already. Send a new one.',
  mailCodeSpent: 'That code was tried too often. Send a new one.',
  /** Button: sends another mail. */
  mailCodeResend: 'Send a new code',

  /** Button. */
  passkeySignIn: 'Sign in with a passkey',
  /** The person, or the time that browsers give them, has ended it. */
  passkeyCancelled: 'No passkey was used. Try again, or sign in another way.',
  passkeyUnsupported: 'This browser cannot use a passkey here. Sign in another way.',
  /** Passkeys belong to one website. */
  passkeyWrongSite: 'Passkeys do not work at this address of the app. Sign in another way.',
  passkeyUnknown: 'This passkey is not known here. Sign in another way.',
  passkeyFailed: 'Your device could not use the passkey. Try again, or sign in another way.',
}
