import * as routes from '@latchkey/contract/routes/team-connections/sign-in'
import * as schemas from '@latchkey/contract/schemas/team-connections/sign-in'
import { findConnectionOfEmail } from '../../domain/team-connections/connections.js'
import { implement } from '../call/implement.js'

export const connectionSignIn = implement(routes, schemas, {
  findSignInConnection: async ({ ctx, auth, body }) => {
    const row = await findConnectionOfEmail(ctx.db, auth.project.id, body.email)
    if (row === undefined) return { connection: null }
    const { id, type, displayName, isRequired } = row
    return { connection: { id, type, displayName, isRequired } }
  },
})
