import * as z from 'zod/mini'
import { json, millis } from '../primitives.js'
import { currentUser } from '../users.js'
import { team } from './teams.js'

/** A user as server and admin access see it, on /users/me too (protocol, section 3.1). */
export const user = z.extend(currentUser, {
  primary_email_auth_enabled: z.boolean(),
  server_metadata: z.nullable(json),
  last_active_at_millis: millis,
  selected_team: z.nullable(team),
})

export const readCurrentUser = { response: user }
