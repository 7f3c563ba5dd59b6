/** Pages that a link in a mail leads to, and the one that has such a mail sent. */
export const texts = {
  /** Heading that asks. */
  verifyAsk: 'Confirm your e-mail address',
  verifyAskText: 'You opened the link from our mail. Confirm that the address is yours.',
  verify: 'Confirm',
  verifiedTitle: 'Address confirmed',
  verified: 'Your e-mail address is confirmed.',
  alreadyVerified: 'Your e-mail address was confirmed before. There is nothing left to do.',
  noCode: 'This page opens from the link in a mail. Open the link there, whole.',
  invalidLink: 'It may be cut off or mistyped. Open the link in the mail again, or copy it whole.',
  expiredLink: 'Links work for a limited time, or until a newer one is sent. Ask for a new email.',
  /** The same where the person is signed out and no button for a new mail is there. */
  expiredLinkSignedOut:
    'Links work for a limited time, or until a newer one is sent. Sign in to get a new email.',
  usedLink: 'If that was you, your address is confirmed and there is nothing left to do.',
  spentLink: 'To keep you safe it is blocked now. Ask for a new mail.',
  spentLinkSignedOut: 'To keep you safe it is blocked now. Sign in to get a new mail.',
  /** Button: sends a new verification mail. */
  sendNewLink: 'Send a new mail',

  /** Heading, and the link from the sign-in page. */
  forgotPassword: 'Forgot your password?',
  forgotText: 'Enter the address of your account. We send a link for choosing a new password.',
  /** Button. */
  forgotSend: 'Send the link',
  /** Link to the sign-in page. */
  forgotBack: 'Back to sign-in',
  forgotOffTitle: 'Passwords are off',
  forgotOff: 'This app does without passwords. Sign in another way.',
  forgotSentTitle: 'Look into your mailbox',
  /** The same whether there is an account or not. {email} is an address. */
  forgotSent:
    'If {email} belongs to an account, a mail with a link is on its way. Look among the unwanted mail too.',
  /** Button: sends the mail once more. */
  forgotAgain: 'Send again',
  /** Button: back to the field for the address. */
  forgotOtherAddress: 'Use another address',
  forgotSignedIn:
    'You can change your password in your account settings. If you do not know it, have a link sent.',
  /** The same for an account without an address. */
  forgotSignedInNoEmail: 'You can change your password in your account settings.',

  /** Heading that asks. */
  resetTitle: 'Choose a new password',
  resetText: 'All devices that are signed in to your account are signed out by it.',
  /** Label of the field in which the password is typed once more. */
  resetRepeat: 'New password again',
  /** Quoted by the specification. */
  resetMismatch: 'Passwords do not match.',
  /** Button. */
  resetSave: 'Save the password',
  resetDoneTitle: 'Your password is new',
  resetDone: 'It is good from now on. All devices are signed out, so sign in with it.',
  resetNoCode: 'This page opens from the link in a mail. If you have none, have one sent.',
  resetInvalid:
    'It may be cut off or mistyped. Open the link in the mail again, or have a new one sent.',
  resetExpired:
    'Links to a new password work for a limited time, or until a newer one is sent. Have a new one sent.',
  resetUsed: 'A link is good for one password. If that was not you, have a new one sent.',
  resetSpent: 'To keep you safe it is blocked now. Have a new one sent.',
  /** Link to the page that sends a mail. */
  resetNewLink: 'Send a new link',
  resetRejectedTitle: 'The password was refused',
  /** After the sentence that says how long a password has to be. */
  resetRejected: 'The link is used up by this. Have a new one sent, then choose another password.',

  /** Heading that asks. */
  magicLinkAsk: 'Sign in?',
  magicLinkAskText: 'You opened the link from our mail. Go on if you asked for it.',
  /** The same, when this browser does not know of the mail. */
  magicLinkElsewhere:
    'The mail was asked for in another browser or on another device. Go on only if that was you.',
  /** Before picture and name of the person who is signed in. */
  magicLinkReplaces: 'Somebody is signed in here, who would be signed out:',
  /** Link: leaves everything as it is. {name} is a person's name or e-mail address. */
  magicLinkStay: 'Stay signed in as {name}',
  magicLinkExpired: 'Links work for a limited time only. Ask for a new email at the sign-in page.',
  magicLinkUsed: 'A link works once. If you are not signed in, ask for a new mail.',
  magicLinkSpent: 'To keep you safe it is blocked now. Ask for a new mail at the sign-in page.',
  magicLinkUnconfirmedTitle: 'Confirm your address first',
}
