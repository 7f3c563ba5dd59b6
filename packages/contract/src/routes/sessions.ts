import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/sessions.js'

export const listSessions = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listSessions>,
  path: '/auth/sessions',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

/** An extension of this service: the deployed services of the protocol do not have it. */
export const listSessionsWithDevices = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listSessionsWithDevices>,
  path: '/latchkey/sessions',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  isLater: true,
} as const satisfies Endpoint

export const deleteSession = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteSession>,
  path: '/auth/sessions/{id}',
  errors: ['CANNOT_DELETE_CURRENT_SESSION', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

/** Refreshes the access token with the refresh token in a header. */
export const refreshCurrentSession = {
  method: 'POST' as TypedMethod<'POST', typeof schema.refreshCurrentSession>,
  path: '/auth/sessions/current/refresh',
  errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
} as const satisfies Endpoint
