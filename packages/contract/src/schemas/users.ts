import * as z from 'zod/mini'
import {
  base64,
  email,
  json,
  metadata,
  millis,
  nameText,
  nothing,
  pictureUrl,
  success,
  uuid,
} from './primitives.js'
import { team } from './teams/teams.js'

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
  /** This and the next field are for published clients since 2.8.41 only. */
  is_restricted: z.optional(z.boolean()),
  restricted_reason: z.optional(
    z.nullable(z.strictObject({ type: z.enum(['anonymous', 'email_not_verified']) })),
  ),
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
