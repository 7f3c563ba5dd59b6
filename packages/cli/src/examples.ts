/** Text at the end of `--help`. */
export const EXAMPLES = `
Examples:
  latchkey dev -- npm run dev                       the service, and your app with its keys
  latchkey doctor --app-url https://app.example.com before people of your own come
  latchkey login --app-url https://app.example.com  sign in on this machine

latchkey <command> --help says more.`

export const DEV_EXAMPLES = `
The command gets the address and the keys of a project as environment variables:
LATCHKEY_API_URL, LATCHKEY_PROJECT_ID and LATCHKEY_PUBLISHABLE_CLIENT_KEY, each also with
NEXT_PUBLIC_, VITE_, PUBLIC_ and EXPO_PUBLIC_ before it; LATCHKEY_SECRET_SERVER_KEY and
LATCHKEY_SUPER_SECRET_ADMIN_KEY for servers. Ctrl-C stops both; the exit code is the command's.

Examples:
  latchkey dev -- npm run dev              the service, and your app with its keys
  latchkey dev                             the service alone, with its mailbox
  latchkey dev --memory -- npx playwright test
  latchkey dev --print-env > .env.local    keys for an app that you start yourself`

export const DOCTOR_EXAMPLES = `
It looks at production mode and trusted domains (with LATCHKEY_API_URL, LATCHKEY_PROJECT_ID and
LATCHKEY_SUPER_SECRET_ADMIN_KEY), at secret keys that are published or in git, at what the
environment says of the service, and at the pages and cookies of the app.

Exit codes: 0 nothing wrong, 1 something is wrong, 2 not everything could be looked at.

Examples:
  latchkey doctor --app-url https://app.example.com
  latchkey doctor --local --json           in CI, without any keys
  latchkey doctor --app-url https://app.example.com --url signIn=/login`

export const LOGIN_EXAMPLES = `
The page shows eight letters, and so does this command: agree only if they are the same.
The session is kept in a file that only you can read, under your settings
($XDG_CONFIG_HOME/latchkey, ~/.config/latchkey, or %APPDATA%\\latchkey).

Examples:
  latchkey login --app-url https://app.example.com
  latchkey login --app-url http://localhost:3000 --open
  latchkey login --app-url https://app.example.com --expires-in 60   an hour to agree`
