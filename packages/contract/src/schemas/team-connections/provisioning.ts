import * as z from 'zod/mini'
import {
  descriptionText,
  list,
  millis,
  nothing,
  page,
  success,
  textUpTo,
  uuid,
} from '../primitives.js'

const tokenFields = {
  id: uuid,
  description: z.string(),
  created_at_millis: millis,
  /** Accurate to an hour; null if the token was never used. */
  last_used_at_millis: z.nullable(millis),
}

/** A token of the identity provider of a connection. Only the response that creates it contains the token itself. */
export const scimToken = z.strictObject({
  ...tokenFields,
  value: z.strictObject({ last_four: z.string() }),
})

export const listScimTokens = { response: list(scimToken) }

export const createScimToken = {
  body: z.strictObject({ description: z.optional(descriptionText) }),
  response: z.strictObject({
    ...tokenFields,
    value: z.string(),
    /** The URL to register at the provider along with the token (RFC 7644, section 1.3). */
    base_url: z.string(),
  }),
}

export const revokeScimToken = { body: nothing, response: success }

const pageQuery = z.strictObject({
  /** `next_cursor` of the previous page. */
  cursor: z.optional(textUpTo(1000)),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
})

/** A user whom the identity provider of a connection has provisioned. */
export const provisionedUser = z.strictObject({
  /** The ID of the SCIM resource. */
  id: uuid,
  user_id: uuid,
  external_id: z.nullable(z.string()),
  user_name: z.string(),
  /** The address that the account of the user got from the provider last. */
  email: z.string(),
  /** Whether the user is a member of the team, and can sign in with the connection. */
  is_active: z.boolean(),
  created_at_millis: millis,
  updated_at_millis: millis,
})

export const listProvisionedUsers = { query: pageQuery, response: page(provisionedUser) }

/** A group that the identity provider of a connection has provisioned. */
export const provisionedGroup = z.strictObject({
  /** The ID of the SCIM resource. */
  id: uuid,
  external_id: z.nullable(z.string()),
  display_name: z.string(),
  member_count: z.int(),
  created_at_millis: millis,
  updated_at_millis: millis,
})

export const listProvisionedGroups = { query: pageQuery, response: page(provisionedGroup) }

/** Data that the identity provider of a team has sent about a user, as the user sees them. */
export const provisionedAccount = z.strictObject({
  connection_id: uuid,
  team_id: uuid,
  external_id: z.nullable(z.string()),
  user_name: z.string(),
  email: z.nullable(z.string()),
  display_name: z.nullable(z.string()),
  given_name: z.nullable(z.string()),
  family_name: z.nullable(z.string()),
  formatted_name: z.nullable(z.string()),
  groups: z.array(z.string()),
  is_active: z.boolean(),
  created_at_millis: millis,
})
