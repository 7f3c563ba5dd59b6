import { route } from '../endpoint.js'
import type * as schema from '../schemas/sessions.js'

export const listSessions = /* @__PURE__ */ route<typeof schema.listSessions>()({
  request: 'GET /auth/sessions',
  role: 'read_only',
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  about: { user: 'query.user_id', unknown: 'accepted' },
})

/** An extension of this service: the deployed services of the protocol do not have it. */
export const listSessionsWithDevices = /* @__PURE__ */ route<
  typeof schema.listSessionsWithDevices
>()({
  request: 'GET /latchkey/sessions',
  role: 'read_only',
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  about: { user: 'query.user_id', unknown: 'accepted' },
})

export const deleteSession = /* @__PURE__ */ route<typeof schema.deleteSession>()({
  request: 'DELETE /auth/sessions/{id}',
  role: 'support',
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  errors: ['CANNOT_DELETE_CURRENT_SESSION'],
  audit: ['session.ended'],
})

/** Refreshes the access token with the refresh token in a header. */
export const refreshCurrentSession = /* @__PURE__ */ route<typeof schema.refreshCurrentSession>()({
  request: 'POST /auth/sessions/current/refresh',
  caller: 'anyone',
  errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
  audit: ['session.ended'],
})

export const createSession = /* @__PURE__ */ route<typeof schema.createSession>()({
  request: 'POST /auth/sessions',
  access: ['server', 'admin'],
  about: { user: 'body.user_id', unknown: 'USER_ID_DOES_NOT_EXIST' },
  recentSignIn: true,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_BANNED', 'ACCOUNT_DELETION_PENDING'],
  audit: ['session.created', 'session.ended', 'session.impersonated'],
})
