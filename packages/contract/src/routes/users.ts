import { route } from '../endpoint.js'
import type * as schema from '../schemas/users.js'

/** The fields with which a server changes how a user signs in. */
const signInFields = [
  'body.password',
  'body.password_hash',
  'body.totp_secret_base64',
  'body.otp_auth_enabled',
  'body.passkey_auth_enabled',
  'body.primary_email',
  'body.primary_email_verified',
  'body.primary_email_auth_enabled',
] as const

const changesByServer = [
  'address.added',
  'address.changed',
  'address.removed',
  'address.verified',
  'factor.added',
  'factor.removed',
  'passkey.removed',
  'password.removed',
  'password.set',
  'provider.connected',
  'sign_in_method.changed',
  'user.changed',
  'user.upgraded',
] as const

export const updateCurrentUser = /* @__PURE__ */ route<typeof schema.updateCurrentUser>()({
  request: 'PATCH /users/me',
  access: ['client'],
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  recentSignIn: [
    'body.totp_secret_base64',
    'body.otp_auth_enabled',
    'body.passkey_auth_enabled',
    'body.primary_email',
  ],
  errors: [
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    'LAST_SIGN_IN_METHOD',
    'TEAM_MEMBERSHIP_NOT_FOUND',
  ],
  audit: [
    'address.added',
    'address.changed',
    'address.removed',
    'address.verified',
    'factor.added',
    'factor.removed',
    'passkey.removed',
    'sign_in_method.changed',
    'user.changed',
  ],
})

export const deleteCurrentUser = /* @__PURE__ */ route<typeof schema.deleteCurrentUser>()({
  request: 'DELETE /users/me',
  setting: 'clientUserDeletionEnabled',
  users: ['anonymous', 'restricted'],
  about: 'me',
  recentSignIn: true,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  audit: ['user.deleted', 'user.deletion_scheduled'],
})

export const readCurrentUserByServer = /* @__PURE__ */ route<
  typeof schema.readCurrentUserByServer
>()({
  request: 'GET /users/me',
  access: ['server', 'admin'],
  role: 'read_only',
  caller: 'user',
  about: 'me',
})

export const updateCurrentUserByServer = /* @__PURE__ */ route<
  typeof schema.updateCurrentUserByServer
>()({
  request: 'PATCH /users/me',
  access: ['server', 'admin'],
  caller: 'user',
  about: 'me',
  recentSignIn: signInFields,
  errors: [
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'USER_EMAIL_ALREADY_EXISTS',
    'PASSWORD_TOO_LONG',
    'PASSWORD_HASH_NOT_SUPPORTED',
  ],
  audit: changesByServer,
})

export const listUsers = /* @__PURE__ */ route<typeof schema.listUsers>()({
  request: 'GET /users',
  access: ['server', 'admin'],
  role: 'read_only',
})

export const createUser = /* @__PURE__ */ route<typeof schema.createUser>()({
  request: 'POST /users',
  access: ['server', 'admin'],
  success: 201,
  errors: [
    'USER_EMAIL_ALREADY_EXISTS',
    'ID_NOT_AVAILABLE',
    'PERMISSION_NOT_FOUND',
    'PASSWORD_TOO_LONG',
    'PASSWORD_HASH_NOT_SUPPORTED',
    'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  ],
  audit: ['address.verified', 'team.created', 'user.created'],
})

export const readUser = /* @__PURE__ */ route<typeof schema.readUser>()({
  request: 'GET /users/{user_id}',
  access: ['server', 'admin'],
  role: 'read_only',
  about: { user: 'params.user_id' },
})

export const updateUser = /* @__PURE__ */ route<typeof schema.updateUser>()({
  request: 'PATCH /users/{user_id}',
  access: ['server', 'admin'],
  // Support verifies the address and removes the second factor. It sets none: it could sign in with it.
  partialRole: {
    role: 'support',
    sets: ['body.primary_email_verified'],
    clears: ['body.totp_secret_base64'],
  },
  about: { user: 'params.user_id' },
  recentSignIn: signInFields,
  errors: [
    'USER_NOT_FOUND',
    'USER_EMAIL_ALREADY_EXISTS',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'PASSWORD_TOO_LONG',
    'PASSWORD_HASH_NOT_SUPPORTED',
  ],
  audit: changesByServer,
})

export const deleteUser = /* @__PURE__ */ route<typeof schema.deleteUser>()({
  request: 'DELETE /users/{user_id}',
  access: ['server', 'admin'],
  about: { user: 'params.user_id' },
  recentSignIn: true,
  emptyBody: 'empty-object',
  audit: ['user.deleted'],
})

// Extensions of this service: the deployed services of the protocol do not have them.

export const readBan = /* @__PURE__ */ route<typeof schema.readBan>()({
  request: 'GET /latchkey/users/{user_id}/ban',
  access: ['server', 'admin'],
  role: 'read_only',
  about: { user: 'params.user_id' },
})

export const banUser = /* @__PURE__ */ route<typeof schema.banUser>()({
  request: 'POST /latchkey/users/{user_id}/ban',
  access: ['server', 'admin'],
  role: 'support',
  about: { user: 'params.user_id' },
  audit: ['user.banned'],
})

export const unbanUser = /* @__PURE__ */ route<typeof schema.unbanUser>()({
  request: 'DELETE /latchkey/users/{user_id}/ban',
  access: ['server', 'admin'],
  role: 'support',
  about: { user: 'params.user_id' },
  audit: ['user.unbanned'],
})

export const readDeletion = /* @__PURE__ */ route<typeof schema.readDeletion>()({
  request: 'GET /latchkey/users/{user_id}/deletion',
  access: ['server', 'admin'],
  role: 'read_only',
  about: { user: 'params.user_id' },
})

/** Cancels the deletion that the user has requested. */
export const cancelDeletion = /* @__PURE__ */ route<typeof schema.cancelDeletion>()({
  request: 'DELETE /latchkey/users/{user_id}/deletion',
  access: ['server', 'admin'],
  role: 'support',
  about: { user: 'params.user_id' },
  audit: ['user.restored'],
})
