import * as z from 'zod/mini'
import { descriptionText, list, millis, uuid } from '../primitives.js'

const keySetFields = {
  id: uuid,
  description: z.string(),
  expires_at_millis: millis,
  manually_revoked_at_millis: z.optional(millis),
  created_at_millis: millis,
}
const lastFour = z.optional(z.strictObject({ last_four: z.string() }))

/** A set of keys. A key that the set does not have is absent. */
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
    description: descriptionText,
    expires_at_millis: millis,
    has_publishable_client_key: z.boolean(),
    has_secret_server_key: z.boolean(),
    has_super_secret_admin_key: z.boolean(),
  }),
  /** The only response that contains the keys. */
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
    description: z.optional(descriptionText),
    /** A revoked set cannot be restored. */
    revoked: z.optional(z.literal(true)),
  }),
  response: projectKeySet,
}
