import * as z from 'zod/mini'
import { json, uuid } from './primitives.js'

/** A team as client access sees it (protocol, section 3.1). */
export const team = z.strictObject({
  id: uuid,
  display_name: z.string(),
  profile_image_url: z.nullable(z.string()),
  client_metadata: z.nullable(json),
  client_read_only_metadata: z.nullable(json),
})
