import * as z from 'zod/mini'
import { nothing, uuid } from '../primitives.js'

export const createTeamMembership = {
  body: nothing,
  response: z.strictObject({ team_id: uuid, user_id: uuid }),
}
