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

  /** Heading, and the link from the sign-in page. */
  forgotPassword: 'Forgot your password?',
  forgotText:
    'Enter the e-mail address of your account. We send a link for choosing a new password.',
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
    'You can change your password in your account settings. If you do not know it any more, have a link sent to you.',
  /** The same for an account without an address. */
  forgotSignedInNoEmail: 'You can change your password in your account settings.',
  /** Link to the page with the settings of the account. */
  forgotSettings: 'Account settings',

  /** Heading that asks. */
  resetTitle: 'Choose a new password',
  resetText: 'All devices that are signed in to your account are signed out by it.',
  /** Label of a field. */
  resetPassword: 'New password',
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
  resetExpired: 'Links to a new password work for a few days only. Have a new one sent.',
  resetUsed:
    'A link is good for one password. If it was you, sign in with that one; if not, have a new link sent.',
  resetSpent: 'To keep you safe it is blocked now. Have a new one sent.',
  /** Link to the page that sends a mail. */
  resetNewLink: 'Send a new link',
  resetRejectedTitle: 'The password was refused',
  /** After the sentence that says how long a password has to be. */
  resetRejected: 'The link is used up by this. Have a new one sent, then choose another password.',

  /** Label of a field for six figures. */
  code: 'Code',

  /** Heading: the second factor of a sign-in. */
  mfaTitle: 'Enter your code',
  /** Under the field. */
  mfaHelp: 'Your authenticator app shows six digits for this account.',
  /** Button: sends the six digits. */
  mfaVerify: 'Verify',
  mfaNotSix: 'Enter the six digits that your authenticator app shows.',
  mfaWrong: 'That code is wrong. Enter the one that is shown now.',
  /** The same, after a second wrong code. */
  mfaWrongAgain: 'That code is wrong too. Check that your phone sets its clock by itself.',
  mfaVerified: 'Your code was right.',
  mfaMissingTitle: 'Sign in first',
  mfaMissing: 'No sign-in waits for a code in this tab, or it has waited too long.',
  mfaExpiredTitle: 'That took too long',
  mfaExpired: 'A sign-in waits a few minutes for its code. Sign in again, then enter a new one.',
  mfaUsedTitle: 'This sign-in is complete',
  mfaUsed: 'Its code was entered already. If you are not signed in, sign in again.',
  mfaSpentTitle: 'Too many wrong codes',
  mfaSpent: 'To keep you safe this sign-in is over. Sign in again, then enter a new code.',

  /** Heading: a sign-in that waits for its second factor. */
  secondFactorTitle: 'One more step',
  secondFactor: 'Your account asks for a code from your authenticator app.',
  /** Button or link: leads to the field for the code. */
  secondFactorEnter: 'Enter the code',

  /** Heading, while the answer of a provider is taken up. */
  oauthWorkingTitle: 'Signing you in',
  oauthWorking: 'This takes a moment.',
  oauthDone: 'You can go on now.',
  /** The page was opened without coming from a provider. */
  oauthNothing: 'This page opens when you come back from a provider. Begin at the sign-in page.',
  oauthLostTitle: 'This sign-in cannot be completed here',
  oauthLost:
    'It was begun in another browser or tab, or more than an hour ago, or this browser blocks cookies. Nobody was signed in.',
  /** Quoted by the specification. */
  oauthFailed: 'Error signing in during OAuth callback. Please try again.',
  /** Quoted by the specification. */
  wrongDigits: 'Invalid TOTP code. Please try signing in again.',

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
  magicLinkDone: 'The link has signed you in.',
  magicLinkExpired: 'Links work for a few days only. Ask for a new mail at the sign-in page.',
  magicLinkUsed: 'A link works once. If you are not signed in, ask for a new mail.',
  magicLinkSpent: 'To keep you safe it is blocked now. Ask for a new mail at the sign-in page.',
  magicLinkUnconfirmedTitle: 'Confirm your address first',
  /** The account was made with this address, but its owner has not confirmed it yet. */
  emailUnconfirmed:
    'This address is not confirmed yet. Open the link in the first mail, or sign in another way.',

  /** Button: signs out, so that somebody else can sign in. */
  switchAccount: 'Use another account',

  /** Heading that asks. {team} is a team's name. */
  inviteAsk: 'Join {team}?',
  /** A person follows: name, picture, address. */
  inviteAskText: 'You join with this account. The members of the team see its name and picture.',
  /** Button. */
  inviteJoin: 'Join',
  /** Link to the app's start page, beside "Join". */
  inviteIgnore: 'Ignore',
  inviteSignInTitle: 'You are invited to a team',
  inviteSignIn: 'Sign in, and you see which team it is. Nothing happens before you have agreed.',
  /** {team} is a team's name. */
  inviteJoinedTitle: 'Welcome to {team}',
  inviteJoined: 'You are a member of the team now.',
  /** Button: makes the team the one that the person works in, and goes on into the app. */
  inviteOpenTeam: 'Go to the team',
  inviteNoCode: 'This page opens from the link in an invitation. Open the link there, whole.',
  inviteInvalid:
    'It may be cut off, or the invitation was taken back. Open the link in the mail again, or ask the person who invited you.',
  inviteExpired:
    'Invitations are good for a few days only. Ask the person who invited you for a new one.',
  inviteUsed: 'An invitation is good for one person. If it was you, you are in the team already.',
  inviteSpent:
    'To keep the team safe it is blocked now. Ask the person who invited you for a new one.',

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

export type LabelKey = keyof typeof en
