import type { ServiceConfig } from '../config/config.js'
import type { Context } from '../context.js'
import { createContext } from '../create-context.js'
import { openDatabase } from '../open-context.js'

interface CommandOptions {
  /** Limits the command to one project; by default it applies to all. */
  project?: string | undefined
  /** Address of an owner. */
  email?: string | undefined
  dashboardUrl?: string | undefined
}

/** A command of the command line. Resolves to the text to print. */
export type Command = (config: ServiceConfig, options: CommandOptions) => Promise<string>

/** Rejects a database in memory, whose contents would be lost with this process. */
export function requireLastingDatabase({ dataFolder, databaseUrl }: ServiceConfig): void {
  if (dataFolder === undefined && databaseUrl === undefined)
    throw new Error(
      'The configuration has no permanent database. Set dataFolder, or databaseUrl (DATABASE_URL).',
    )
}

/** Runs a command on the database of the service, and closes the database afterwards. */
export async function withDatabase(
  config: ServiceConfig,
  run: (ctx: Context) => Promise<string>,
): Promise<string> {
  requireLastingDatabase(config)
  const options = { config, now: Date.now, report: () => undefined }
  const { connection, sealer } = await openDatabase(options)
  try {
    return await run(createContext({ ...options, db: connection.db, sealer }))
  } finally {
    await connection.close()
  }
}
