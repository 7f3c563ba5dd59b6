/** Pages that people are sent to on their way in or out, and what went wrong on it. */
export const texts = {
  /** Heading that asks, when another website has led here. */
  signOutAsk: 'Sign out?',
  signOutAskText: 'Another site sent you here. Sign out only if you meant to.',
  /** Button beside "Sign out". */
  staySignedIn: 'Stay signed in',
  signingOut: 'Signing you out',
  signedOutTitle: "You're signed out",
  signedOut: "You've been signed out on this browser.",
  alreadySignedOut: 'You were already signed out.',
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
  errorText: 'Go back and try again.',
  otherAccountTitle: 'Account already linked',
  otherAccount: 'It belongs to another user. Sign in with it, or choose a different one.',
  otherConnectionTitle: 'A different account is already connected',
  otherConnection: 'Disconnect the other account of this provider first, or use it.',
  addressTakenTitle: 'You already have an account',
  addressTaken: 'Sign in the way you did before, then connect this provider in settings.',
  /** A provider may not lead back to this site; a developer has to act. */
  cameBackNowhere: "This site isn't a trusted domain. Contact the app's owner.",
  accessDeniedTitle: 'Sign-in was canceled',
  accessDenied: 'Access was denied or you canceled. Try again, or sign in another way.',
  providerRefusedTitle: 'The provider refused the sign-in',
  /** A support code follows, as after the next sentence. */
  providerRefused:
    "Try again, or sign in another way. If it happens again, send the error code to the app's owner.",
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
  accountKeptTitle: 'Your account stays',
  accountKept: 'Sign in to continue.',
}
