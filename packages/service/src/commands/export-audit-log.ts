import { fail } from '@latchkey/contract/errors'
import { toSnakeKeys } from '@latchkey/contract/wire-case'
import { listAuditEvents, toAuditEvent } from '../domain/audit/list-audit-events.js'
import { findProject } from '../domain/projects/project-keys.js'
import { withDatabase, type Command } from './command.js'

const PAGE_SIZE = 1000

/**
 * Prints the audit log of one project as JSON lines, newest first: the same objects as `GET /latchkey/audit-log`. It
 * reads page by page, so that a long log needs little memory.
 */
export const exportAuditLog: Command = async (config, { project }) => {
  if (project === undefined) throw new Error('Missing --project. Pass the ID of the project.')
  return withDatabase(config, async (ctx) => {
    if ((await findProject(ctx, project)) === undefined)
      throw fail('PROJECT_NOT_FOUND', { projectId: project })
    let cursor: string | undefined
    do {
      const page = await listAuditEvents(ctx.db, project, { cursor, limit: PAGE_SIZE })
      const lines = page.events.map(
        (event) => `${JSON.stringify(toSnakeKeys(toAuditEvent(event)))}\n`,
      )
      process.stdout.write(lines.join(''))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    return ''
  })
}
