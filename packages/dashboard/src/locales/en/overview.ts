/** Texts of the list of projects and of the start page of a project. */
export const texts = {
  projectsTitle: 'Projects',
  projectsIntro: 'Each project is an app with its own users.',
  /** Heading in place of the list. */
  createFirstProject: 'Create your first project',
  createFirstProjectHelp: 'You get keys and the code that adds sign-in to your app.',
  /** Button, and title of the dialog. */
  newProject: 'New project',
  /** Button of the form, and the first step of the list. */
  createProject: 'Create project',
  projectNameHelp: 'Users see it on the sign-in page and in emails.',
  /** Label of a field. */
  descriptionOptional: 'Description (optional)',

  /** Below the name of a project without users. */
  setUpIntro: 'Set up your app. Completed steps are ticked automatically.',
  totalUsers: { one: '{count} user in total.', other: '{count} users in total.' },
  /** Heading of a chart. */
  signUps: 'Sign-ups',
  signUpsByDay: 'Sign-ups by day',
  signUpCount: { one: '{count} sign-up', other: '{count} sign-ups' },
  /** Heading of a chart. */
  activeUsers: 'Active users',
  activeUsersByDay: 'Active users by day',
  activeUserCount: { one: '{count} active user', other: '{count} active users' },
  /** On a bar of the chart. {day} is a date, {amount} is such as "3 sign-ups". */
  dayAndAmount: '{day}: {amount}',
  /** After a large number: of sign-ups, or of active users. */
  inLastSevenDays: 'in the last 7 days',
  /** Opens the table below a chart. */
  showTable: 'Show as a table',
  /** Heading of a column with dates. */
  day: 'Day',
  /** Heading of a column with numbers. */
  count: 'Count',
  sameAsLastWeek: 'No change from last week',
  moreThanLastWeek: { one: '{count} more than last week', other: '{count} more than last week' },
  fewerThanLastWeek: { one: '{count} fewer than last week', other: '{count} fewer than last week' },
  /** Heading of a list of users. */
  newUsers: 'New users',
  recentlyActive: 'Recently active',
  noUsersListed: 'No users yet.',
  noSignInMethods: 'No user has a sign-in method yet.',
  /** Heading of a list with the number of users of each country. */
  countries: 'Countries',
  noCountries:
    'Countries appear when the service runs behind a proxy that adds the country to requests.',

  /** Heading of a list of steps. */
  getStarted: 'Get started',
  /** {done} and {total} are numbers of steps. */
  stepsDone: '{done} of {total} done',
  /** Read aloud after the name of a step. */
  stepDone: '(done)',
  /** Read aloud after the name of a step. */
  stepToDo: '(to do)',
  /** A step. */
  stepProject: 'Create the project',
  stepFirstUser: 'Sign up your first user',
  stepFirstUserHelp: 'Add the code to your app and create an account there.',
  stepDomain: 'Add your domain',
  stepDomainHelp: 'Emails and providers may only link to your own pages.',
  stepEmailServer: 'Connect your email server',
  stepEmailServerHelp: 'Emails then come from your own address.',
  stepProvider: 'Turn on a sign-in provider',
  stepProviderHelp: 'Let people sign in with Google, GitHub and others.',
  stepProduction: 'Turn on production mode',
  stepProductionHelp: 'Checks that no development setting is left.',
  keysNeeded: 'Your app needs a publishable key, and its server a secret one.',
  /** Button. */
  createKeys: 'Create keys',
  yourKeys: 'Your keys',
  publishableKeyHelp: 'For your app. It is public.',
  secretServerKey: 'Secret server key',
  secretServerKeyHelp: 'For your server only. You won’t see it again after you leave this page.',
  waitingForUser: 'Waiting for the first user to sign up…',
  /** Heading of commands to run. */
  terminal: 'Terminal',
}
