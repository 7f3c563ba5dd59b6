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

  /** Before buttons of providers that cannot be pressed; a link follows. */
  obstacleFramed: 'Providers do not open inside of another page.',
  /** Link: opens this page in a tab of its own. */
  obstacleOpen: 'Open this page by itself',
  obstacleInsecure: 'Providers need a secure connection: open this page with https.',
  obstacleForgetful: 'Providers need cookies. Allow them for this site, then load the page again.',

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
    'Enter the address of your account. We send a link for choosing a new password.',
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

  /** Heading that asks. */
  cliAsk: 'Let a command-line tool in?',
  /** {app} is the app's name. A person follows: name, picture, address. */
  cliAskText: 'A program in a terminal asks to use {app} with this account:',
  /** Before eight letters that the terminal shows, too. */
  cliPhrase: 'Your terminal must show',
  cliWarning:
    'Authorize only what you have just started yourself. Whoever sent you here otherwise gets into your account.',
  cliShared: 'The tool shares your session: signing out in this browser signs it out, too.',
  /** Button. */
  cliAuthorize: 'Authorize',
  /** Heading that asks once more, when another website has led here. */
  cliSure: 'Did you start this yourself?',
  /** The eight letters follow. */
  cliSureText:
    'Another website led you here. If somebody asked you to open this page, cancel: they would get into your account.',
  /** Button. */
  cliSureYes: 'Yes, authorize',
  cliSignInTitle: 'Sign in first',
  cliSignIn:
    'A command-line tool waits for you. Sign in, then decide whether it may use your account.',
  cliDoneTitle: 'The tool is signed in',
  cliDone: 'Return to your terminal. This page is not needed any more.',
  /** Button. */
  cliClose: 'Close this page',
  /** Takes the place of "Close this page" where the browser refuses. */
  cliNotClosed: 'Your browser leaves the closing to you',
  cliGoneTitle: 'This request is not open',
  cliGone:
    'It has expired, was answered already, or its link is cut off. Start again in your terminal.',
  cliMaybeDoneTitle: 'This may be done already',
  /** The answer to a first try was lost. */
  cliMaybeDone:
    'Your first try may have gone through. Look at your terminal; if it still waits, start again there.',
  cliDeniedTitle: 'Nothing was authorized',
  cliDenied: 'The tool did not get into your account. You can close this page.',
  cliNoCode:
    'This page opens from the link that a command-line tool shows. Start in your terminal, and open the link whole.',
  cliFramedTitle: 'Open this page by itself',
  cliFramed: 'It stands inside a page of another site, which could cover parts of it.',
  /** Link that opens a new window. */
  cliOpen: 'Open in a new window',

  /** Heading of the account settings. */
  settingsTitle: 'Account',
  /** Name of the list of sections, read aloud only. */
  settingsSections: 'Sections',
  /** Link back to that list, on a phone. */
  settingsBack: 'All settings',
  /** Appears for a moment once a change is kept. */
  settingsSaved: 'Saved.',
  /** Button under a field. */
  settingsSave: 'Save',
  /** Button of a dialog that only tells something. */
  settingsClose: 'Close',
  /** Badge: this is turned on. */
  settingsOn: 'On',
  settingsReload: 'Load the page again',
  settingsDenied: 'You are not allowed to do this. Ask somebody who runs the team.',
  /** Heading, and the text below it, where nobody is signed in. */
  settingsSignedOutTitle: 'You are signed out',
  settingsSignedOut: 'Sign in to see your account.',
  /** Above every section, while a helper acts in the name of the account's owner. */
  settingsImpersonated: 'You see this account in the name of its owner.',
  /** Badge of a session that a helper has. */
  settingsImpersonation: 'Impersonation',
  settingsUnsavedTitle: 'Leave without saving?',
  settingsUnsaved: 'What you typed here is not saved yet, and will be lost.',
  /** Button. */
  settingsUnsavedLeave: 'Leave without saving',
  settingsConfirmTitle: 'Sign in again first',
  settingsConfirm:
    'Your sign-in is a while ago. To keep your account safe, sign in again. You come back here.',
  settingsNotYouTitle: 'Only the owner can do this',
  settingsNotYou:
    'You act in the name of somebody else. What an account hangs on is for its owner to change.',
  /** Where removing something would take away the last way to sign in. */
  settingsLastWay: 'This is your only way to sign in. Add another one before you turn it off.',

  /** Section, and the things in it. */
  settingsProfile: 'Profile',
  settingsPicture: 'Picture',
  settingsPictureHelp: 'Others see it beside your name.',
  settingsName: 'Name',
  settingsNameHelp: 'What others call you.',
  settingsNameMissing: 'Enter a name.',
  /** Buttons beside a picture. */
  pictureChoose: 'Choose a picture',
  pictureChange: 'Change picture',
  pictureRemove: 'Remove picture',
  /** The chosen file is no picture. */
  pictureBroken: 'This file cannot be read as a picture. Choose a PNG or JPEG file.',
  /** Heading of the dialog in which a picture is cut to a square. */
  pictureCropTitle: 'Move and zoom',
  /** Labels of sliders. */
  pictureZoom: 'Zoom',
  pictureAcross: 'Left and right',
  pictureDown: 'Up and down',
  /** Button: takes the square that is shown. */
  pictureKeep: 'Use this picture',

  /** Section. */
  settingsEmails: 'E-mail and sign-in',
  settingsEmailList: 'Your addresses',
  settingsEmailListHelp: 'Mail for you goes to the primary one.',
  settingsEmailNone: 'There is no address yet. Add one, so that the app can reach you.',
  /** Badges. */
  settingsPrimary: 'Primary',
  settingsNotVerified: 'Not confirmed',
  settingsSignsIn: 'Signs in',
  /** Buttons beside an address. */
  settingsVerify: 'Send confirmation mail',
  settingsMakePrimary: 'Make primary',
  settingsUseToSignIn: 'Use to sign in',
  settingsStopSignIn: 'Stop using to sign in',
  settingsRemove: 'Remove',
  settingsEmailLast:
    'Without this address you could not sign in any more. Add another way to sign in before you remove it.',
  settingsEmailTaken: 'Somebody else signs in with this address.',
  settingsEmailTwice: 'You have this address already.',
  /** {email} is an address. */
  settingsEmailRemoveTitle: 'Remove {email}?',
  settingsEmailRemoveText: 'You cannot sign in or get mail with it any more.',
  settingsEmailRemovePrimary:
    'It is your primary address. Until you choose another one, the app cannot send you mail.',
  settingsEmailRemove: 'Remove address',
  settingsEmailAdd: 'Add an address',
  settingsEmailAddHelp: 'A mail with a link goes there, to confirm that it is yours.',
  settingsEmailAddButton: 'Add address',

  /** Section. */
  settingsSecurity: 'Security',
  settingsPassword: 'Password',
  settingsPasswordHelp: 'Changing it signs you out everywhere else.',
  settingsPasswordNone: 'You have no password yet.',
  settingsPasswordSet: 'Set a password',
  settingsPasswordChange: 'Change password',
  /** Label of a field. */
  settingsPasswordOld: 'Current password',
  settingsPasswordSave: 'Save password',
  settingsPasswordWrong: 'This is not your current password.',
  settingsPasskey: 'Passkey',
  settingsPasskeyHelp: 'You can sign in with your fingerprint, face or screen lock.',
  settingsPasskeyNone: 'Sign in with your fingerprint, face or screen lock instead of a password.',
  settingsPasskeyAdd: 'Add a passkey',
  settingsPasskeyReplace: 'Replace passkey',
  settingsPasskeyRemove: 'Remove passkey',
  settingsPasskeyRemoveTitle: 'Remove your passkey?',
  settingsPasskeyRemoveText:
    'You cannot sign in with it any more. Your device keeps its half until you delete it there.',
  settingsPasskeyStopped: 'No passkey was added. You can try again.',
  settingsPasskeyThere: 'This device has a passkey for your account already.',
  settingsPasskeyFailed: 'This device or this site cannot make a passkey. Try another device.',
  settingsPasskeyLate: 'That took too long. Try again.',
  settingsMailCode: 'Sign-in by mail',
  settingsMailCodeHelp: 'A mail with a link and a code signs you in, without a password.',
  settingsMailCodeOn: 'Turn on sign-in by mail',
  settingsMailCodeOff: 'Turn off sign-in by mail',
  settingsAuthenticator: 'Authenticator app',
  settingsAuthenticatorNone: 'Ask for six digits from an app on your phone at every sign-in.',
  settingsAuthenticatorHelp: 'Every sign-in asks for the six digits that your app shows.',
  settingsAuthenticatorOn: 'Set up an app',
  settingsAuthenticatorScan: 'Scan this picture with your authenticator app.',
  /** Name of that picture, read aloud. */
  settingsAuthenticatorPicture: 'Picture for the camera of an authenticator app',
  /** Above the same secret as text. */
  settingsAuthenticatorText: 'No camera? Type this secret into the app. It is shown only now.',
  settingsAuthenticatorType: 'Type the six digits that the app shows now.',
  settingsAuthenticatorConfirm: 'Turn on',
  settingsAuthenticatorWrong:
    'These are not the digits of this secret. Type the ones that are shown now, and check the clock of your phone.',
  settingsAuthenticatorOff: 'Turn off the app',
  settingsAuthenticatorOffTitle: 'Turn off the authenticator app?',
  settingsAuthenticatorOffText:
    'Whoever knows your password can sign in then. To turn it on again, you set up the app anew.',
  settingsProviders: 'Connected accounts',
  settingsProvidersHelp: 'Sign in with an account that you have elsewhere.',
  /** Button, and the badge in its place afterwards. */
  settingsConnect: 'Connect',
  settingsConnected: 'Connected',
  settingsProviderUnavailable: 'This provider cannot be connected at the moment.',

  /** Section. */
  settingsSessions: 'Sessions',
  settingsSessionList: 'Where you are signed in',
  settingsSessionsHelp: 'Sign out whatever you do not know, then change your password.',
  /** Badge of the session that is looking. */
  settingsSessionCurrent: 'This device',
  /** In place of a town, where none is known. */
  settingsSessionNowhere: 'Not a browser',
  settingsSessionSomewhere: 'Unknown place',
  /** {when} is a time such as "3 days ago". */
  settingsSessionCreated: 'Signed in {when}',
  settingsSessionUsed: 'last used {when}',
  settingsSessionAlone: 'You are signed in nowhere else.',
  settingsSessionRevoke: 'Sign out',
  settingsSessionRevokeAll: 'Sign out everywhere else',
  settingsSessionRevokeAllTitle: 'Sign out everywhere else?',
  settingsSessionRevokeAllText: 'You stay signed in here. All other devices have to sign in again.',

  /** Section, of a person and of a team. */
  settingsKeys: 'API keys',
  settingsKeyList: 'Your keys',
  settingsKeysHelp: 'With a key, a program acts in your name. Give each program its own.',
  settingsTeamKeysHelp: 'With a key, a program acts for the team. Give each program its own.',
  settingsKeysOff: 'This app has API keys turned off.',
  settingsKeyNone: 'There is no key yet.',
  settingsKeyImpersonated: 'Keys are made by the owner of the account only.',
  settingsKeyCreate: 'Create a key',
  /** Label of a field. */
  settingsKeyName: 'What it is for',
  settingsKeyNameHelp: 'You recognise it by this later.',
  settingsKeyNoName: 'Say what the key is for.',
  settingsKeyLifetime: 'Valid for',
  /** {count} is a number. */
  settingsKeyDays: { one: '{count} day', other: '{count} days' },
  settingsKeyForever: 'Until it is revoked',
  /** Label of a box to tick, and what follows from it. */
  settingsKeyPublicLabel: 'Public key',
  settingsKeyPublicHelp: 'Anybody may see it, such as in the code of a page.',
  /** Badges. */
  settingsKeyPublic: 'Public',
  settingsKeyValid: 'Valid',
  settingsKeyExpired: 'Expired',
  settingsKeyRevoked: 'Revoked',
  /** {when} is a time such as "3 days ago" or "in 2 months". */
  settingsKeyCreated: 'created {when}',
  settingsKeyExpires: 'expires {when}',
  settingsKeyRevealTitle: 'Copy your key now',
  settingsKeyReveal: 'It is shown only this once. Keep it where only the program can read it.',
  settingsKeyKept: 'I have copied it',
  settingsKeyRevoke: 'Revoke key',
  /** {name} says what the key is for. */
  settingsKeyRevokeTitle: 'Revoke “{name}”?',
  settingsKeyRevokeText: 'Programs that use it stop working at once. It cannot be brought back.',
  settingsKeyStaysPublic: 'A public key cannot be revoked.',

  /** Name of the section of a team that has no name of its own here. */
  settingsTeam: 'Team',
  settingsTeamGone: 'No such team',
  settingsTeamGoneText: 'It was deleted, or you are not a member of it.',
  settingsTeamLooks: 'Name and picture',
  settingsTeamLooksHelp: 'All members see them.',
  settingsTeamLooksDenied: 'Only some members can change them.',
  settingsTeamName: 'Name of the team',
  settingsTeamNoName: 'Give the team a name.',
  settingsOwnName: 'Your name in this team',
  settingsOwnNameHelp: 'Only this team sees it.',
  settingsOwnNameLabel: 'Your name here',
  settingsMembers: 'Members',
  settingsMembersSearch: 'Search by name',
  /** {count} is a number. */
  settingsMembersFound: { one: '{count} member found', other: '{count} members found' },
  /** Badge beside the person who is looking. */
  settingsMemberYou: 'You',
  settingsMemberNameless: 'No name',
  /** Between two buttons; {from}, {to} and {all} are numbers. */
  settingsPageOf: '{from}–{to} of {all}',
  settingsPageBack: 'Previous',
  settingsPageOn: 'Next',
  /** Button. */
  settingsInvite: 'Send invitation',
  /** {email} is an address. */
  settingsInvited: 'An invitation is on its way to {email}.',
  settingsInvitations: 'Open invitations',
  settingsInvitationNone: 'Nobody is invited at the moment.',
  /** {when} is a time such as "in 2 days". */
  settingsInvitationExpires: 'expires {when}',
  settingsInvitationRevoke: 'Take back',
  settingsLeave: 'Leave team',
  settingsLeaveHelp: 'The team stays, without you.',
  /** {team} is a name. */
  settingsLeaveTitle: 'Leave {team}?',
  settingsLeaveText:
    'You lose access to what belongs to the team. Only an invitation brings you back.',
  settingsNewTeam: 'Create a team',
  settingsNewTeamHelp: 'You become its first member, and invite others afterwards.',
  settingsNewTeamCreate: 'Create team',
  settingsNewTeamOff: 'This app does not let its people create teams.',

  /** Section. */
  settingsSettings: 'Settings',
  settingsSignOutHelp: 'On this device only.',
  settingsDelete: 'Delete account',
  settingsDeleteHelp: 'Everything that the app keeps about you goes with it.',
  settingsDeleteTitle: 'Delete your account?',
  settingsDeleteText:
    'Your account and what belongs to it are gone at once. Nobody can bring them back.',
  /** {phrase} is the person's e-mail address, or the word below. */
  settingsDeleteType: 'To go on, type {phrase}',
  /** What has to be typed where there is no e-mail address. */
  settingsDeleteWord: 'delete',
  settingsDeleteLabel: 'Type it here',
  settingsDeleteMismatch: 'This is something else.',

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
  addressTakenTitle: 'You have signed in another way before',
  addressTaken:
    'The e-mail address of that account belongs to a user here. Sign in as you did before, then connect the provider in your settings.',
  /** A provider may not lead back to this site; a developer has to act. */
  cameBackNowhere: 'This site is not on the list of trusted domains. Tell the people who run it.',
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
