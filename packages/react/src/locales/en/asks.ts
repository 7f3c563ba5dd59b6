/** Pages that ask whether somebody else may have something: an invitation, a command-line tool. */
export const texts = {
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
  cliMaybeDone: 'Look at your terminal. If it still waits, start again there.',
  cliDeniedTitle: 'Nothing was authorized',
  cliDenied: 'The tool did not get into your account. You can close this page.',
  cliNoCode:
    'This page opens from the link that a command-line tool shows. Open the link there, whole.',
}
