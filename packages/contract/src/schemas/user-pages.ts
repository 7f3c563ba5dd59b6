import * as z from 'zod/mini'
import { MAX_PAGE_SIZE } from '../constants.js'
import { millis, textUpTo, uuid } from './primitives.js'
import { user } from './users.js'

/** A state of users that a list can be limited to. */
export const userState = z.enum([
  'banned',
  /** The user has deleted the account, which is still there until the grace period ends. */
  'deletion_scheduled',
  /** A rule of the project restricts the user until the email is verified or a second factor is set up. */
  'restricted',
  /** The primary email is not verified. */
  'unverified',
  'anonymous',
])

const filter = {
  /** A part of a name or an address, in any case, or a whole ID. */
  query: z.optional(textUpTo(256)),
  team_id: z.optional(uuid),
  state: z.optional(userState),
  has_second_factor: z.optional(z.boolean()),
  /** A way to sign in: `password`, `otp`, `passkey` or the ID of an OAuth provider. */
  sign_in_method: z.optional(textUpTo(256)),
}

/** A user with what keeps the account from signing in. */
const userEntry = z.extend(user, {
  /** When the user was banned; null if the user is not. */
  banned_at_millis: z.nullable(millis),
  /** When the ban ends by itself; null if it does not, or if the user is not banned. */
  ban_ends_at_millis: z.nullable(millis),
  ban_reason: z.nullable(z.string()),
  /** When the account will be deleted; null if its user has not requested that. */
  delete_at_millis: z.nullable(millis),
})

const pageCursor = z.nullable(z.string())

export const readUserPage = {
  query: z.strictObject({
    ...filter,
    /** `next_cursor` or `previous_cursor` of another page with the same order. Default: the first page. */
    cursor: z.optional(textUpTo(4096)),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
    order_by: z.optional(z.enum(['signed_up_at', 'last_active_at', 'display_name'])),
    desc: z.optional(z.boolean()),
  }),
  response: z.strictObject({
    items: z.array(userEntry),
    is_paginated: z.literal(true),
    pagination: z.strictObject({ next_cursor: pageCursor, previous_cursor: pageCursor }),
  }),
}

export const readUserCount = {
  query: z.strictObject(filter),
  response: z.strictObject({
    count: z.int(),
    /** False if there are more users than the service counts. */
    is_exact: z.boolean(),
  }),
}
