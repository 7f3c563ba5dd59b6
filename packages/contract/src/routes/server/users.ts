import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/users.js'

export const readCurrentUser = /* @__PURE__ */ route<typeof schema.readCurrentUser>()(
  'GET',
  '/users/me',
  {
    access: ['server', 'admin'],
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  },
)

export const updateCurrentUser = /* @__PURE__ */ route<typeof schema.updateCurrentUser>()(
  'PATCH',
  '/users/me',
  {
    access: ['server', 'admin'],
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'USER_EMAIL_ALREADY_EXISTS',
      'PASSWORD_TOO_LONG',
    ],
  },
)

export const listUsers = /* @__PURE__ */ route<typeof schema.listUsers>()('GET', '/users', {
  access: ['server', 'admin'],
})

export const createUser = /* @__PURE__ */ route<typeof schema.createUser>()('POST', '/users', {
  access: ['server', 'admin'],
  success: 201,
  errors: [
    'USER_EMAIL_ALREADY_EXISTS',
    'PERMISSION_NOT_FOUND',
    'PASSWORD_TOO_LONG',
    'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  ],
})

export const readUser = /* @__PURE__ */ route<typeof schema.readUser>()('GET', '/users/{user_id}', {
  access: ['server', 'admin'],
  errors: ['USER_NOT_FOUND'],
})

export const updateUser = /* @__PURE__ */ route<typeof schema.updateUser>()(
  'PATCH',
  '/users/{user_id}',
  {
    access: ['server', 'admin'],
    errors: [
      'USER_NOT_FOUND',
      'USER_EMAIL_ALREADY_EXISTS',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'PASSWORD_TOO_LONG',
    ],
  },
)

export const deleteUser = /* @__PURE__ */ route<typeof schema.deleteUser>()(
  'DELETE',
  '/users/{user_id}',
  {
    access: ['server', 'admin'],
    emptyBody: 'empty-object',
    errors: ['USER_NOT_FOUND'],
  },
)
