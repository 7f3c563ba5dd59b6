import { createContext } from '../create-context.js'
import { projects } from '../db/schema.js'
import { rotateSigningKey } from '../sessions/signing-keys.js'
import { checkSealer, openDatabase } from '../open-context.js'
import { requireLastingDatabase, type Command } from './command.js'

/**
 * Gives one project, or every one, a new key for signing access tokens. Nobody is signed out: see
 * `rotateSigningKey`. On a Postgres it may run beside the service; an embedded database has room for
 * one process, so that the service has to be stopped.
 */
export const rotateKeys: Command = async (config, { project }) => {
  requireLastingDatabase(config)
  const options = { config, now: Date.now, report: () => undefined }
  const { connection, sealer } = await openDatabase(options)
  const ctx = createContext({ ...options, db: connection.db, sealer })
  try {
    await checkSealer(ctx)
    const all = await ctx.db.select({ id: projects.id }).from(projects)
    const ids = project === undefined ? all.map(({ id }) => id) : [project]
    for (const id of ids) await rotateSigningKey(ctx, id)
    return `New signing keys: ${ids.length === 0 ? 'there is no project yet' : ids.join(', ')}`
  } finally {
    await connection.close()
  }
}
