import * as z from 'zod/mini'
import { millis, nothing, success, userIdOrMe } from '../primitives.js'
import { requestedScope } from './requests.js'

/** Another app that a user has allowed to use the account. */
export const connectedApp = z.strictObject({
  /** The `client_id`. */
  client_id: z.string(),
  client_name: z.string(),
  /** False for a client that registered itself or has a metadata document: its name is its own words. */
  is_verified: z.boolean(),
  /**
   * The host of its metadata document, or of its first https redirect URL; null for a program on a device, which any program can
   * claim to be.
   */
  host: z.nullable(z.string()),
  /** The scopes that the user has allowed, as far as the client may still get them. */
  scopes: z.array(requestedScope),
  /** When the user first allowed it. */
  connected_at_millis: millis,
  /** When the app last got tokens, to the minute; null if it never did. */
  last_used_at_millis: z.nullable(millis),
})

export const listConnectedApps = {
  query: z.strictObject({ user_id: userIdOrMe }),
  response: z.strictObject({
    /** Null if the project has no authorization server. */
    items: z.nullable(z.array(connectedApp)),
  }),
}

export const disconnectApp = { body: nothing, response: success }
