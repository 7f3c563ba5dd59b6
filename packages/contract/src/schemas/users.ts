import * as z from 'zod/mini'
import {
  base64,
  email,
  json,
  keptId,
  metadata,
  millis,
  nameText,
  nothing,
  pictureUrl,
  success,
  uuid,
  foreignId,
  listOf,
  page,
  textUpTo,
  descriptionText,
} from './primitives.js'
import { team, serverTeam } from './teams/teams.js'
import { MAX_PAGE_SIZE } from '../constants.js'
import { password } from './password.js'

const oauthProvider = z.strictObject({
  id: z.string(),
  account_id: z.string(),
  email: z.nullable(z.string()),
})

/** The signed-in user, for client access. */
export const currentUser = z.strictObject({
  id: uuid,
  primary_email: z.nullable(z.string()),
  primary_email_verified: z.boolean(),
  display_name: z.nullable(z.string()),
  client_metadata: z.nullable(json),
  client_read_only_metadata: z.nullable(json),
  profile_image_url: z.nullable(z.string()),
  signed_up_at_millis: millis,
  has_password: z.boolean(),
  auth_with_email: z.boolean(),
  oauth_providers: z.array(oauthProvider),
  selected_team_id: z.nullable(uuid),
  selected_team: z.nullable(team),
  requires_totp_mfa: z.boolean(),
  otp_auth_enabled: z.boolean(),
  passkey_auth_enabled: z.boolean(),
  is_anonymous: z.boolean(),
  /** Published clients since 2.8.41 get this and the next field; others only if an unverified email restricts the user. */
  is_restricted: z.optional(z.boolean()),
  restricted_reason: z.optional(
    z.nullable(
      z.strictObject({
        type: z.enum(['anonymous', 'email_not_verified', 'second_factor_required']),
      }),
    ),
  ),
  /** When a user without the second factor that the project requires is restricted. Absent for other users. */
  second_factor_due_at_millis: z.optional(millis),
})

export const readCurrentUser = { response: currentUser }

/** The fields that client access may change. */
export const updateCurrentUser = {
  body: z.strictObject({
    display_name: z.optional(z.nullable(nameText)),
    profile_image_url: z.optional(z.nullable(pictureUrl)),
    client_metadata: z.optional(metadata),
    selected_team_id: z.optional(z.nullable(uuid)),
    totp_secret_base64: z.optional(z.nullable(base64)),
    otp_auth_enabled: z.optional(z.boolean()),
    passkey_auth_enabled: z.optional(z.boolean()),
    primary_email: z.optional(z.nullable(email)),
  }),
  response: currentUser,
}

export const deleteCurrentUser = { body: nothing, response: success }

/** A user, for server and admin access, also on `/users/me`. */
export const user = z.extend(currentUser, {
  primary_email_auth_enabled: z.boolean(),
  server_metadata: z.nullable(json),
  last_active_at_millis: millis,
  selected_team: z.nullable(serverTeam),
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

/** A hash of another system in a supported format. Others are rejected with an error code of their own. */
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

const newOAuthProvider = z.strictObject({
  id: z.string(),
  account_id: foreignId,
  email: z._default(z.nullable(email), null),
})

export const readCurrentUserByServer = { response: user }

export const updateCurrentUserByServer = { body: changes, response: user }

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
    /** Keeps the ID that the user has elsewhere. Default: a new one. */
    id: z.optional(keptId),
    ...userFields,
    is_anonymous: z.optional(z.boolean()),
    oauth_providers: z.optional(listOf(newOAuthProvider)),
  }),
  response: user,
}

export const readUser = { response: user }

export const updateUser = { body: changes, response: user }

export const deleteUser = { body: nothing, response: success }

export const ban = z.strictObject({
  user_id: z.string(),
  is_banned: z.boolean(),
  /** When the user was banned; null if the user is not. */
  banned_at_millis: z.nullable(millis),
  /** When the ban ends by itself; null if it does not, or if the user is not banned. */
  ends_at_millis: z.nullable(millis),
  /** For the team of the project. The user does not see it. */
  reason: z.nullable(z.string()),
})

export const readBan = { response: ban }

export const banUser = {
  body: z.strictObject({
    reason: z.optional(z.nullable(descriptionText)),
    /** A time in the future. Default: the ban does not end by itself. */
    ends_at_millis: z.optional(z.nullable(millis)),
  }),
  response: ban,
}

export const unbanUser = { body: nothing, response: success }

export const readDeletion = {
  response: z.strictObject({
    user_id: z.string(),
    /** When the account will be deleted; null if its user has not requested that. */
    delete_at_millis: z.nullable(millis),
  }),
}

export const cancelDeletion = { body: nothing, response: success }
