import { connect } from '../db/connect.js'
import { requireLastingDatabase, type Command } from './command.js'

/** Shows what the database lacks, such as the indexes of the search. */
const report = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)

/**
 * Migrates the database and exits. For deployments that migrate once, before they start several processes.
 * `start` migrates too.
 */
export const migrate: Command = async (config) => {
  requireLastingDatabase(config)
  const connection = await connect({ ...config, report })
  await connection.close()
  return 'The database is up to date.'
}
