import * as z from 'zod/mini'
import { strictEmail, uuid } from '../primitives.js'
import { connectionType } from './connections.js'

export const findSignInConnection = {
  body: z.strictObject({ email: strictEmail }),
  response: z.strictObject({
    /** The connection of the domain of the address; null without one. */
    connection: z.nullable(
      z.strictObject({
        id: uuid,
        type: connectionType,
        display_name: z.string(),
        /** Whether addresses of the domain have no other sign-in method. */
        is_required: z.boolean(),
      }),
    ),
  }),
}
