import { Command } from 'commander'
import type { DevOptions } from './commands/dev.js'

const DEV_EXAMPLES = `
The command gets the addresses and keys of a project as environment variables:
LATCHKEY_API_URL, LATCHKEY_PROJECT_ID and LATCHKEY_PUBLISHABLE_CLIENT_KEY, each also with
NEXT_PUBLIC_, VITE_, PUBLIC_ and EXPO_PUBLIC_ before it; LATCHKEY_SECRET_SERVER_KEY and
LATCHKEY_SUPER_SECRET_ADMIN_KEY for servers.

Examples:
  latchkey dev -- npm run dev              the service, and your app with its keys
  latchkey dev                             the service alone, with its mailbox
  latchkey dev --memory -- npx playwright test
  latchkey dev --print-env > .env.local    keys for an app that you start yourself`

/** What can be typed. A command hands its exit code to `end`. */
export function createProgram(end: (exitCode: number) => void): Command {
  const program = new Command('latchkey')
    .description(
      'Signing in for your app: a service for development, and checks before production.',
    )
    .showHelpAfterError('Try latchkey --help.')
    .exitOverride()
  program
    .command('dev')
    .summary('run the service, and your app with its keys')
    .description('Runs the service with its mailbox on this machine, and a command with its keys.')
    .argument('[command...]', 'what to run, after --')
    .option('--port <port>', 'where it is; 4710 without, or a free port when that is taken')
    .option('--config <file>', 'configuration; latchkey.config.ts or .json here without')
    .option('--data-folder <folder>', 'where accounts and keys are kept; .latchkey without')
    .option('--memory', 'keep nothing')
    .option('--print-env', 'print the variables, with the secret keys, for a file')
    .addHelpText('after', DEV_EXAMPLES)
    .action(async (command: string[], options: DevOptions) => {
      const { dev } = await import('./commands/dev.js')
      end(await dev(command, options))
    })
  return program
}
