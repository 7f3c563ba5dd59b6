/** Pages that people are sent to on their way in or out, and what went wrong on it. */
export const texts = {
  /** Heading that asks, when another website has led here. */
  signOutAsk: 'Sign out?',
  signOutAskText: 'Another website sent you here. Sign out only if you meant to.',
  /** Button beside "Sign out". */
  staySignedIn: 'Stay signed in',
  signingOut: 'Signing you out',
  signedOutTitle: 'You are signed out',
  signedOut: 'Nobody can use your account in this browser until you sign in again.',
  alreadySignedOut: 'There was nobody to sign out in this browser.',
  /** Signed out in this browser, but the service could not be told. */
  signOutUnconfirmed:
    'You are signed out in this browser. The service could not be reached, so your session may stay open there until it is told.',

  /** Heading: the second factor of a sign-in. */
  mfaTitle: 'Enter your code',
  /** Under the field. */
  mfaHelp: 'Your authenticator app shows six digits for this account.',
  /** Button: sends the six digits. */
  mfaVerify: 'Verify',
  mfaWrong: 'That code is wrong. Enter the one that is shown now.',
  /** The same, after a second wrong code. */
  mfaWrongAgain: 'That code is wrong too. Check that your phone sets its clock by itself.',
  mfaVerified: 'Your code was right.',
  mfaMissingTitle: 'Sign in first',
  mfaMissing: 'No sign-in waits for a code in this tab, or it has waited too long.',
  mfaExpired: 'A sign-in waits a few minutes for its code. Sign in again, then enter a new one.',
  mfaUsedTitle: 'This sign-in is complete',
  mfaUsed: 'Its code was entered already. If you are not signed in, sign in again.',
  mfaSpentTitle: 'Too many wrong codes',
  mfaSpent: 'To keep you safe this sign-in is over. Sign in again, then enter a new code.',

  /** Heading, while the answer of a provider is taken up. */
  oauthWorkingTitle: 'Signing you in',
  takesMoment: 'This takes a moment.',
  /** The page was opened without coming from a provider. */
  oauthNothing: 'This page opens when you come back from a provider. Begin at the sign-in page.',
  oauthLostTitle: 'This sign-in cannot be completed here',
  oauthLost:
    'It was begun in another browser or tab, or more than an hour ago, or this browser blocks cookies. Nobody was signed in.',
  /** Quoted by the specification. */
  oauthFailed: 'Error signing in during OAuth callback. Please try again.',

  notFoundTitle: 'No such page',
  notFound: 'The address is mistyped, or this app does not offer the page.',

  errorTitle: 'That did not work',
  errorText: 'Something went wrong on the way. Go back and try again.',
  otherAccountTitle: 'This account is taken',
  otherAccount: 'It belongs to another user of this app. Sign in with it, or choose another one.',
  otherConnectionTitle: 'Another account is connected',
  otherConnection:
    'Your user is connected to another account of this provider. Disconnect that one first, or use it.',
  addressTakenTitle: 'An account with this email address exists',
  addressTaken:
    'The email address of your account at the provider belongs to an account here. Sign in as before, then connect the provider in your account settings.',
  /** A provider may not lead back to this site; a developer has to act. */
  cameBackNowhere: 'This site is not on the list of trusted domains. Tell the people who run it.',
  accessDeniedTitle: 'Sign-in was canceled',
  accessDenied: 'You canceled, or the provider denied access. Try again, or sign in another way.',
  providerRefusedTitle: 'The provider refused the sign-in',
  /** A support code follows, as after the next sentence. */
  providerRefused:
    'Try again, or sign in another way. If it happens again, send the support code to the people who run this app.',
  scopeRefusedTitle: 'The provider refused a permission',
  scopeRefused:
    'This app asks the provider for a permission that it does not grant. Sign in another way, and send the support code to the people who run this app.',
  providerOutageTitle: 'The provider is not responding',
  providerOutage:
    'The problem is at the provider, not with your connection or your account. Try again in a few minutes, or sign in another way.',
  providerUnavailableTitle: 'This provider is not available',
  providerUnavailable: 'The app does not offer it at the moment. Sign in another way.',
  timedOutTitle: 'That took too long',
  /** Quoted by the specification. */
  timedOut: 'The OAuth flow has timed out. Please sign in again.',
  recentSignInTitle: 'Sign in again first',
  recentSignIn: 'To keep your account safe, sign in again before you connect a provider.',
}
