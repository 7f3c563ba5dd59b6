import * as z from 'zod/mini'
import { foreignId, list, millis, nothing, page, success, userIdOrMe, uuid } from './primitives.js'
import { MAX_SESSION_MILLIS } from '../constants.js'
import { tokens } from './sign-in/tokens.js'

/** The approximate location of a client, in camelCase on the wire. */
export const geoInfo = z.strictObject({
  ip: z.string(),
  countryCode: z.nullable(z.string()),
  regionCode: z.nullable(z.string()),
  cityName: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  tzIdentifier: z.nullable(z.string()),
})

/** A session. Each refresh token has one. */
export const session = z.strictObject({
  id: uuid,
  user_id: uuid,
  created_at: millis,
  last_used_at: z.optional(millis),
  is_impersonation: z.boolean(),
  is_current_session: z.boolean(),
  /** Absent if the last use did not come from a browser. */
  last_used_at_end_user_ip_info: z.optional(geoInfo),
})

/** How a user signed in. */
export const signInMethod = z.enum(['password', 'otp', 'passkey', 'oauth', 'sso', 'anonymous'])

/** A session with the device and the method of its sign-in. */
export const sessionWithDevice = z.strictObject({
  ...session.shape,
  /** Such as `Chrome`, or another program such as `curl`; null if it is unknown. */
  browser: z.nullable(z.string()),
  /** Such as `macOS`; null if it is unknown. */
  operating_system: z.nullable(z.string()),
  device_type: z.nullable(z.enum(['desktop', 'mobile', 'tablet'])),
  /** Null if a server created the session, or an earlier version of the service. */
  sign_in_method: z.nullable(signInMethod),
  /** The provider of a sign-in with `oauth`, such as `github`, or the ID of the connection of one with `sso`. */
  sign_in_provider_id: z.nullable(z.string()),
})

const ofUser = z.strictObject({ user_id: userIdOrMe })

export const deleteCurrentSession = { strictQuery: false, body: nothing, response: success }

export const listSessions = { query: ofUser, response: list(session) }

export const listSessionsWithDevices = { query: ofUser, response: list(sessionWithDevice) }

const DAY_MILLIS = 86_400_000

/** A session that was ended before its time. */
export const endedSession = z.strictObject({ id: uuid, ended_at_millis: millis })

export const listEndedSessions = {
  query: z.strictObject({
    /** Sessions that ended in the last milliseconds, up to a day. */
    within_millis: z.int().check(z.minimum(1), z.maximum(DAY_MILLIS)),
    /** `next_cursor` of the previous page. */
    cursor: z.optional(foreignId),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
  }),
  response: page(endedSession),
}

export const endUserSessions = { body: nothing, response: success }

export const deleteSession = { query: ofUser, body: nothing, response: success }

export const refreshCurrentSession = {
  strictQuery: false,
  body: nothing,
  response: z.strictObject({ access_token: z.string() }),
}

export const bindCurrentSession = {
  strictQuery: false,
  body: nothing,
  response: z.strictObject({ access_token: z.string(), refresh_token: z.string() }),
}

export const createSession = {
  body: z.strictObject({
    user_id: userIdOrMe,
    /** 0 and negative values create a session that has already expired. */
    expires_in_millis: z.optional(
      z.int().check(z.maximum(MAX_SESSION_MILLIS, 'must be 367 days at most')),
    ),
    is_impersonation: z.optional(z.boolean()),
  }),
  response: tokens,
}
