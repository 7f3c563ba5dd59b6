/** Pages that ask the user to accept a request: a team invitation, a command-line tool. */
export const texts = {
  /** Button: signs out, so that another user can sign in. */
  switchAccount: 'Use a different account',

  /** Heading that asks. {team} is a team's name. */
  inviteAsk: 'Join {team}?',
  /** A person follows: name, picture, address. */
  inviteAskText: "You'll join with this account. Members will see your name and picture.",
  /** Button. */
  inviteJoin: 'Join team',
  /** Link to the app's start page, beside "Join". */
  inviteIgnore: 'Not now',
  inviteSignInTitle: "You've been invited to a team",
  inviteSignIn: "Sign in to see the invitation. You won't join until you accept it.",
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
  cliAsk: 'Authorize command-line access?',
  /** {app} is the app's name. A person follows: name, picture, address. */
  cliAskText: 'A terminal app wants to access {app} as:',
  /** Before eight letters that the terminal shows, too. */
  cliPhrase: 'Check that your terminal shows',
  cliWarning: 'Only continue if you started this. Otherwise someone could get into your account.',
  cliShared: 'The tool shares this session. Signing out here signs it out too.',
  /** Button. */
  cliAuthorize: 'Authorize',
  /** Heading that asks once more, when another website has led here. */
  cliSure: 'Did you start this yourself?',
  /** The eight letters follow. */
  cliSureText:
    'Another site sent you here. If someone asked you to open this page, cancel. They could get into your account.',
  /** Button. */
  cliSureYes: 'Yes, authorize',
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
}
