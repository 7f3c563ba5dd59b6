import { Command, InvalidArgumentError, Option } from 'commander'
import { version } from '../package.json'
import type { DevOptions } from './commands/dev.js'
import type { DoctorOptions } from './commands/doctor.js'
import type { ExportUsersOptions } from './commands/export.js'
import type { ImportUsersOptions } from './commands/import.js'
import type { InitOptions } from './commands/init.js'
import type { LoginOptions } from './commands/login.js'
import type { WhoamiOptions } from './commands/whoami.js'
import {
  DEV_HELP,
  DOCTOR_HELP,
  EXPORT_USERS_HELP,
  HELP,
  IMPORT_USERS_HELP,
  INIT_HELP,
  LOGIN_HELP,
} from './help.js'
import { SOURCE_NAMES } from './import/sources/sources.js'

type SetExitCode = (exitCode: number) => void

/** Validates a port and returns it as text, because it replaces an environment variable. */
function parsePort(text: string): string {
  if (/^\d{1,5}$/.test(text) && Number(text) < 2 ** 16) return text
  throw new InvalidArgumentError('Expected a number from 0 (any free port) to 65535.')
}

// Each command imports its modules when it runs, so that whoami does not load the database.
function addDev(program: Command, setExitCode: SetExitCode): void {
  program
    .command('dev')
    .summary('run the service, and your app with its keys')
    .description(
      'Runs the service with a development inbox on this machine, and your command with its keys.',
    )
    .argument('[command...]', 'command to run, after --')
    .option('--port <port>', 'port to listen on (default: 4710, or a free port)', parsePort)
    .option('--config <file>', 'path of the configuration (default: latchkey.config.ts or .json)')
    .option('--data-folder <folder>', 'folder for accounts and keys (default: .latchkey)')
    .option('--memory', 'store nothing on disk')
    .option('--print-env', 'print the variables, including the secret keys, as an env file')
    .addHelpText('after', DEV_HELP)
    // Without `--`, options after the command's name belong to the command.
    .passThroughOptions()
    .action(async (command: string[], options: DevOptions) => {
      const { dev } = await import('./commands/dev.js')
      setExitCode(await dev(command, options))
    })
}

function addInit(program: Command): void {
  program
    .command('init')
    .summary('add Latchkey to an existing app')
    .description('Adds Latchkey to the app in this folder. Shows a diff and asks before writing.')
    .option('-y, --yes', 'write the files without asking')
    .option('--dry-run', 'print the changes and write nothing')
    .option('--undo', 'restore the files of the last run')
    .option('--no-install', 'do not install the packages, and do not build the app')
    .option('--no-build', 'do not build the app')
    .addHelpText('after', INIT_HELP)
    .action(async (options: InitOptions) => {
      const { init } = await import('./commands/init.js')
      await init(options)
    })
}

/** The service limits a sign-in to one day. */
function parseMinutes(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= 1440) return value
  throw new InvalidArgumentError('Expected a whole number of minutes from 1 to 1440.')
}

function addLogin(program: Command): void {
  program
    .command('login')
    .summary('sign in on this machine through your browser')
    .description('Signs you in on this machine: a page in your browser asks you to authorize it.')
    .option('--app-url <url>', 'URL of the app (default: the app that runs with latchkey dev)')
    .option(
      '--confirm-path <path>',
      'path of the page that authorizes (default: /handler/cli-auth-confirm)',
    )
    .option('--client-id <id>', 'OAuth client to sign in with by a code, without --app-url')
    .option('--expires-in <minutes>', 'minutes until the link expires (default: 10)', parseMinutes)
    .option('--open', 'open the page in your browser')
    .option('--api-url <url>', 'URL of the service (default: $LATCHKEY_API_URL)')
    .option('--project-id <id>', 'project ID (default: $LATCHKEY_PROJECT_ID)')
    .option(
      '--publishable-client-key <key>',
      'publishable client key (default: $LATCHKEY_PUBLISHABLE_CLIENT_KEY)',
    )
    .option('--env <file>', 'env file to read (default: .env.local and .env)')
    .addHelpText('after', LOGIN_HELP)
    .action(async (options: LoginOptions) => {
      const { login } = await import('./commands/login.js')
      await login(options)
    })
}

function parseUrl(text: string): URL {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text)
  throw new InvalidArgumentError('Expected a URL such as https://app.example.com.')
}

/** Adds a page such as `signIn=/login` to the pages of earlier options. */
function parsePageUrl(text: string, previous: object): object {
  const [, page, url] = /^([a-zA-Z]+)=(.+)$/.exec(text) ?? []
  if (page !== undefined && url !== undefined) return { ...previous, [page]: url }
  throw new InvalidArgumentError('Expected a page and its path, such as signIn=/login.')
}

function addDoctor(program: Command, setExitCode: SetExitCode): void {
  program
    .command('doctor')
    .summary('check your setup before going to production')
    .description('Checks your setup before going to production, and explains how to fix problems.')
    .option('--app-url <url>', 'URL of the app, to check its pages and cookies', parseUrl)
    .option(
      '--url <page=path>',
      'path of a page that is not at its default path (repeatable)',
      parsePageUrl,
      {},
    )
    .option('--trusted-origin <origin...>', 'trustedOrigins of the app', [])
    .option('--cookie-prefix <prefix>', 'cookiePrefix of the app', 'latchkey')
    .option('--dashboard-url <url>', 'URL of the dashboard, for links in the report')
    .option('--env <file>', 'env file to read (default: .env.local and .env)')
    .option('--local', 'skip the checks that send requests to the service')
    .option('--json', 'print machine-readable JSON')
    .addHelpText('after', DOCTOR_HELP)
    .action(async (options: DoctorOptions) => {
      const { doctor } = await import('./commands/doctor.js')
      setExitCode(await doctor(options))
    })
}

function addSession(program: Command): void {
  program
    .command('whoami')
    .summary('print the user who is signed in on this machine')
    .description('Prints the user who is signed in on this machine.')
    .option('--json', 'print machine-readable JSON')
    .action(async (options: WhoamiOptions) => {
      const { whoami } = await import('./commands/whoami.js')
      await whoami(options)
    })
  program
    .command('logout')
    .summary('end the session on this machine')
    .description('Ends the session on this machine and at the service.')
    .action(async () => {
      const { logout } = await import('./commands/logout.js')
      await logout()
    })
}

function addMigration(program: Command, setExitCode: SetExitCode): void {
  program
    .command('import')
    .summary('import users of another system')
    .description('Imports what another system has exported.')
    .command('users')
    .summary('import users with their passwords and IDs')
    .description('Imports users of another system with their passwords, provider accounts and IDs.')
    .argument('<file...>', 'files that the other system has exported')
    .addOption(
      new Option('--from <system>', 'system that has exported the files')
        .choices(SOURCE_NAMES)
        .makeOptionMandatory(),
    )
    .option('--dry-run', 'check all users and import none')
    .option('--report <file>', 'path of the report (default: <file>.report.jsonl)')
    .option('--restart', 'ignore the report of an interrupted import')
    .option('--secret-file <file>', 'secret of Better Auth, to import second factors')
    .option('--env <file>', 'env file to read (default: .env.local and .env)')
    .addHelpText('after', IMPORT_USERS_HELP)
    .action(async (files: string[], options: ImportUsersOptions) => {
      const { importUsers } = await import('./commands/import.js')
      setExitCode(await importUsers(files, options))
    })
  program
    .command('export')
    .summary('export users with their passwords and IDs')
    .description('Exports data of a project.')
    .command('users')
    .summary('export users with their passwords and IDs')
    .description(
      'Exports all users and teams of a project, with password hashes and other credentials.',
    )
    .argument('<file>', 'new file, which only you can read')
    .option('--env <file>', 'env file to read (default: .env.local and .env)')
    .addHelpText('after', EXPORT_USERS_HELP)
    .action(async (file: string, options: ExportUsersOptions) => {
      const { exportUsers } = await import('./commands/export.js')
      await exportUsers(file, options)
    })
}

/** Creates the command-line program. Commands with their own exit codes pass them to `setExitCode`. */
export function createProgram(setExitCode: SetExitCode): Command {
  const program = new Command('latchkey')
    .description('Command-line tool of Latchkey, a kit for sign-in and user management.')
    .version(version, '--version', 'print the version')
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .showHelpAfterError('Run the command with --help to list its commands and options.')
    .addHelpText('after', HELP)
    .exitOverride()
  addInit(program)
  addDev(program, setExitCode)
  addDoctor(program, setExitCode)
  addMigration(program, setExitCode)
  addLogin(program)
  addSession(program)
  return program
}
