import { fail } from '@latchkey/contract/errors'
import { sessions as routes } from '@latchkey/contract/routes'
import { sessions as schemas } from '@latchkey/contract/schemas'
import { success } from '../answer.js'
import { projectNow } from '../domain/clock.js'
import { endSession } from '../domain/sessions.js'
import { implement } from '../implement.js'

export const sessions = implement(routes, schemas, {
  deleteCurrentSession: async ({ ctx, auth: { project, session } }) => {
    if (session === undefined)
      throw fail('ACCESS_TOKEN_EXPIRED', { expired_at_millis: projectNow(ctx, project) })
    const wasThere = await endSession(ctx.db, project.id, session.id)
    if (!wasThere) throw fail('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    return success
  },
})
