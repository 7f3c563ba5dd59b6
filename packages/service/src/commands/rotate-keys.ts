import { projects } from '../db/schema.js'
import { inTransaction } from '../db/in-transaction.js'
import { rotateServerKey } from '../domain/oauth-server/server-keys.js'
import { rotateSigningKey } from '../domain/sessions/signing-keys.js'
import { checkSealer } from '../open-context.js'
import { withDatabase, type Command } from './command.js'

/**
 * Creates new keys for signing tokens in one project or in all: those of sessions and those of its authorization server. Users stay signed in: see
 * `rotateSigningKey`. With Postgres, it can run beside the service; an embedded database allows one process,
 * so the service must be stopped.
 */
export const rotateKeys: Command = (config, { project }) =>
  withDatabase(config, async (ctx) => {
    await checkSealer(ctx)
    const all = await ctx.db.select({ id: projects.id }).from(projects)
    const ids = project === undefined ? all.map(({ id }) => id) : [project]
    for (const id of ids)
      await inTransaction(ctx, async (tx) => {
        await rotateSigningKey(tx, id)
        await rotateServerKey(tx, id)
      })
    return `New signing keys: ${ids.length === 0 ? 'there is no project yet' : ids.join(', ')}`
  })
