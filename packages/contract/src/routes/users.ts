import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/users.js'

export const readCurrentUser = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readCurrentUser>,
  path: '/users/me',
  access: ['client'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint
