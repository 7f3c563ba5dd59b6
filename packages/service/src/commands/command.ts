import type { ServiceConfig } from '../config/config.js'

export interface CommandOptions {
  /** The one project that is meant; all of them without. */
  project?: string | undefined
  /** Address of an owner. */
  email?: string | undefined
  dashboardUrl?: string | undefined
}

/** Something that the command line does. Resolves to what it has to say. */
export type Command = (config: ServiceConfig, options: CommandOptions) => Promise<string>

/** Refuses to work on a database in memory, which would be gone with this process. */
export function requireLastingDatabase({ dataFolder, databaseUrl }: ServiceConfig): void {
  if (dataFolder === undefined && databaseUrl === undefined)
    throw new Error(
      'The configuration names no database that lasts: set dataFolder, or databaseUrl (DATABASE_URL).',
    )
}
