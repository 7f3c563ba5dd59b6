import * as z from 'zod/mini'
import {
  base64,
  email,
  foreignId,
  keptId,
  listOf,
  metadata,
  millis,
  nameText,
  permissionId,
  pictureUrl,
  textUpTo,
  descriptionText,
  uuid,
} from '../primitives.js'

const address = z.strictObject({
  value: email,
  /** Verified only if the owner has proven the address: a verified address takes over accounts at providers. */
  is_verified: z.boolean(),
  used_for_auth: z.boolean(),
  is_primary: z.boolean(),
  /** How the address came to the account. Default: `account` for the primary address, `added` for others. */
  origin: z.optional(z.enum(['account', 'server', 'added'])),
})

const passkey = z.strictObject({
  /** In base64url. */
  credential_id: textUpTo(2048),
  /** COSE key, in base64url. */
  public_key: textUpTo(4096),
  counter: z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1)),
  name: z.optional(z.nullable(nameText)),
  aaguid: z.optional(z.nullable(textUpTo(36))),
  transports: z.optional(z.array(textUpTo(32))),
  is_backed_up: z.optional(z.nullable(z.boolean())),
  created_at_millis: z.optional(millis),
  last_used_at_millis: z.optional(z.nullable(millis)),
})

const oauthAccount = z.strictObject({
  id: textUpTo(256),
  account_id: foreignId,
  email: z.optional(z.nullable(email)),
  /** Default: true. */
  allow_sign_in: z.optional(z.boolean()),
  /** Default: true. */
  allow_connected_accounts: z.optional(z.boolean()),
  created_at_millis: z.optional(millis),
})

const membership = z.strictObject({
  team_id: uuid,
  display_name: z.optional(z.nullable(nameText)),
  profile_image_url: z.optional(z.nullable(pictureUrl)),
  is_selected: z.optional(z.boolean()),
  is_personal: z.optional(z.boolean()),
  /** Default: the permissions of new members. */
  permission_ids: z.optional(listOf(permissionId)),
  joined_at_millis: z.optional(millis),
})

const metadataFields = {
  client_metadata: z.optional(metadata),
  client_read_only_metadata: z.optional(metadata),
  server_metadata: z.optional(metadata),
}

/** A team, as it is imported. */
export const teamRecord = z.strictObject({
  id: keptId,
  display_name: nameText,
  profile_image_url: z.optional(z.nullable(pictureUrl)),
  ...metadataFields,
  created_at_millis: z.optional(millis),
})

/** A user with everything that signs the user in, as it is exported and imported. */
export const userRecord = z.strictObject({
  id: keptId,
  /** Default: now. */
  signed_up_at_millis: z.optional(millis),
  /** Default: when the user signed up. */
  last_active_at_millis: z.optional(millis),
  display_name: z.optional(z.nullable(nameText)),
  profile_image_url: z.optional(z.nullable(pictureUrl)),
  ...metadataFields,
  is_anonymous: z.optional(z.boolean()),
  otp_auth_enabled: z.optional(z.boolean()),
  emails: z.optional(listOf(address)),
  /** A hash of this service, or of another system in a supported format. */
  password_hash: z.optional(z.nullable(z.string())),
  password_updated_at_millis: z.optional(millis),
  /** When a generated password expires, which its user must change. */
  password_expires_at_millis: z.optional(z.nullable(millis)),
  totp_secret_base64: z.optional(z.nullable(base64)),
  /** Whether a sign-in needs a code of the authenticator app. Default: true with a secret. */
  requires_totp_mfa: z.optional(z.boolean()),
  /** SHA-256 of unused recovery codes, as this service stores them. */
  recovery_code_hashes: z.optional(listOf(textUpTo(64))),
  passkeys: z.optional(listOf(passkey)),
  oauth_providers: z.optional(listOf(oauthAccount)),
  /** Default: the permissions of new users. */
  project_permission_ids: z.optional(listOf(permissionId)),
  /** Default: the personal team, if the project has such teams. */
  team_memberships: z.optional(listOf(membership)),
  banned_at_millis: z.optional(z.nullable(millis)),
  /** When the ban ends by itself. Default: it does not. */
  ban_ends_at_millis: z.optional(z.nullable(millis)),
  ban_reason: z.optional(z.nullable(descriptionText)),
  /** When the account will be deleted, at the request of its user. */
  delete_at_millis: z.optional(z.nullable(millis)),
})
