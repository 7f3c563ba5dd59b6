import * as z from 'zod/mini'
import { list, millis, nothing, success, userIdOrMe, uuid } from './primitives.js'

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

const ofUser = z.strictObject({ user_id: userIdOrMe })

export const deleteCurrentSession = { strictQuery: false, body: nothing, response: success }
export const listSessions = { query: ofUser, response: list(session) }
export const deleteSession = { query: ofUser, body: nothing, response: success }
export const refreshCurrentSession = {
  strictQuery: false,
  body: nothing,
  response: z.strictObject({ access_token: z.string() }),
}
