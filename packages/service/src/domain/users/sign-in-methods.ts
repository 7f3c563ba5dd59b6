import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import {
  contactChannels,
  holdsClaim,
  oauthAccounts,
  passkeys,
  type Project,
} from '../../db/schema.js'
import { isOfEnabledProvider } from '../projects/openid-provider-config.js'

/** The rights of the caller who changes or removes a sign-in method. */
export interface Authorized {
  /** True for a user, who must keep a sign-in method. */
  byUser: boolean
  /** Rejects if the session that sent the change has ended. Called while the user is locked. */
  requireSession: (db: Database) => Promise<void>
}

/**
 * Tells whether a user can sign in, by a method that the project has enabled. An address is enough where passwords or
 * magic links are: a password reset or a link signs its reader in.
 */
export async function hasSignInMethod(
  db: Database,
  project: Project,
  userId: string,
): Promise<boolean> {
  const { config } = project
  if (config.passkeyEnabled && (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0)
    return true
  const accounts = await db
    .select({ providerId: oauthAccounts.providerId, issuer: oauthAccounts.issuer })
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, userId), oauthAccounts.allowSignIn))
  if (accounts.some((account) => isOfEnabledProvider(project, account))) return true
  if (!config.magicLinkEnabled && !config.credentialEnabled) return false
  const hasAddress = and(eq(contactChannels.userId, userId), holdsClaim(contactChannels))
  return (await db.$count(contactChannels, hasAddress)) > 0
}
