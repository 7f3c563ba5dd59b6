import { parseArgs } from 'node:util'
import type { Command, CommandOptions } from './commands/command.js'
import { readEnvironment } from './commands/environment-file.js'
import { exportAuditLog } from './commands/export-audit-log.js'
import { init } from './commands/init.js'
import { migrate } from './commands/migrate.js'
import { ownerLink } from './commands/owner-link.js'
import { reEncrypt } from './commands/re-encrypt.js'
import { rotateKeys } from './commands/rotate-keys.js'
import { start } from './commands/start.js'
import { loadConfig } from './config/config-file.js'

const USAGE = `Usage: latchkey-service [command] [--config latchkey.config.ts]

Commands:
  start             answer requests, if no command is named [--port 4710]
  init              write a configuration for production --public-url https://auth.example.com [--name "My app"]
                    and print a link for the first owner of the dashboard [--email ada@example.com]
  owner-link        print another link for an owner --email ada@example.com [--dashboard-url https://…]
  migrate           bring the database up to date
  rotate-keys       give projects a new signing key [--project id]
  re-encrypt        encrypt all secrets with the first encryption key
  export-audit-log  print the audit log of a project as JSON lines --project id`

const commands = new Map<string, Command>([
  ['start', start],
  ['migrate', migrate],
  ['owner-link', ownerLink],
  ['rotate-keys', rotateKeys],
  ['re-encrypt', reEncrypt],
  ['export-audit-log', exportAuditLog],
])

/** Does what the command line says. */
async function main(): Promise<void> {
  const given = parse()
  if (given.values.help) return console.log(USAGE)
  const [name = 'start', ...more] = given.positionals
  if (more.length > 0) throw new Error(USAGE)
  if (name === 'init') return console.log(await init(given.values))
  const { command, file, port, options } = argumentsOf(name, given.values)
  const variables = await readEnvironment(file)
  const env = port === undefined ? variables : { ...variables, LATCHKEY_PORT: port }
  const message = await command(await loadConfig({ file, env }), options)
  if (message !== '') console.log(message)
}

interface Arguments {
  command: Command
  file: string | undefined
  port: string | undefined
  options: CommandOptions
}

function argumentsOf(name: string, values: ReturnType<typeof parse>['values']): Arguments {
  const { config: file, port, project, email, 'dashboard-url': dashboardUrl } = values
  const command = commands.get(name)
  if (command === undefined) throw new Error(USAGE)
  return { command, file, port, options: { project, email, dashboardUrl } }
}

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
  } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new Error(USAGE)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
