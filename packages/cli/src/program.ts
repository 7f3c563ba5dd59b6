import { Command, InvalidArgumentError } from 'commander'
import { version } from '../package.json'
import type { DevOptions } from './commands/dev.js'
import type { DoctorOptions } from './commands/doctor.js'
import type { LoginOptions } from './commands/login.js'
import type { WhoamiOptions } from './commands/whoami.js'
import { DEV_EXAMPLES, DOCTOR_EXAMPLES, EXAMPLES, LOGIN_EXAMPLES } from './examples.js'

/** Takes the exit code of a command. */
type End = (exitCode: number) => void

/** Left as text: as the variable of the same setting, which it takes the place of. */
function port(text: string): string {
  if (/^\d{1,5}$/.test(text) && Number(text) < 2 ** 16) return text
  throw new InvalidArgumentError('It is a number from 0, for any free port, to 65535.')
}

// What a command is made of is loaded when it is called: whoami needs no database.
function addDev(program: Command, end: End): void {
  program
    .command('dev')
    .summary('run the service, and your app with its keys')
    .description('Runs the service with its mailbox on this machine, and a command with its keys.')
    .argument('[command...]', 'what to run, after --')
    .option('--port <port>', 'where it is; 4710 without, or a free port when that is taken', port)
    .option('--config <file>', 'configuration; latchkey.config.ts or .json here without')
    .option('--data-folder <folder>', 'where accounts and keys are kept; .latchkey without')
    .option('--memory', 'keep nothing')
    .option('--print-env', 'print the variables, with the secret keys, for a file')
    .addHelpText('after', DEV_EXAMPLES)
    // Where -- was forgotten, what comes after the command's name is still the command's.
    .passThroughOptions()
    .action(async (command: string[], options: DevOptions) => {
      const { dev } = await import('./commands/dev.js')
      end(await dev(command, options))
    })
}

/** The service keeps a login for a day at most. */
function minutes(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= 1440) return value
  throw new InvalidArgumentError('It is a whole number of minutes, from 1 to 1440.')
}

function addLogin(program: Command): void {
  program
    .command('login')
    .summary('sign in on this machine, by your browser')
    .description('Signs you in on this machine: a page in your browser asks whether you agree.')
    .requiredOption('--app-url <address>', 'where the app is, such as https://app.example.com')
    .option('--confirm-path <path>', 'its page that asks; /handler/cli-auth-confirm without')
    .option('--expires-in <minutes>', 'how long you have', minutes, 10)
    .option('--open', 'open the page in your browser')
    .option('--api-url <address>', 'where the service is; LATCHKEY_API_URL without')
    .option('--project-id <id>', 'LATCHKEY_PROJECT_ID without')
    .option('--publishable-client-key <key>', 'LATCHKEY_PUBLISHABLE_CLIENT_KEY without')
    .option('--env <file>', 'where variables are, too; .env.local and .env without')
    .addHelpText('after', LOGIN_EXAMPLES)
    .action(async (options: LoginOptions) => {
      const { login } = await import('./commands/login.js')
      await login(options)
    })
}

function webAddress(text: string): URL {
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text)
  throw new InvalidArgumentError('It is an address like https://app.example.com.')
}

/** `signIn=/login` beside the pages that were named before. */
function pageAddress(text: string, before: object): object {
  const [, page, address] = /^([a-zA-Z]+)=(.+)$/.exec(text) ?? []
  if (page !== undefined && address !== undefined) return { ...before, [page]: address }
  throw new InvalidArgumentError('It is a page and its address, such as signIn=/login.')
}

function addDoctor(program: Command, end: End): void {
  program
    .command('doctor')
    .summary('look for mistakes before people of your own come')
    .description(
      'Looks for mistakes before people of your own come, and says how to put them right.',
    )
    .option('--app-url <address>', 'looks at the app there, too', webAddress)
    .option('--url <page=address>', 'a page that the app has elsewhere; repeat it', pageAddress, {})
    .option('--trusted-origin <origin...>', 'trustedOrigins of the app', [])
    .option('--cookie-prefix <prefix>', 'cookiePrefix of the app', 'latchkey')
    .option('--dashboard-url <address>', 'what links to the dashboard begin with')
    .option('--env <file>', 'where variables are, too; .env.local and .env without')
    .option('--local', 'ask no service: look at this folder and the app only')
    .option('--json', 'for another program')
    .addHelpText('after', DOCTOR_EXAMPLES)
    .action(async (options: DoctorOptions) => {
      const { doctor } = await import('./commands/doctor.js')
      end(await doctor(options))
    })
}

function addSession(program: Command): void {
  program
    .command('whoami')
    .description('Says who is signed in on this machine.')
    .option('--json', 'for another program')
    .action(async (options: WhoamiOptions) => {
      const { whoami } = await import('./commands/whoami.js')
      await whoami(options)
    })
  program
    .command('logout')
    .description('Ends the session on this machine and at the service.')
    .action(async () => {
      const { logout } = await import('./commands/logout.js')
      await logout()
    })
}

/** Creates the commands. A command passes its exit code to `end`. */
export function createProgram(end: End): Command {
  const program = new Command('latchkey')
    .description(
      'Signing in for your app: a service for development, and checks before production.',
    )
    .version(version, '--version', 'say which version this is')
    .enablePositionalOptions()
    .showHelpAfterError('Try it with --help.')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
  addDev(program, end)
  addDoctor(program, end)
  addLogin(program)
  addSession(program)
  return program
}
