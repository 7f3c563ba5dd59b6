import * as routes from '@latchkey/contract/routes/data-export'
import * as schemas from '@latchkey/contract/schemas/data-export'
import { implement } from '../call/implement.js'
import { exportUserData } from '../../domain/user-lifecycle/data-export/export-user-data.js'

export const dataExport = implement(routes, schemas, {
  exportUserData: ({ ctx, auth: { project, session }, subject }) =>
    exportUserData(ctx, project, { user: subject, currentSessionId: session?.id }),
})
