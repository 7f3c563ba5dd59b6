import { endpoint, of, serverAccess } from '../../endpoint.js'
import type * as schema from '../../schemas/server/sessions.js'

export const createSession = endpoint({
  method: 'POST',
  path: '/auth/sessions',
  access: serverAccess,
  wire: of<typeof schema.createSession>(),
  errors: ['USER_ID_DOES_NOT_EXIST', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
})
