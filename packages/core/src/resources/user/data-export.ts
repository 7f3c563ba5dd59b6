import * as routes from '@latchkey/contract/routes/data-export'
import type { ResponseOf } from '../../http/http-client.js'
import type { UserScope } from '../scope.js'
import { type Session, toSession } from './sessions.js'

type ExportedFields = ResponseOf<typeof routes.exportUserData>

/** The data that a service stores about a user, without secrets. */
export interface DataExport extends Omit<ExportedFields, 'sessions'> {
  /** Sessions on all devices, newest first. */
  readonly sessions: Session[]
}

export async function exportData({ http, userId }: UserScope): Promise<DataExport> {
  const { sessions, ...data } = await http.request(routes.exportUserData, { query: { userId } })
  return { ...data, sessions: sessions.map(toSession) }
}
