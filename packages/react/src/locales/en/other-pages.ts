/** Texts of all other pages: those that an emailed link opens, steps of a sign-in, and errors. */
export const texts = {
  noCodeTitle: 'This link is incomplete',
  invalidLinkTitle: "This link isn't valid",
  expiredLinkTitle: 'This link has expired',
  usedLinkTitle: 'This link has already been used',
  spentLinkTitle: 'Too many attempts',

  /** Heading: a sign-in that waits for its second factor. */
  secondFactorTitle: 'Two-step verification',
  secondFactor: 'Enter the code from your authenticator app to continue.',
  /** Button or link: leads to the field for the code. */
  secondFactorEnter: 'Enter code',

  /** Button: signs out, so that another user can sign in. */
  switchAccount: 'Use a different account',

  /** Heading that asks. {team} is a team's name. */
  inviteAsk: 'Join {team}?',
  /** A person follows: name, picture, address. */
  inviteAskText: "You'll join with this account. Members will see your name and picture.",
  /** Above that sentence. {name} is who sent the invitation. */
  inviteFrom: '{name} invited you.',
  /** Button. */
  inviteJoin: 'Join team',
  /** Link to the app's start page, beside "Join". */
  inviteIgnore: 'Not now',
  inviteSignInTitle: "You've been invited to a team",
  inviteSignIn: "Sign in to see the invitation. You won't join until you accept it.",
  /** The same, where the name of the team stands above. */
  inviteSignInKnown: "Sign in to continue. You won't join until you accept.",
  /** {team} is a team's name. */
  inviteJoinedTitle: 'Welcome to {team}',
  inviteJoined: "You're now a member.",
  /** Button: makes the team the one that the person works in, and goes on into the app. */
  inviteOpenTeam: 'Go to team',
  inviteNoCode: 'Open this page from your invitation link.',
  inviteInvalid:
    'The link may be incomplete, or the invitation was revoked. Open it again from the email, or ask for a new invitation.',
  inviteExpired: 'Ask for a new invitation.',
  inviteUsed: "This invitation has already been used. If that was you, you're already in the team.",
  inviteSpent: 'For your security, this invitation is blocked. Ask for a new one.',

  /** Heading that asks. */
  cliAsk: 'Allow terminal access?',
  /** {app} is the app's name. A person follows: name, picture, address. */
  cliAskText: 'A terminal app wants to access {app} as:',
  /** Before eight letters that the terminal shows, too. */
  cliPhrase: 'Check that your terminal shows',
  cliWarning: 'Only continue if you started this. Otherwise someone could get into your account.',
  cliShared: 'The tool shares this session. Signing out here signs it out too.',
  /** Heading that asks once more, when another website has led here. */
  cliSure: 'Did you start this yourself?',
  /** The eight letters follow. */
  cliSureText:
    'Another site sent you here. If someone asked you to open this page, cancel. They could get into your account.',
  /** Button. */
  cliSureYes: 'Yes, allow',
  cliSignInTitle: 'Sign in first',
  cliSignIn:
    'A command-line tool is waiting. Sign in, then decide whether it may use your account.',
  cliDoneTitle: "You're all set",
  cliDone: 'You can close this tab and return to your terminal.',
  /** Button. */
  cliClose: 'Close this tab',
  /** Takes the place of "Close this page" where the browser refuses. */
  cliNotClosed: 'You can close this tab.',
  cliGoneTitle: 'Request expired',
  cliGone: 'Start again in your terminal.',
  cliMaybeDoneTitle: 'This may already be done',
  /** The answer to a first try was lost. */
  cliMaybeDone: "Check your terminal. If it's still waiting, start again there.",
  cliDeniedTitle: 'Access denied',
  cliDenied: "The tool can't access your account. You can close this tab.",
  cliNoCode: 'Open this page from the link that your command-line tool shows.',

  /** Heading that asks. {client} is the name of another app. */
  consentAsk: 'Allow {client} to use your account?',
  /** {app} is the app's name. A person follows: name, picture, address. */
  consentAskText: "You'll sign in there with your {app} account:",
  /** A warning: {client} is the name that the other app has chosen. */
  consentUnverified: 'This app is unverified. Any app can call itself {client}.',
  /** The same for an app that is described by a document. {host} is the address of the document. */
  consentUnverifiedHost: 'This app is unverified. Its name comes from {host}.',
  /** Before a list of what the other app may do. */
  consentScopes: '{client} will be able to:',
  /** {host} is the address of the other app. */
  consentDestination: 'You will be sent to {host}. Continue only if you trust it.',
  /** The same for a program on the computer of the user. */
  consentLoopback:
    'You will be sent to an app on this computer. Continue only if you started this there.',
  /** The same for a device, such as a TV, which has no address. */
  consentDevice: 'Continue only if you started this on your own device.',
  /** Buttons, also of the page for a terminal app. */
  allow: 'Allow',
  deny: 'Deny',
  consentSignInTitle: 'Sign in first',
  consentSignIn: 'Another app wants to use your account. Sign in, then decide.',
  consentAgainTitle: 'Sign in again first',
  consentAgain: 'The other app asks for a new sign-\u2060in. Sign in again to continue.',
  consentGoneTitle: 'Request expired',
  consentGone: 'Go back to the other app and start again.',
  consentNoCode: 'Open this page from the app that you want to sign in to.',
  consentWorkingTitle: 'Taking you back',

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
  /** Where a device was, such as "London, United Kingdom". */
  verifyCity: '{city}, {country}',
  /** Button: verifies the address. */
  verifyMine: 'Yes, it was me',
  /** Button: takes the address from the account. */
  verifyNotMine: "No, it wasn't me",
  rejectedTitle: 'Email removed',
  rejected: 'The account no longer uses your email.',
  /** Added for an account that was created with the address. */
  rejectedSignedOut: 'All its sessions were signed out.',
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
  /** The same heading while someone is signed in. */
  magicLinkSwitch: 'Sign in with another account?',
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

  /** Heading that asks, when another website has led here. */
  signOutAsk: 'Sign out?',
  signOutAskText: 'Another site sent you here. Sign out only if you meant to.',
  /** {client} is the other app that has led here. */
  signOutClientAsk: '{client} asks to sign you out here, too.',
  /** Button beside "Sign out". */
  staySignedIn: 'Stay signed in',
  signingOut: 'Signing you out',
  signedOutTitle: "You're signed out",
  signedOut: 'No one can use your account on this browser until you sign in again.',
  alreadySignedOut: 'No one was signed in on this browser.',
  /** Signed out in this browser, but the service could not be told. */
  signOutUnconfirmed:
    "You're signed out here, but we couldn't reach the server to end the session.",

  /** Heading: the second factor of a sign-in. */
  mfaTitle: 'Enter verification code',
  /** Under the field. */
  mfaHelp: 'Enter the 6-digit code from your authenticator app.',
  /** Button: sends the six digits. */
  mfaVerify: 'Verify',
  mfaWrong: 'Incorrect code. Enter the current one.',
  /** The same, after a second wrong code. */
  mfaWrongAgain: "Still incorrect. Check that your phone's time is set automatically.",
  mfaUseRecovery: 'Use a recovery code',
  mfaUseApp: 'Use your authenticator app',
  mfaRecoveryLabel: 'Recovery code',
  /** Heading. */
  mfaRecoveryTitle: 'Enter a recovery code',
  mfaRecoveryHelp: 'Enter one of the recovery codes you saved.',
  mfaRecoveryEmpty: 'Enter a recovery code.',
  mfaRecoveryWrong: 'This code is incorrect or was already used. Enter another one.',
  mfaVerified: 'Code accepted.',
  mfaMissingTitle: 'Sign in first',
  mfaMissing: "There's no sign-in waiting for a code. Start from the sign-in page.",
  mfaExpired: 'This sign-in timed out. Sign in again, then enter a new code.',
  mfaUsedTitle: "You've already verified",
  mfaUsed: "This code was already entered. If you aren't signed in, sign in again.",
  mfaSpentTitle: 'Too many attempts',
  mfaSpent: 'Sign in again to get a new try.',

  /** Heading, while the answer of a provider is taken up. */
  oauthWorkingTitle: 'Signing you in',
  takesMoment: 'One moment…',
  /** The page was opened without coming from a provider. */
  oauthNothing: 'Start from the sign-in page.',
  oauthLostTitle: "We couldn't finish signing you in",
  oauthLost: 'It started in another browser or took too long, or cookies are blocked.',
  oauthFailed: 'Sign-in failed. Please try again.',

  notFoundTitle: 'Page not found',
  notFound: 'Check the address.',

  errorTitle: 'Something went wrong',
  /** The error code or the time of the error follows. */
  errorText: "Try again. If it happens again, send this to the app's support.",
  /** Label: the date and time of the error follow. */
  errorTime: 'Time',
  otherAccountTitle: 'Account already linked',
  otherAccount: 'It belongs to another user. Sign in with it, or choose a different one.',
  otherConnectionTitle: 'A different account is already connected',
  otherConnection: 'Disconnect the other account of this provider first, or use it.',
  addressTakenTitle: 'You already have an account',
  addressTaken: 'Sign in the way you did before, then connect this provider in settings.',
  /** A hook of the developer refused the account. */
  refusedByApp: "This app didn't accept your account.",
  /** A provider may not lead back to this site; a developer has to act. */
  cameBackNowhere: "This site isn't a trusted domain. Contact the app's owner.",
  accessDeniedTitle: 'Sign-in was canceled',
  accessDenied: 'Access was denied or you canceled. Try again, or sign in another way.',
  providerRefusedTitle: 'The provider refused the sign-in',
  /** A support code follows, as after the next sentence. */
  providerRefused:
    "Try again, or sign in another way. If it happens again, send the error code to the app's owner.",
  ssoNotAllowed:
    'Your organization’s identity provider sent an email address that it may not sign in here. Contact your administrator.',
  ssoDeactivated: 'Your organization has deactivated this account. Contact your administrator.',
  scopeRefusedTitle: 'The provider refused a permission',
  scopeRefused:
    "This app asks the provider for a permission that it doesn't grant. Sign in another way, and send the error code to the app's owner.",
  providerOutageTitle: "The provider isn't responding",
  providerOutage:
    'The problem is at the provider, not with your connection or your account. Try again in a few minutes, or sign in another way.',
  providerUnavailableTitle: "This provider isn't available",
  providerUnavailable: "This app doesn't offer it right now. Sign in another way.",
  timedOutTitle: 'This took too long',
  timedOut: 'The sign-in timed out. Please sign in again.',
  recentSignInTitle: 'Sign in again first',
  recentSignIn: 'For your security, sign in again before you connect a provider.',
  accountDeletionTitle: 'Your account will be deleted',
  /** {when} is a date with a time. */
  accountDeletion: 'This happens on {when}. Keep your account to sign in again.',
  /** Button. */
  accountKeep: 'Keep my account',
  accountKeptTitle: "Your account won't be deleted",
  accountKept: 'Sign in to continue.',
}
