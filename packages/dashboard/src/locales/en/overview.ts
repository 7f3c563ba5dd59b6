/** Texts of the list of projects and of the start page of a project. */
export const texts = {
  projectsTitle: 'Projects',
  projectsIntro: 'Each project is an app with its own users.',
  /** Label of the search of a long list of projects. */
  searchProjects: 'Name, description or ID',
  /** In place of the list when nothing matches the search. */
  noMatchingProjects: 'No matching projects',
  noMatchingProjectsHelp: 'Search for other words, or for the whole ID.',
  /** Link in place of the list: ends the search. */
  showAllProjects: 'Show all projects',
  /** Heading in place of the list. */
  createFirstProject: 'Create your first project',
  createFirstProjectHelp: 'You get keys and the code that adds sign-in to your app.',
  /** The first step of the list. */
  createProject: 'Create project',
  /** Label of a field. */
  descriptionOptional: 'Description (optional)',

  /** Below the name of a project without users. */
  setUpIntro: 'Set up your app. Completed steps are ticked automatically.',
  totalUsers: { one: '{count} user in total.', other: '{count} users in total.' },
  /** Name of the charts, read aloud. */
  activityCharts: 'Activity',
  /** Name of the choice between 30 days and a year, read aloud. */
  timeRange: 'Time range',
  /** Option: what the charts show. */
  thirtyDays: '30 days',
  /** Option: what the charts show. */
  aYear: '1 year',
  /** Heading of a chart, and name of its numbers. */
  signUps: 'Sign-ups',
  /** Heading of a chart, and name of its numbers. */
  activeUsers: 'Active users',
  /** Heading of a chart. */
  activeUsersADay: 'Active users a day',
  /** Heading of a chart. */
  signInsByMethod: 'Sign-ins by method',
  /** Sign-in methods that are rare. */
  rareMethods: 'Other methods',
  /** A week, by its first day. {day} is a date. */
  weekOf: 'Week of {day}',
  /** {name} is what is counted, {value} is a number. */
  seriesValue: '{name}: {value}',
  /** All sign-in methods together. {value} is a number. */
  allValues: 'all: {value}',
  /** Name of a chart, read aloud. {title} is such as "Sign-ups". */
  titleByDay: '{title}, by day',
  /** The same with a number for each week. */
  titleByWeek: '{title}, by week',
  /** Caption of the table of a chart. {title} is such as "Sign-ups". */
  captionByDay: '{title} by day',
  /** The same with a number for each week. */
  captionByWeek: '{title} by week',
  /** In place of a chart. */
  noSignUps: 'No sign-ups in this period.',
  /** In place of a chart. */
  noActiveUsers: 'No active users in this period. Users are counted when they use your app.',
  /** In place of a chart. */
  noSignIns: 'No sign-ins in this period. Sign in to your app to see the first one.',
  /** At the end of a chart. */
  today: 'Today',
  /** At the end of a chart. */
  thisWeek: 'This week',
  /** Opens the table below a chart. */
  showTable: 'Show as a table',
  /** Heading of a column with dates. */
  day: 'Day',
  /** Heading of a column with the first days of weeks. */
  weekColumn: 'Week of',
  /** Above a chart. {value} is a number of sign-ups or sign-ins. */
  sumOfDays: '{value} in the last 7 days',
  sumOfMonths: '{value} in the last 3 months',
  /** Above a chart. {value} is a number of users. */
  averageOfDays: '{value} a day, last 7 days',
  averageOfMonths: '{value} a day, last 3 months',
  averageBelowOneOfDays: 'Less than 1 a day, last 7 days',
  averageBelowOneOfMonths: 'Less than 1 a day, last 3 months',
  /** {summary} is one of the texts above, {change} is such as "+12%". */
  withChange: '{summary} · {change}',
  /** Heading of a list of users. */
  newUsers: 'New users',
  recentlyActive: 'Recently active',
  noUsersListed: 'No users yet.',
  /** In place of the list of recently active users. */
  noneActive:
    'No user has been active since signing up. Users appear here when they use your app again.',
  noSignInMethods: 'No user has a sign-in method yet.',
  /** Heading of a list with numbers. */
  usersByMethod: 'Users by sign-in method',
  /** Heading of a list with numbers. */
  usersByCountry: 'Users by country',
  noCountries:
    'Countries appear when the service runs behind a proxy that adds the country to requests.',

  /** Heading of a list of steps. */
  getStarted: 'Get started',
  /** Button: hides the list of steps. */
  hide: 'Hide',
  /** Button: shows the list of steps again. */
  showSetUp: 'Show first steps',
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
  /** {reason} is the response of the email server. */
  newestEmailFailed: 'The newest email could not be sent: {reason}',
  /** Link. */
  openEmailLog: 'Open email log',
}
