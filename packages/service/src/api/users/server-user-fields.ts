import { fail } from '@latchkey/contract/errors'
import type * as schemas from '@latchkey/contract/schemas/users'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { Output } from '@latchkey/contract'
import type { UserUpdate } from '../../domain/user-lifecycle/update-user.js'
import { unmetImportRule } from '../../lib/passwords/imported/read-imported-hash.js'
import { hashServerPassword, maxBcryptCost } from '../../lib/passwords/password.js'
import { needsAddress } from '../../domain/contact-channels/primary-email.js'
import { enabledProviderIds } from '../../domain/projects/openid-provider-config.js'
import { checkTotpSecret } from '../../domain/credentials/totp.js'
import type { NewUser } from '../../domain/users/users.js'
import type { Call } from '../call/call.js'
import { queuePasswordWork } from '../call/request-limits.js'
import { HttpError } from '../../errors/http-error.js'

type Caller = Pick<Call, 'ctx' | 'auth' | 'client' | 'request'>
type Changes = CamelKeys<Output<typeof schemas.updateUser.body>>
type Creation = CamelKeys<Output<typeof schemas.createUser.body>>

/** Converts the fields of a server's request to changes of a user. */
export async function serverChangesOf(call: Caller, body: Changes): Promise<UserUpdate> {
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

/** Converts the fields of a server's request to a new user. */
export async function newUserOf(call: Caller, body: Creation): Promise<NewUser> {
  const { ctx, auth } = call
  const email = body.primaryEmail
  if (!email && (body.primaryEmailVerified || body.primaryEmailAuthEnabled)) throw needsAddress()
  if (body.otpAuthEnabled && !auth.project.config.magicLinkEnabled)
    throw new HttpError(400, 'Sign-in by magic link is not enabled for this project.')
  const enabled = enabledProviderIds(auth.project)
  const unknown = body.oauthProviders?.find(({ id }) => !enabled.includes(id))
  if (unknown !== undefined)
    throw new HttpError(400, 'An OAuth provider of the user is not enabled in this project.')
  const totpSecret = body.totpSecretBase64
  if (totpSecret) checkTotpSecret(ctx, totpSecret)
  return {
    id: body.id,
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
    oauthAccounts: (body.oauthProviders ?? []).map((provider) => ({
      providerId: provider.id,
      accountId: provider.accountId,
      email: provider.email,
    })),
  }
}

/** Returns the hash to store; null removes the password, undefined keeps it. */
async function hashOf(
  call: Caller,
  body: Pick<Changes, 'password' | 'passwordHash'>,
): Promise<string | null | undefined> {
  const { ctx, auth } = call
  const { password, passwordHash } = body
  if (password !== undefined && passwordHash !== undefined)
    throw new HttpError(400, 'Pass password or password_hash, not both.')
  const sets = passwordHash !== undefined || (password !== undefined && password !== null)
  if (sets && !auth.project.config.credentialEnabled)
    throw new HttpError(400, 'Sign-in by password is not enabled for this project.')
  if (passwordHash !== undefined) {
    requireImportable(ctx, passwordHash)
    return passwordHash
  }
  if (password === undefined || password === null) return password
  return hashServerPassword(password, ctx.config, queuePasswordWork(call))
}

/** Rejects a hash that the service cannot check, or whose check would cost too much. */
function requireImportable({ config }: Call['ctx'], passwordHash: string): void {
  const supported = unmetImportRule(passwordHash, { maxBcryptCost: maxBcryptCost(config) })
  if (supported === undefined) return
  const error = fail('PASSWORD_HASH_NOT_SUPPORTED', { supported })
  throw config.compatibility === 'june-2025' ? new HttpError(400, error.message) : error
}
