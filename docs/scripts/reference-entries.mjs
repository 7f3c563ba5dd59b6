/**
 * An entry of a package: its page, its name, its file, and the types of the variables that its
 * examples use. Examples are compiled if it has `variables`.
 *
 * @typedef {{ page: string, title: string, entry: string, intro: string, variables?: { app?: string, user?: string, team?: string } }} Entry
 */

/** The entries of the packages that have a page in the reference. @type {Entry[]} */
export const entries = [
  {
    page: 'core',
    title: '@latchkey/core',
    entry: 'packages/core/src/index.ts',
    intro: 'The client for browsers, React Native and command-line tools.',
    variables: { app: 'ClientApp', user: 'CurrentUser', team: 'Team' },
  },
  {
    page: 'core-server',
    title: '@latchkey/core/server',
    entry: 'packages/core/src/server.ts',
    intro: 'The client for your server. It needs the secret server key.',
    variables: { app: 'ServerApp', user: 'ServerUser', team: 'ServerTeam' },
  },
  {
    page: 'core-admin',
    title: '@latchkey/core/admin',
    entry: 'packages/core/src/admin.ts',
    intro: 'The client that configures a project. It needs the admin key.',
    variables: { app: 'AdminApp' },
  },
  {
    page: 'core-server-sessions',
    title: '@latchkey/core/server-sessions',
    entry: 'packages/core/src/server-sessions.ts',
    intro: "The client of a page whose session the app's own server holds.",
  },
  {
    page: 'core-query',
    title: '@latchkey/core/query',
    entry: 'packages/core/src/query.ts',
    intro: 'Queries that watch the results of reading methods, for framework bindings.',
  },
  {
    page: 'core-hydrate',
    title: '@latchkey/core/hydrate',
    entry: 'packages/core/src/hydrate.ts',
    intro: 'Starts an app with the user that a server has loaded, for framework bindings.',
  },
  {
    page: 'react',
    title: '@latchkey/react',
    entry: 'packages/react/src/index.ts',
    intro: 'The React provider and hooks.',
  },
  {
    page: 'react-pages',
    title: '@latchkey/react/pages',
    entry: 'packages/react/src/pages/index.ts',
    intro: 'The hosted pages and their parts.',
  },
  ...[
    { name: 'next', framework: 'Next.js' },
    { name: 'react-router', framework: 'React Router' },
    { name: 'tanstack-start', framework: 'TanStack Start' },
  ].flatMap(({ name, framework }) => [
    {
      page: `react-${name}`,
      title: `@latchkey/react/${name}`,
      entry: `packages/react/src/frameworks/${name}/index.ts`,
      intro: `The provider of an app with ${framework}.`,
    },
    {
      page: `react-${name}-server`,
      title: `@latchkey/react/${name}/server`,
      entry: `packages/react/src/frameworks/${name}/server.ts`,
      intro: `The server side of an app with ${framework}.`,
    },
  ]),
  {
    page: 'testing',
    title: '@latchkey/testing',
    entry: 'packages/testing/src/index.ts',
    intro: 'The test kit.',
    variables: {},
  },
  {
    page: 'service',
    title: '@latchkey/service',
    entry: 'packages/service/src/index.ts',
    intro: 'The service, to run in your own process.',
    variables: {},
  },
]
