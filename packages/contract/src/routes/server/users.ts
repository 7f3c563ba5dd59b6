import { endpoint, of, serverAccess } from '../../endpoint.js'
import type * as schema from '../../schemas/server/users.js'

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/users/me',
  access: serverAccess,
  wire: of<typeof schema.readCurrentUser>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})
