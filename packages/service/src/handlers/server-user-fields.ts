import type { serverUsers as schemas } from '@latchkey/contract/schemas'
import type { Output } from '@latchkey/contract'
import type { UserChanges } from '../domain/change-user.js'
import { hashServerPassword, isImportable } from '../domain/password.js'
import { needsAddress } from '../domain/primary-email.js'
import { checkTotpSecret } from '../domain/totp.js'
import type { NewUser } from '../domain/users.js'
import type { Call } from '../implement.js'
import { passwordTurn } from '../limits.js'
import { refuse } from '../refusal.js'

type Asker = Pick<Call, 'ctx' | 'auth' | 'client' | 'signal'>
type Changes = Output<typeof schemas.updateUser.body>
type Creation = Output<typeof schemas.createUser.body>

/** What a server asks to change, as the domain takes it. */
export async function serverChangesOf(call: Asker, body: Changes): Promise<UserChanges> {
  const email = {
    value: body.primary_email,
    isVerified: body.primary_email_verified,
    usedForAuth: body.primary_email_auth_enabled,
  }
  const touchesEmail = Object.values(email).some((value) => value !== undefined)
  return {
    displayName: body.display_name,
    profileImageUrl: body.profile_image_url,
    clientMetadata: body.client_metadata,
    clientReadOnlyMetadata: body.client_read_only_metadata,
    serverMetadata: body.server_metadata,
    isAnonymous: body.is_anonymous,
    totpSecret: body.totp_secret_base64,
    otpAuthEnabled: body.otp_auth_enabled,
    passkeyAuthEnabled: body.passkey_auth_enabled,
    selectedTeamId: body.selected_team_id,
    primaryEmail: touchesEmail ? email : undefined,
    passwordHash: await hashOf(call, body),
  }
}

/** The user that a server asks for, as the domain makes it. */
export async function newUserOf(call: Asker, body: Creation): Promise<NewUser> {
  const { ctx, auth } = call
  const email = body.primary_email
  if (!email && (body.primary_email_verified || body.primary_email_auth_enabled))
    throw needsAddress()
  if (body.otp_auth_enabled && !auth.project.config.magicLinkEnabled)
    throw refuse(400, 'This project has sign-in by magic link switched off.')
  const enabled = auth.project.oauthProviders.map(({ id }): string => id)
  const unknown = body.oauth_providers?.find(({ id }) => !enabled.includes(id))
  if (unknown !== undefined)
    throw refuse(400, 'An OAuth provider of the user is not enabled in this project.')
  const providers = (body.oauth_providers ?? []).map(({ id }) => id)
  if (new Set(providers).size < providers.length)
    throw refuse(400, 'A user may have one account of each provider.')
  const totpSecret = body.totp_secret_base64
  if (totpSecret) checkTotpSecret(ctx, totpSecret)
  return {
    displayName: body.display_name,
    profileImageUrl: body.profile_image_url,
    clientMetadata: body.client_metadata,
    clientReadOnlyMetadata: body.client_read_only_metadata,
    serverMetadata: body.server_metadata,
    isAnonymous: body.is_anonymous,
    otpAuthEnabled: body.otp_auth_enabled,
    totpSecretSealed: totpSecret ? ctx.sealer.seal(totpSecret) : undefined,
    email: email
      ? {
          value: email,
          isVerified: body.primary_email_verified ?? false,
          usedForAuth: body.primary_email_auth_enabled ?? false,
        }
      : undefined,
    passwordHash: (await hashOf(call, body)) ?? undefined,
    oauthAccounts: (body.oauth_providers ?? []).map((one) => ({
      providerId: one.id,
      accountId: one.account_id,
      email: one.email,
    })),
  }
}

/** The hash to store; null takes the password away, undefined leaves it alone. */
async function hashOf(
  call: Asker,
  body: Pick<Changes, 'password' | 'password_hash'>,
): Promise<string | null | undefined> {
  const { ctx, auth } = call
  const { password, password_hash: given } = body
  if (password !== undefined && given !== undefined)
    throw refuse(400, 'Give password or password_hash, not both of them.')
  const sets = given !== undefined || (password !== undefined && password !== null)
  if (sets && !auth.project.config.credentialEnabled)
    throw refuse(400, 'This project has sign-in by password switched off.')
  if (given !== undefined) {
    if (!isImportable(given))
      throw refuse(400, 'password_hash must be a bcrypt hash with a cost of at most 16.')
    return given
  }
  if (password === undefined || password === null) return password
  return hashServerPassword(password, ctx.config.passwordHashing, passwordTurn(call))
}
