/** Every page of the site, in reading order: the sidebar, and what `llms.txt` lists. */
export const sidebar = [
  {
    text: 'Start',
    items: [
      { text: 'Quickstart', link: '/quickstart' },
      { text: 'Comparison', link: '/comparison' },
    ],
  },
  {
    text: 'Concepts',
    items: [
      { text: 'Session', link: '/concepts/session' },
      { text: 'Tokens', link: '/concepts/tokens' },
      { text: 'Stores', link: '/concepts/stores' },
      { text: 'Redirects', link: '/concepts/redirects' },
      { text: 'Errors', link: '/concepts/errors' },
      { text: 'Reading and watching', link: '/concepts/reading' },
    ],
  },
  {
    text: 'Signing in',
    items: [
      { text: 'E-mail and password', link: '/guides/password' },
      { text: 'Links and codes by mail', link: '/guides/magic-link' },
      { text: 'Passkeys', link: '/guides/passkeys' },
      { text: 'OAuth', link: '/guides/oauth' },
      { text: 'Second factor', link: '/guides/second-factor' },
      { text: 'Anonymous users', link: '/guides/anonymous' },
      { text: 'Command-line tools', link: '/guides/cli-login' },
    ],
  },
  {
    text: 'People',
    items: [
      { text: 'The user', link: '/guides/user' },
      { text: 'Teams', link: '/guides/teams' },
      { text: 'Invitations', link: '/guides/invitations' },
      { text: 'Permissions', link: '/guides/permissions' },
      { text: 'API keys', link: '/guides/api-keys' },
      { text: 'Connected accounts', link: '/guides/connected-accounts' },
    ],
  },
  {
    text: 'Pages',
    items: [
      { text: 'Customizing pages', link: '/guides/custom-pages' },
      { text: 'Languages', link: '/guides/languages' },
    ],
  },
  {
    text: 'In the app',
    items: [
      { text: 'Server checks', link: '/guides/server' },
      { text: 'Server rendering', link: '/guides/server-rendering' },
      { text: 'Offline', link: '/guides/offline' },
      { text: 'Several tabs', link: '/guides/tabs' },
      { text: 'React Native', link: '/guides/react-native' },
      { text: 'Testing', link: '/guides/testing' },
    ],
  },
  {
    text: 'Running it',
    items: [
      { text: 'Configuring a project', link: '/guides/admin' },
      { text: 'Webhooks', link: '/guides/webhooks' },
      { text: 'The command line', link: '/guides/command-line' },
      { text: 'Doctor', link: '/guides/doctor' },
      { text: 'Production checklist', link: '/guides/production' },
      { text: 'Self-hosting on Postgres', link: '/guides/self-hosting' },
    ],
  },
  {
    text: 'Recipes',
    items: [
      { text: 'All recipes', link: '/recipes/' },
      { text: 'Vite', link: '/guides/vite' },
      { text: 'Next.js', link: '/guides/next' },
      { text: 'React Router', link: '/guides/react-router' },
      { text: 'TanStack Start', link: '/guides/tanstack-start' },
      { text: 'Astro', link: '/guides/astro' },
      { text: 'Hono', link: '/guides/hono' },
      { text: 'Express', link: '/guides/express' },
      { text: 'Fetch', link: '/guides/fetch' },
      { text: 'Node’s http', link: '/guides/node-http' },
      { text: 'No framework', link: '/guides/no-framework' },
    ],
  },
  {
    text: 'Moving over',
    items: [
      { text: 'Whatever it is from', link: '/moving/' },
      { text: 'From Stack Auth', link: '/moving/stack-auth' },
      { text: 'From Clerk', link: '/moving/clerk' },
      { text: 'From Auth0', link: '/moving/auth0' },
      { text: 'From Supabase', link: '/moving/supabase' },
      { text: 'From Better Auth', link: '/moving/better-auth' },
      { text: 'From Firebase', link: '/moving/firebase' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: '@latchkey/core', link: '/reference/core' },
      { text: '@latchkey/core/server', link: '/reference/core-server' },
      { text: '@latchkey/core/admin', link: '/reference/core-admin' },
      { text: '@latchkey/core/query', link: '/reference/core-query' },
      { text: '@latchkey/core/hydrate', link: '/reference/core-hydrate' },
      { text: '@latchkey/react', link: '/reference/react' },
      { text: '@latchkey/react/pages', link: '/reference/react-pages' },
      { text: '@latchkey/testing', link: '/reference/testing' },
      { text: '@latchkey/service', link: '/reference/service' },
      { text: 'Error catalogue', link: '/reference/errors' },
      { text: 'Constants', link: '/reference/constants' },
      { text: 'Labels', link: '/reference/labels' },
      { text: 'Architecture', link: '/architecture' },
    ],
  },
]
