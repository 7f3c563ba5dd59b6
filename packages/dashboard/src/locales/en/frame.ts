/** Texts of the bar, the navigation, the search over everything, and of pages that can't be shown. */
export const texts = {
  /** Link of keyboard users over the bar and the navigation. */
  skipToContent: 'Skip to content',
  /** Item of the account menu, and the title of the dialog with the list of languages. */
  language: 'Language',

  /** Name of the button with the open project, read aloud. {name} is its name. */
  currentProject: 'Project: {name}',
  /** Link to the list of all projects. */
  allProjects: 'All projects',
  /** Behind the badge "Development". */
  developmentMeans:
    'This project is in development. Production mode checks that no development setting is left. Turn it on before real users sign up.',
  /** The same; the button "Open inbox" follows. */
  inboxMeans: 'You can read every email of the project in the inbox of this service.',
  /** Name of the navigation in a project, read aloud, and of the group of its pages about the project itself. */
  projectNavigation: 'Project',
  /** Button: opens the navigation on a phone. */
  menu: 'Menu',
  /** Button, and the title of the dialog. */
  search: 'Search',
  /** In the empty field of the search. */
  searchPlaceholder: 'Users, teams, pages and settings',
  /** Below the results of the search. {move} are two keys with arrows, {open} is the Enter key. */
  searchKeys: '{move} to choose, {open} to open',
  /** In place of the results. */
  nothingMatches: 'Nothing matches.',
  /** Heading of the results: pages of the dashboard. */
  matchingPages: 'Pages',
  /** Heading of the results below: pages whose name is another one, with the word that matches. */
  matchingContents: 'Related pages',

  /** Above a page. {role} is the name of a role. */
  limitedRole: 'Your role is {role}. Ask an owner if you need to change something here.',
  /** The same for the role "Support". */
  supportRole:
    'Your role is {role}: you can verify, ban and email users. Ask an owner for other changes.',

  /** In place of a page for developers. */
  secretPage: 'Only owners and developers can open this page, because it shows secrets.',

  /** In the window for signing in again, which the browser did not close. */
  /** Title of the dialog over a page with changes after its session has ended. */
  signedOutTitle: 'You’re signed out',
  signedOutHelp:
    'Your changes on this page aren’t lost. Sign in again in a new window, then save them here.',
  signedInTitle: 'You’re signed in',
  signedInHelp: 'Close this window, and continue in the other one.',

  /** Heading in the navigation: users, teams, permissions. */
  people: 'People',
  /** Heading in the navigation: the settings of the sign-in. */
  signIn: 'Sign-in',
  /** Heading in the navigation: the settings of emails. */
  emails: 'Email',
  /** Heading in the navigation: keys, webhooks, the audit log. */
  developers: 'Developers',
  /** Item of the navigation: the start page of a project. */
  overview: 'Overview',
  /** Item of the navigation: rules for passwords, second factors and sessions. */
  policies: 'Policies',
  emailLog: 'Email log',
  /** Item of the navigation: the settings of the project. */
  settings: 'Settings',
  /** Words by which the search finds the page "Users". */
  usersKeywords: 'ban, unban, new user, import, export, csv',
  /** Words by which the search finds the page "Email log". */
  emailLogKeywords: 'inbox, sent, outbox',
  /** Words by which the search finds the page "Sign-in methods". */
  signInMethodsKeywords:
    'password, email code, magic link, passkey, guest, sign-up, delete account',
  brandingKeywords: 'logo, color, support email, theme',
  policiesKeywords:
    'second factor, session, lifetime, verification, password rules, two-step verification, 2FA, delete account',
  providersKeywords: 'OAuth, google, github, microsoft, apple, social',
  domainsKeywords: 'redirect, production mode, localhost',
  emailServerKeywords: 'smtp, sender',
  apiKeysKeywords: 'secret, publishable, server key',
  oauthServerKeywords: 'OAuth provider, OpenID Connect, MCP, clients, consent, scopes, device',
  webhooksKeywords: 'endpoint, delivery',
  auditLogKeywords: 'events, activity, history',
  projectMembersKeywords: 'colleague, role, owner, invite, support, transfer',
  settingsKeywords: 'project name, owner, transfer, delete project',

  pageFailedTitle: 'This page couldn’t load',
  /** Heading, for a project that the reader could open before. */
  noAccessTitle: 'You can’t open this project',
  noAccess: 'It was deleted, or you’re no longer a member of it.',
  /** After a sentence such as "Can’t reach the service." */
  loadsByItself: 'The page loads by itself as soon as that works.',
  offlineLine: 'You’re offline. You see what was loaded before; changes need a connection.',
  pageNotFoundTitle: 'Page not found',
  pageNotFound: 'Check the address. The project may belong to another account.',
  toProjects: 'Go to your projects',
}
