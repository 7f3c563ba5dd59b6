import * as z from 'zod/mini'
import { list, millis, uuid } from '../primitives.js'

const keySetFields = {
  id: uuid,
  description: z.string(),
  expires_at_millis: millis,
  manually_revoked_at_millis: z.optional(millis),
  created_at_millis: millis,
}
const lastFour = z.optional(z.strictObject({ last_four: z.string() }))

/** A set of keys; a kind that it lacks is left out (protocol, section 3.1, InternalApiKey). */
export const projectKeySet = z.strictObject({
  ...keySetFields,
  publishable_client_key: lastFour,
  secret_server_key: lastFour,
  super_secret_admin_key: lastFour,
})

export const listProjectKeySets = { response: list(projectKeySet) }

export const createProjectKeySet = {
  strictQuery: false,
  body: z.strictObject({
    description: z.string(),
    expires_at_millis: millis,
    has_publishable_client_key: z.boolean(),
    has_secret_server_key: z.boolean(),
    has_super_secret_admin_key: z.boolean(),
  }),
  /** The only answer that shows the keys themselves. */
  response: z.strictObject({
    ...keySetFields,
    publishable_client_key: z.optional(z.string()),
    secret_server_key: z.optional(z.string()),
    super_secret_admin_key: z.optional(z.string()),
  }),
}

export const readProjectKeySet = { response: projectKeySet }

export const updateProjectKeySet = {
  body: z.strictObject({
    description: z.optional(z.string()),
    /** A revoked set stays revoked. */
    revoked: z.optional(z.literal(true)),
  }),
  response: projectKeySet,
}
