/** @typedef {{ page: string, title: string, from: string, entry: string, intro: string }} Entry */

/** The entries of the packages that have a page in the reference. @type {Entry[]} */
export const entries = [
  {
    page: 'core',
    title: '@latchkey/core',
    from: '@latchkey/core',
    entry: 'packages/core/src/index.ts',
    intro: 'The client for browsers, React Native and command-line tools.',
  },
  {
    page: 'core-server',
    title: '@latchkey/core/server',
    from: '@latchkey/core/server',
    entry: 'packages/core/src/server.ts',
    intro: 'The client for your server. It needs the secret server key.',
  },
  {
    page: 'core-admin',
    title: '@latchkey/core/admin',
    from: '@latchkey/core/admin',
    entry: 'packages/core/src/admin.ts',
    intro: 'The client that configures a project. It needs the admin key.',
  },
  {
    page: 'core-server-sessions',
    title: '@latchkey/core/server-sessions',
    from: '@latchkey/core/server-sessions',
    entry: 'packages/core/src/server-sessions.ts',
    intro: "The client of a page whose session the app's own server holds.",
  },
  {
    page: 'core-query',
    title: '@latchkey/core/query',
    from: '@latchkey/core/query',
    entry: 'packages/core/src/query.ts',
    intro: 'Queries that watch the results of reading methods, for framework bindings.',
  },
  {
    page: 'core-hydrate',
    title: '@latchkey/core/hydrate',
    from: '@latchkey/core/hydrate',
    entry: 'packages/core/src/hydrate.ts',
    intro: 'Starts an app with the user that a server has loaded, for framework bindings.',
  },
  {
    page: 'react',
    title: '@latchkey/react',
    from: '@latchkey/react',
    entry: 'packages/react/src/index.ts',
    intro: 'The React provider and hooks.',
  },
  {
    page: 'react-pages',
    title: '@latchkey/react/pages',
    from: '@latchkey/react/pages',
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
      from: `@latchkey/react/${name}`,
      entry: `packages/react/src/frameworks/${name}/index.ts`,
      intro: `The provider of an app with ${framework}.`,
    },
    {
      page: `react-${name}-server`,
      title: `@latchkey/react/${name}/server`,
      from: `@latchkey/react/${name}/server`,
      entry: `packages/react/src/frameworks/${name}/server.ts`,
      intro: `The server side of an app with ${framework}.`,
    },
  ]),
  {
    page: 'testing',
    title: '@latchkey/testing',
    from: '@latchkey/testing',
    entry: 'packages/testing/src/index.ts',
    intro: 'The test kit.',
  },
  {
    page: 'service',
    title: '@latchkey/service',
    from: '@latchkey/service',
    entry: 'packages/service/src/index.ts',
    intro: 'The service, to run in your own process.',
  },
]
