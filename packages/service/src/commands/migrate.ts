import { connect } from '../db/connect.js'
import { requireLastingDatabase, type Command } from './command.js'

/**
 * Migrates the database and exits. For deployments that migrate once, before they start several processes.
 * `start` migrates too.
 */
export const migrate: Command = async (config) => {
  requireLastingDatabase(config)
  const connection = await connect({ ...config, report: () => undefined })
  await connection.close()
  return 'The database is up to date.'
}
