import * as z from 'zod/mini'
import { MAX_PAGE_SIZE } from '../../constants.js'
import { password } from '../sign-in/password.js'
import {
  base64,
  email,
  foreignId,
  json,
  listOf,
  metadata,
  millis,
  nameText,
  nothing,
  page,
  pictureUrl,
  success,
  textUpTo,
  uuid,
} from '../primitives.js'
import { currentUser } from '../users.js'
import { team } from './teams.js'

/** A user, for server and admin access, also on `/users/me`. */
export const user = z.extend(currentUser, {
  primary_email_auth_enabled: z.boolean(),
  server_metadata: z.nullable(json),
  last_active_at_millis: millis,
  selected_team: z.nullable(team),
  /** This and the next fields are for published clients since 2.8.41 only. */
  restricted_by_admin: z.optional(z.boolean()),
  restricted_by_admin_reason: z.optional(z.nullable(z.string())),
  restricted_by_admin_private_details: z.optional(z.nullable(z.string())),
  country_code: z.optional(z.nullable(z.string())),
  risk_scores: z.optional(
    z.strictObject({
      sign_up: z.strictObject({ bot: z.number(), free_trial_abuse: z.number() }),
    }),
  ),
})

/** A bcrypt hash with a cost of at most 12. Other hashes are rejected with an error code of their own. */
const passwordHash = z.string()

const userFields = {
  display_name: z.optional(z.nullable(nameText)),
  profile_image_url: z.optional(z.nullable(pictureUrl)),
  client_metadata: z.optional(metadata),
  client_read_only_metadata: z.optional(metadata),
  server_metadata: z.optional(metadata),
  primary_email: z.optional(z.nullable(email)),
  primary_email_verified: z.optional(z.boolean()),
  primary_email_auth_enabled: z.optional(z.boolean()),
  password: z.optional(z.nullable(password)),
  password_hash: z.optional(passwordHash),
  otp_auth_enabled: z.optional(z.boolean()),
  passkey_auth_enabled: z.optional(z.boolean()),
  totp_secret_base64: z.optional(z.nullable(base64)),
}

const changes = z.strictObject({
  ...userFields,
  selected_team_id: z.optional(z.nullable(uuid)),
  is_anonymous: z.optional(z.literal(false)),
})

const oauthProvider = z.strictObject({
  id: z.string(),
  account_id: foreignId,
  email: z._default(z.nullable(email), null),
})

export const readCurrentUser = { response: user }

export const updateCurrentUser = { body: changes, response: user }

export const listUsers = {
  query: z.strictObject({
    cursor: z.optional(uuid),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
    order_by: z.optional(z.literal('signed_up_at')),
    desc: z.optional(z.boolean()),
    query: z.optional(textUpTo(256)),
    team_id: z.optional(uuid),
    include_anonymous: z.optional(z.boolean()),
    include_restricted: z.optional(z.boolean()),
  }),
  response: page(user),
}

export const createUser = {
  body: z.strictObject({
    ...userFields,
    is_anonymous: z.optional(z.boolean()),
    oauth_providers: z.optional(listOf(oauthProvider)),
  }),
  response: user,
}

export const readUser = { response: user }

export const updateUser = { body: changes, response: user }

export const deleteUser = { body: nothing, response: success }
