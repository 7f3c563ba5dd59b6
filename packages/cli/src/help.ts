/** Text at the end of `latchkey --help`. */
export const HELP = `
Examples:
  latchkey init                                       add Latchkey to an existing app
  latchkey dev -- npm run dev                         run the service, and your app with its keys
  latchkey doctor --app-url https://app.example.com   check your setup before going to production
  latchkey login --app-url https://app.example.com    sign in on this machine

Exit codes:
  0  The command succeeded.
  1  The command failed.
  2  The arguments are invalid.

The help of a command lists its other exit codes: latchkey <command> --help`

export const INIT_HELP = `
Supports Vite with React (also with React Router or TanStack Router), Next.js with the App Router,
React Router in framework mode, TanStack Start and Astro. Adds dependencies to package.json, creates
the modules that the app needs, wraps the root component, adds routes, and adds variables to
.env.example. Then installs the packages, and runs the script build of the app.

A file with other content is never replaced. If the command cannot make a change, it writes nothing
and prints the lines to add by hand. Running the command again changes nothing.

Exit codes:
  0  The app is set up, or --dry-run was passed, or --undo has restored the files.
  1  The app is not supported, a change has to be made by hand, you did not confirm, or the
     installation or the build failed.
  2  The arguments are invalid, or the input is not a terminal and --yes is missing.

Examples:
  latchkey init
  latchkey init --dry-run
  latchkey init --yes       in a script
  latchkey init --undo      restore the files of the last run`

export const DEV_HELP = `
The command gets the URL and the keys of a project as environment variables: LATCHKEY_API_URL,
LATCHKEY_PROJECT_ID and LATCHKEY_PUBLISHABLE_CLIENT_KEY, each also with the prefixes NEXT_PUBLIC_,
VITE_, PUBLIC_ and EXPO_PUBLIC_, and LATCHKEY_SECRET_SERVER_KEY and LATCHKEY_SUPER_SECRET_ADMIN_KEY.
Press Ctrl-C to stop the service and the command.

Exit codes:
  The exit code of the command, or 128 plus the number of the signal that ended the command.
  0    The service was stopped (without a command).
  1    The service could not start.
  2    The arguments are invalid.
  127  The command does not exist.

Examples:
  latchkey dev -- npm run dev              run the service, and your app with its keys
  latchkey dev                             run only the service
  latchkey dev --memory -- npx playwright test
  latchkey dev --print-env > .env.local    write the keys for an app that you start yourself`

export const DOCTOR_HELP = `
Checks production mode and trusted domains, secret keys in public variables and in git, the
environment variables, and the hosted pages and session cookies of the app.

The project comes from LATCHKEY_API_URL, LATCHKEY_PROJECT_ID and LATCHKEY_SUPER_SECRET_ADMIN_KEY.
If no such variable is set, it is the project of latchkey dev in this folder.

Each check has a status: pass, fail, error (the check could not run) or skipped.

Exit codes:
  0  No check failed, and all checks could run. Skipped checks are ignored.
  1  At least one check failed.
  2  No check failed, but some checks could not run, or the arguments are invalid.

Examples:
  latchkey doctor --app-url https://app.example.com
  latchkey doctor --local --json           in CI, without keys
  latchkey doctor --app-url https://app.example.com --url signIn=/login`

export const IMPORT_USERS_HELP = `
Users keep their ID if it is a UUID of version 4, else they get a UUID that is the same in each import
into the project. The report has both IDs, and says for each user what was left out. Users that exist stay unchanged, so
the command can be repeated: after an interruption, it continues where it stopped.

The project comes from LATCHKEY_API_URL, LATCHKEY_PROJECT_ID and LATCHKEY_SUPER_SECRET_ADMIN_KEY.
If no such variable is set, it is the project of latchkey dev in this folder.

Exit codes:
  0  All users were imported.
  1  Some users were skipped, or the import failed.
  2  The arguments are invalid.

Examples:
  latchkey import users users.csv users.json --from clerk --dry-run
  latchkey import users users.json hash-parameters.txt --from firebase
  latchkey import users users.csv --from csv`

export const EXPORT_USERS_HELP = `
The service must allow it: set credentialExportEnabled in its configuration, and remove the setting
after the export. The file has a team or a user on each line, in JSON. Sessions, API keys and tokens of
providers are not exported. Import the file with: latchkey import users <file> --from latchkey

Exit codes:
  0  All users were exported.
  1  The export failed.
  2  The arguments are invalid.

Examples:
  latchkey export users users.jsonl`

export const LOGIN_HELP = `
The page in your browser shows eight letters, and so does this command. Authorize only if they are
the same. If no variable or option selects a project, it is the project of latchkey dev in this folder.
The session is stored in a file that only you can read: latchkey/session.json in
$XDG_CONFIG_HOME, ~/.config or %APPDATA%.

With --client-id, the command signs in with the device flow of OAuth: it prints a URL and a code, which
you enter in a browser on any device. --expires-in cannot be set. whoami and logout use the session.

Exit codes:
  0    You are signed in.
  1    The sign-in failed or expired.
  2    The arguments are invalid.
  130  You pressed Ctrl-C.

Examples:
  latchkey login --app-url https://app.example.com
  latchkey login --app-url http://localhost:3000 --open
  latchkey login --app-url https://app.example.com --expires-in 60
  latchkey login --client-id engines-cli`
