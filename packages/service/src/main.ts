import { parseArgs } from 'node:util'
import type { Command, CommandOptions } from './commands/command.js'
import { exportAuditLog } from './commands/export-audit-log.js'
import { migrate } from './commands/migrate.js'
import { reEncrypt } from './commands/re-encrypt.js'
import { rotateKeys } from './commands/rotate-keys.js'
import { start } from './commands/start.js'
import { loadConfig } from './config/config-file.js'

const USAGE = `Usage: latchkey-service [command] [--config latchkey.config.ts]

Commands:
  start             answer requests, if no command is named [--port 4710]
  migrate           bring the database up to date
  rotate-keys       give projects a new signing key [--project id]
  re-encrypt        encrypt all secrets with the first encryption key
  export-audit-log  print the audit log of a project as JSON lines (--project id)`

const commands = new Map<string, Command>([
  ['start', start],
  ['migrate', migrate],
  ['rotate-keys', rotateKeys],
  ['re-encrypt', reEncrypt],
  ['export-audit-log', exportAuditLog],
])

/** Does what the command line says. */
async function main(): Promise<void> {
  const given = parse()
  if (given.values.help) return console.log(USAGE)
  const { command, file, port, options } = argumentsOf(given)
  const env = port === undefined ? process.env : { ...process.env, LATCHKEY_PORT: port }
  const message = await command(await loadConfig({ file, env }), options)
  if (message !== '') console.log(message)
}

interface Arguments {
  command: Command
  file: string | undefined
  port: string | undefined
  options: CommandOptions
}

function argumentsOf({ values, positionals }: ReturnType<typeof parse>): Arguments {
  const { config: file, port, project } = values
  const [name = 'start', ...more] = positionals
  const command = commands.get(name)
  if (command === undefined || more.length > 0) throw new Error(USAGE)
  return { command, file, port, options: { project } }
}

function parse() {
  const string = { type: 'string' } as const
  const options = {
    config: string,
    port: string,
    project: string,
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
