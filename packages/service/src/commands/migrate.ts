import { connect } from '../db/connect.js'
import { requireLastingDatabase, type Command } from './command.js'

/**
 * Brings the database up to date and ends: for deployments that do it once, before they start several
 * processes. Starting does it as well.
 */
export const migrate: Command = async (config) => {
  requireLastingDatabase(config)
  const connection = await connect({ ...config, report: () => undefined })
  await connection.close()
  return 'The database is up to date.'
}
