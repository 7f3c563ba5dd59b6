import * as z from 'zod/mini'
import { list, millis, nothing, success, uuid } from '../primitives.js'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

const fields = {
  id: uuid,
  /** The member who created the link; null for a server. */
  creator_id: z.nullable(uuid),
  created_at_millis: millis,
  expires_at_millis: millis,
}

/** A link with which the administrator of a customer sets the single sign-on of a team up. */
export const ssoSetupLink = z.strictObject(fields)

export const listSsoSetupLinks = { response: list(ssoSetupLink) }

export const createSsoSetupLink = {
  body: z.strictObject({
    /** Default: 7 days. */
    expires_in_seconds: z.optional(
      z.int().check(z.minimum(HOUR_SECONDS), z.maximum(30 * DAY_SECONDS)),
    ),
  }),
  response: z.strictObject({
    ...fields,
    /** The secret of the link. Only this response contains it. */
    token: z.string(),
  }),
}

export const revokeSsoSetupLink = { body: nothing, response: success }
