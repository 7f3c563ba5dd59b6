/** Pages that a link in an email opens, and the page that sends a password reset email. */
export const texts = {
  /** Heading that asks. */
  verifyAsk: 'Verify your email',
  verifyAskText: 'Verify that this address is yours.',
  verify: 'Verify',
  /** Heading that asks a visitor without a session of the account. */
  verifyWhose: 'Did you create this account?',
  /** {app} is the name of the app, {email} an address. */
  verifyWhoseText: 'An account on {app} was created with {email}.',
  /** The same for an address that was added to an account. */
  verifyAdded: 'Is this your account?',
  verifyAddedText: '{email} was added to an account on {app}.',
  /** Labels of facts about the account. */
  verifyCreated: 'Created',
  verifyDevice: 'Device',
  verifyPlace: 'Location',
  /** Button: verifies the address. */
  verifyMine: 'Yes, it was me',
  /** Button: takes the address from the account. */
  verifyNotMine: "No, it wasn't me",
  rejectedTitle: 'Email removed',
  rejected: 'The account no longer uses your email.',
  /** Added for an account that was created with the address. */
  rejectedSignedOut: 'Everyone was signed out of it.',
  verifiedTitle: 'Email verified',
  verified: "You're all set.",
  alreadyVerified: 'Your email was already verified.',
  noCode: 'Open this page from the link in your email.',
  invalidLink: 'The link may be incomplete. Open it again from the email.',
  expiredLink: 'Request a new one to verify your email.',
  /** The same text for a signed-out user, who has no button to send another email. */
  expiredLinkSignedOut: 'Sign in to request a new one.',
  usedLink: 'If that was you, your email is verified.',
  spentLink: 'For your security, this link is blocked. Request a new one.',
  spentLinkSignedOut: 'For your security, this link is blocked. Sign in to request a new one.',
  /** Button: sends a new verification email. */
  sendNewLink: 'Resend email',

  /** Heading, and the link from the sign-in page. */
  forgotPassword: 'Forgot password?',
  forgotText: "Enter your email and we'll send you a reset link.",
  /** Button. */
  forgotSend: 'Send reset link',
  /** Link to the sign-in page. */
  forgotBack: 'Back to sign-in',
  forgotOffTitle: 'Passwords are disabled',
  forgotOff: "This app doesn't use passwords. Sign in another way.",
  forgotSentTitle: 'Check your email',
  /** The same whether there is an account or not. {email} is an address. */
  forgotSent: "If there's an account for {email}, you'll get a reset link shortly. Check spam too.",
  /** Button: sends the email again. */
  forgotAgain: 'Resend email',
  /** Button: back to the field for the address. */
  forgotOtherAddress: 'Use a different email',
  forgotSignedIn:
    "You can change your password in your account settings. If you don't know it, send yourself a reset link.",
  /** The same for an account without an address. */
  forgotSignedInNoEmail: 'You can change your password in your account settings.',

  /** Heading that asks. */
  resetTitle: 'Choose a new password',
  resetText: "You'll be signed out on all devices.",
  /** Label of the field in which the password is typed once more. */
  resetRepeat: 'Confirm new password',
  resetMismatch: "Passwords don't match.",
  /** Button. */
  resetSave: 'Reset password',
  resetDoneTitle: 'Password updated',
  resetDone: "You've been signed out on all devices. Sign in with your new password.",
  /** Below it. True only for an address that was unverified until now. */
  resetRemoved: "If you hadn't verified this email before, other sign-in methods were removed.",
  resetNoCode: "Open this page from the link in your email. If you don't have one, request it.",
  resetInvalid: 'The link may be incomplete. Open it again from the email, or request a new one.',
  resetExpired: 'Request a new one to reset your password.',
  resetUsed: "This reset link has already been used. If that wasn't you, request a new one.",
  resetSpent: 'For your security, this reset link is blocked. Request a new one.',
  /** Link to the page that sends an email. */
  resetNewLink: 'Request a new link',
  resetRejectedTitle: 'Password not accepted',
  /** After the sentence that says how long a password has to be. */
  resetRejected: 'This link has been used. Request a new one, then choose another password.',

  /** Heading that asks. */
  magicLinkAsk: 'Continue signing in?',
  magicLinkAskText: 'Only continue if you requested this.',
  /** The same text if another browser requested the email. */
  magicLinkElsewhere: 'This link was requested on another device. Continue only if that was you.',
  /** Before picture and name of the person who is signed in. */
  magicLinkReplaces: "You'll be signed out of:",
  /** Link: changes nothing. {name} is the user's name or email address. */
  magicLinkStay: 'Stay signed in as {name}',
  magicLinkExpired: 'Request a new one on the sign-in page.',
  magicLinkUsed: "This link only works once. If you aren't signed in, request a new one.",
  magicLinkSpent: 'For your security, this link is blocked. Request a new one on the sign-in page.',
  magicLinkUnconfirmedTitle: 'Verify your email first',
}
