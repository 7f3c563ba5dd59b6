import { parseArgs } from 'node:util'
import { version } from '../package.json'
import type { Command } from './commands/command.js'
import { loadEnvironmentFile } from './commands/environment-file.js'
import { exportAuditLog } from './commands/export-audit-log.js'
import { init } from './commands/init.js'
import { migrate } from './commands/migrate.js'
import { ownerLink } from './commands/owner-link.js'
import { reEncrypt } from './commands/re-encrypt.js'
import { rotateKeys } from './commands/rotate-keys.js'
import { start } from './commands/start.js'
import { loadConfig } from './config/config-file.js'

const USAGE = `Usage: latchkey-service [command] [options]

Commands:
  start             Start the service. This is the default command.
  init              Write a configuration for production into this folder.
  owner-link        Print a link that sets the password of an owner of the dashboard.
  migrate           Update the database, then exit.
  rotate-keys       Create new signing keys for all projects, or for one.
  re-encrypt        Encrypt all secrets with the first encryption key.
  export-audit-log  Print the audit log of a project as JSON lines.

Options:
  --config <file>          Configuration of all commands but init.
                           Default: latchkey.config.ts or latchkey.config.json in this folder.
  --port <port>            start: port of the service. Default: 4710.
  --public-url <url>       init: URL of the service for clients, such as https://auth.example.com. Required.
  --name <name>            init: name of the first project. Default: "My app".
  --email <address>        owner-link: address of the owner. Required.
                           init: turns the dashboard on and prints a link for this owner.
  --dashboard-url <url>    owner-link: URL of your own dashboard. Default: /dashboard of the service.
  --project <id>           export-audit-log: project of the log. Required.
                           rotate-keys: project to create a key for. Default: all projects.
  --help                   Print this help.
  --version                Print the version of the service.`

/** The commands that use a configuration, and their options beside `--config`. */
const commands = new Map<string, { run: Command; options: readonly string[] }>([
  ['start', { run: start, options: ['port'] }],
  ['migrate', { run: migrate, options: [] }],
  ['owner-link', { run: ownerLink, options: ['email', 'dashboard-url'] }],
  ['rotate-keys', { run: rotateKeys, options: ['project'] }],
  ['re-encrypt', { run: reEncrypt, options: [] }],
  ['export-audit-log', { run: exportAuditLog, options: ['project'] }],
])

const INIT_OPTIONS = ['public-url', 'name', 'email']

const usageError = (problem: string) => new Error(`${problem}\n\n${USAGE}`)

/** Runs the command of the command line. */
async function main(): Promise<void> {
  const { values, positionals } = parse()
  if (values.help) return console.log(USAGE)
  if (values.version) return console.log(version)
  const [name = 'start', ...more] = positionals
  if (more.length > 0) throw usageError(`Unexpected argument: ${more.join(' ')}.`)
  if (name === 'init') {
    checkOptions(name, INIT_OPTIONS, values)
    return console.log(await init(values))
  }
  const command = commands.get(name)
  if (command === undefined) throw usageError(`Unknown command: ${name}.`)
  checkOptions(name, ['config', ...command.options], values)
  await runWithConfig(command.run, values)
}

async function runWithConfig(run: Command, values: Values): Promise<void> {
  const { config: file, port, project, email, 'dashboard-url': dashboardUrl } = values
  loadEnvironmentFile(file, console.warn)
  const env = port === undefined ? process.env : { ...process.env, LATCHKEY_PORT: port }
  const message = await run(await loadConfig({ file, env }), { project, email, dashboardUrl })
  if (message !== '') console.log(message)
}

/** Rejects an option of another command, which would have no effect. */
function checkOptions(command: string, allowed: readonly string[], values: Values): void {
  const other = Object.keys(values).find((option) => !allowed.includes(option))
  if (other !== undefined) throw usageError(`The command ${command} has no option --${other}.`)
}

type Values = ReturnType<typeof parse>['values']

function parse() {
  const string = { type: 'string' } as const
  const options = {
    config: string,
    port: string,
    project: string,
    'public-url': string,
    'dashboard-url': string,
    email: string,
    name: string,
    help: { type: 'boolean' },
    version: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    // Node adds advice about positional arguments after the first sentence.
    const [problem] = String(error instanceof Error ? error.message : error).split(/\. |\n/)
    throw usageError(`${problem?.replace(/\.$/, '')}.`)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
