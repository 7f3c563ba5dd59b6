/** Texts that every page has, including those that several pages or menus share. */
export const texts = {
  /** Read aloud while a page is being prepared. */
  loading: 'Loading',
  /** The same, once that has taken some seconds; shown, too. */
  slow: 'This is taking longer than usual.',
  /** In place of the page where JavaScript is off. */
  noScript: 'This page needs JavaScript. Turn it on in your browser, then load the page again.',
  /** Button: does again what has just failed. */
  retry: 'Try again',
  /** Link or button: goes on into the app. */
  continue: 'Continue',
  /** Link to the app's start page. */
  home: 'Go to home page',
  /** Button: the way out of a form, a dialog or a wait. */
  cancel: 'Cancel',
  /** Button: copies the text before it. */
  copy: 'Copy',
  /** Takes the place of "Copy" for a moment. */
  copied: 'Copied',
  /** Takes the place of "Copy" when the browser refused. */
  notCopied: 'Copy it manually',
  /** Before a short code that a support team asks for. */
  supportCode: 'Error code',

  /** Label of a field. */
  email: 'Email address',
  emailMissing: 'Enter your email address.',
  /** The typed text is not an email address, or contains several. */
  emailInvalid: 'Enter a valid email address, like name@example.com.',
  /** Label of a field. */
  password: 'Password',
  passwordMissing: 'Enter your password.',
  /** Button in the password field: makes the typed characters readable. */
  passwordShow: 'Show password',
  /** Button in the password field: hides the typed characters again. */
  passwordHide: 'Hide password',
  /** {count} is a number. */
  passwordTooLong: 'Use at most {count} characters.',

  /** The device has no connection. */
  offline: "You're offline. Check your connection and try again.",
  /** The device has a connection, but the service does not answer. */
  unreachable: "Can't reach the server. Check your connection and try again.",
  /** {wait} is a duration such as "28 seconds". */
  rateLimited: 'Too many attempts. Try again in {wait}.',
  /** The wait of the sentence before is over, or a way back into the app. */
  canGoOn: 'You can continue now.',
  unexpected: 'Something went wrong. Please try again.',
  /** Heading of a page that could not be prepared. */
  unavailableTitle: "This page couldn't load",

  /** Heading if a user is already signed in. */
  signedInTitle: "You're signed in",
  /** Button. {name} is the user's name or email address. */
  continueAs: 'Continue as {name}',
  signOut: 'Sign out',

  /** Heading, and the main button. */
  signIn: 'Sign in',

  /** Heading, link, and the main button. */
  signUp: 'Create account',
  signUpOff: "This app isn't accepting new accounts.",
  /** On the button until it can be pressed again. {wait} is a duration such as "28 seconds". */
  sendAgainIn: 'Resend in {wait}',
  /** The mail server of the app does not work. */
  emailNotSent: "We couldn't send the email. Please try again later.",
  /** The service refuses links to this site; a developer has to act. */
  siteNotTrusted: "This site isn't a trusted domain, so we can't email links to it.",

  /** Label of a field for six figures. */
  code: 'Code',
  accountBannedTitle: 'Account banned',
  accountBanned: 'This account is banned.',
  /** After a refusal. A link that writes an email to the support of the app follows. */
  refusalMistake: 'Is this a mistake?',
  ssoRequired:
    'Your organization requires single sign-on. Sign in with your organization’s account.',
  /** The signed-in user was to sign in again, and another account did. */
  notSameAccount:
    "That's a different account. Sign in again with the same account, or sign out first.",
  wrongDigits: 'Incorrect code. Please try signing in again.',
  /** The account was made with this address, but its owner has not confirmed it yet. */
  emailUnconfirmed: 'Verify this email first, or sign in another way.',

  /** Before buttons of providers that cannot be pressed; a link follows. */
  obstacleFramed: "Sign-in providers don't open inside another page.",
  /** Link or button: opens this page in a tab of its own. */
  openAlone: 'Open in a new tab',
  obstacleInsecure: 'This needs a secure connection. Open this page with https.',
  obstacleForgetful: 'Sign-in needs cookies. Allow them for this site, then reload the page.',

  /** Help under a new password, and the error when it is shorter. {count} is a number. */
  passwordTooShort: 'Use at least {count} characters.',
  /** Help under a new password that is still too short. {count} is the number of missing characters. */
  passwordMissingCharacters: { one: '{count} more character', other: '{count} more characters' },
  /** The same where the limit is not known. */
  passwordTooShortUnknown: 'Use more characters.',
  /** The same where the limit is not known. */
  passwordTooLongUnknown: 'Use fewer characters.',
  /** Error under a new password that attackers try first: a common one, the address, the name of the app. */
  passwordTooWeak: 'This password is too common. Choose another one.',
  /** Under a new password that is the email address of the account. */
  passwordIsEmail: "Don't use your email address as your password.",
  /** Under a new password that is long enough but repeats few characters. */
  passwordGuessable: 'Easy to guess. Mix in more characters.',
  /** Under a new password that meets the rules. */
  passwordLongEnough: 'Good. Longer is stronger.',
  /** Under a long new password. */
  passwordStrong: 'Strong password.',
  signUpOffTitle: 'Sign-up is closed',
  signedUpTitle: 'Your account is ready',
  /** Link to the sign-in page. */
  signInAgain: 'Sign in again',
  framedTitle: 'Open this page in its own tab',
  framedText: "It's embedded in another site, which could cover parts of it.",
  /** {email} is an address. */
  newLinkSent: 'We sent a verification link to {email}.',
  /** Label of a field. */
  resetPassword: 'New password',
  mfaNotSix: 'Enter all 6 digits from your authenticator app.',

  /** Link to the page with the settings of the account; item of a menu, beside "Sign out". */
  userMenuSettings: 'Account settings',
  /**
   * Before the name of the team that is worked in, and the name of the menu with the others; read aloud.
   * Name of the section of a team that has no name of its own here.
   */
  team: 'Team',
  /** Item of the menu, heading of the form that it leads to, its button, and a section. */
  createTeam: 'Create team',
  /** Label of a field. */
  teamName: 'Team name',

  /** Accessible name of the button with the user's picture, and of its menu. {name} is the user's name. */
  userMenu: 'Account menu for {name}',
  /** In place of a team's name. */
  teamMenuNone: 'Select team',
  /** In place of the teams, when there is none and none can be created. */
  teamMenuEmpty: "You're not in a team yet. Ask for an invitation.",
  /** The same for a user who may create a team. */
  teamMenuNoTeam: "You're not in a team yet.",
  teamMenuNameMissing: 'Enter a name.',
  /** Item of the menu: link to the settings of the selected team. */
  teamMenuSettings: 'Team settings',

  /** Link below a page: writes an email to the support of the app. */
  contactSupport: 'Contact support',

  /** Entry of a list of what another app may do, also below. */
  scopeOpenid: 'Recognize you when you sign in',
  scopeProfile: 'See your name and picture',
  scopeEmail: 'See your email address',
  scopeOfflineAccess: 'Stay signed in while you are not using it',
}
