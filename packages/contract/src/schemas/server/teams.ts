import * as z from 'zod/mini'
import { json, millis } from '../primitives.js'
import { team as clientTeam } from '../teams.js'

/** A team as server and admin access see it (protocol, section 3.1). */
export const team = z.extend(clientTeam, {
  server_metadata: z.nullable(json),
  created_at_millis: millis,
})
