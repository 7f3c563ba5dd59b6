import type { AuditLogOptions } from '@latchkey/core/admin'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'

/** The query of the newest events that a filter matches. It loads again after each change that is made on this page. */
export const useNewestEvents = (filter: AuditLogOptions, length: number) =>
  useAdminQuery(useAdmin(), 'listAuditEvents', { ...filter, limit: length })
