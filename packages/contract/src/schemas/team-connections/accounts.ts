import * as z from 'zod/mini'
import { foreignId, list, millis, userIdOrMe, uuid } from '../primitives.js'
import { connectionType } from './connections.js'

/** An account at the identity provider of a team, as its user sees it. */
export const connectionAccount = z.strictObject({
  connection_id: uuid,
  team_id: uuid,
  type: connectionType,
  display_name: z.string(),
  account_id: foreignId,
  email: z.string(),
  created_at_millis: millis,
  last_sign_in_at_millis: millis,
})

export const listConnectionAccounts = {
  query: z.strictObject({ user_id: userIdOrMe }),
  response: list(connectionAccount),
}
