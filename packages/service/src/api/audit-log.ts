import * as routes from '@latchkey/contract/routes/audit-log'
import * as schemas from '@latchkey/contract/schemas/audit-log'
import type { AuditAction } from '../db/values.js'
import { implement } from './call/implement.js'
import { listAuditEvents, nameEvents } from '../domain/audit/list-audit-events.js'

const DEFAULT_LIMIT = 100

export const auditLog = implement(routes, schemas, {
  listAuditEvents: async ({ ctx, auth, query }) => {
    const { limit = DEFAULT_LIMIT, query: search, action, fromMillis, toMillis, ...filter } = query
    const { events, nextCursor } = await listAuditEvents(ctx.db, auth.project.id, {
      ...filter,
      limit,
      search,
      // The schema has checked their names.
      actions: action?.split(',') as AuditAction[] | undefined,
      actorId: query.actorId?.toLowerCase(),
      userId: query.userId?.toLowerCase(),
      from: fromMillis,
      to: toMillis,
    })
    return {
      items: await nameEvents(ctx.db, auth.project.id, events),
      isPaginated: true,
      pagination: { nextCursor },
    } as const
  },
})
