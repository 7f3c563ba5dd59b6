import type { serverUsers as schemas } from '@latchkey/contract/schemas'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { Output } from '@latchkey/contract'
import type { UserChanges } from './update-user.js'
import { hashServerPassword, isImportable } from '../credentials/passwords/password.js'
import { needsAddress } from '../contact-channels/primary-email.js'
import { checkTotpSecret } from '../credentials/totp.js'
import type { NewUser } from './users.js'
import type { Call } from '../http/implement.js'
import { passwordTurn } from '../rate-limits/request-limits.js'
import { refuse } from '../http/http-error.js'

type Asker = Pick<Call, 'ctx' | 'auth' | 'client' | 'signal'>
type Changes = CamelKeys<Output<typeof schemas.updateUser.body>>
type Creation = CamelKeys<Output<typeof schemas.createUser.body>>

/** What a server asks to change, as the domain takes it. */
export async function serverChangesOf(call: Asker, body: Changes): Promise<UserChanges> {
  const email = {
    value: body.primaryEmail,
    isVerified: body.primaryEmailVerified,
    usedForAuth: body.primaryEmailAuthEnabled,
  }
  const touchesEmail = Object.values(email).some((value) => value !== undefined)
  return {
    displayName: body.displayName,
    profileImageUrl: body.profileImageUrl,
    clientMetadata: body.clientMetadata,
    clientReadOnlyMetadata: body.clientReadOnlyMetadata,
    serverMetadata: body.serverMetadata,
    isAnonymous: body.isAnonymous,
    totpSecret: body.totpSecretBase64,
    otpAuthEnabled: body.otpAuthEnabled,
    passkeyAuthEnabled: body.passkeyAuthEnabled,
    selectedTeamId: body.selectedTeamId,
    primaryEmail: touchesEmail ? email : undefined,
    passwordHash: await hashOf(call, body),
  }
}

/** The user that a server asks for, as the domain makes it. */
export async function newUserOf(call: Asker, body: Creation): Promise<NewUser> {
  const { ctx, auth } = call
  const email = body.primaryEmail
  if (!email && (body.primaryEmailVerified || body.primaryEmailAuthEnabled)) throw needsAddress()
  if (body.otpAuthEnabled && !auth.project.config.magicLinkEnabled)
    throw refuse(400, 'This project has sign-in by magic link switched off.')
  const enabled = auth.project.oauthProviders.map(({ id }): string => id)
  const unknown = body.oauthProviders?.find(({ id }) => !enabled.includes(id))
  if (unknown !== undefined)
    throw refuse(400, 'An OAuth provider of the user is not enabled in this project.')
  const providers = (body.oauthProviders ?? []).map(({ id }) => id)
  if (new Set(providers).size < providers.length)
    throw refuse(400, 'A user may have one account of each provider.')
  const totpSecret = body.totpSecretBase64
  if (totpSecret) checkTotpSecret(ctx, totpSecret)
  return {
    displayName: body.displayName,
    profileImageUrl: body.profileImageUrl,
    clientMetadata: body.clientMetadata,
    clientReadOnlyMetadata: body.clientReadOnlyMetadata,
    serverMetadata: body.serverMetadata,
    isAnonymous: body.isAnonymous,
    otpAuthEnabled: body.otpAuthEnabled,
    totpSecretSealed: totpSecret ? ctx.sealer.seal(totpSecret) : undefined,
    email: email
      ? {
          value: email,
          isVerified: body.primaryEmailVerified ?? false,
          usedForAuth: body.primaryEmailAuthEnabled ?? false,
        }
      : undefined,
    passwordHash: (await hashOf(call, body)) ?? undefined,
    oauthAccounts: (body.oauthProviders ?? []).map((one) => ({
      providerId: one.id,
      accountId: one.accountId,
      email: one.email,
    })),
  }
}

/** The hash to store; null takes the password away, undefined leaves it alone. */
async function hashOf(
  call: Asker,
  body: Pick<Changes, 'password' | 'passwordHash'>,
): Promise<string | null | undefined> {
  const { ctx, auth } = call
  const { password, passwordHash: given } = body
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
