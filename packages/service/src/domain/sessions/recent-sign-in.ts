import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { AuthenticatedCall } from './authentication.js'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import {
  contactChannels,
  holdsClaim,
  oauthAccounts,
  passkeys,
  passwords,
  sessions,
  users,
  type Project,
} from '../../db/schema.js'
import { findProject } from '../projects/project-keys.js'

const SECOND = 1000

/**
 * Requires a session that a sign-in created within `recentSignInSeconds`, for a security-sensitive write. A
 * stolen access or refresh token could otherwise replace the password, add a factor, an address or a key,
 * or delete the account (OWASP ASVS 5.0, 7.5.1). The same holds for the access token of a project's owner. Server and
 * admin access with a key are exempt.
 *
 * Throws RECENT_SIGN_IN_REQUIRED with the accepted age in seconds.
 */
export async function requireRecentSignIn({
  ctx,
  auth: { access, project, session, owner },
}: AuthenticatedCall): Promise<void> {
  const isRecent =
    access === 'client'
      ? session === undefined || (await hasRecentSignIn(ctx, project, session))
      : owner === undefined ||
        (await hasRecentSignIn(ctx, owner.project, {
          id: owner.sessionId,
          userId: owner.user.row.id,
        }))
  if (!isRecent) throw recentSignInRequired(ctx)
}

/** Requires the same of a session in the project `internal`, with which a member manages another project. */
export async function requireRecentSignInOfMember(
  ctx: Context,
  session: { id: string; userId: string },
): Promise<void> {
  const internal = await findProject(ctx, INTERNAL_PROJECT_ID)
  if (internal === undefined || !(await hasRecentSignIn(ctx, internal, session)))
    throw recentSignInRequired(ctx)
}

/** The error of a write whose sign-in is too old. */
export const recentSignInRequired = ({ config }: Context) =>
  fail('RECENT_SIGN_IN_REQUIRED', { maxAgeSeconds: config.recentSignInSeconds })

/**
 * Tells whether a session is recent enough for a security-sensitive write. A refresh does not renew its age.
 * An impersonation session is never recent enough. A session that a server created counts from its creation.
 * Users without a credential cannot sign in again, so any other session of theirs is recent enough. The same
 * applies to anonymous users, unless they have added a passkey, a provider account or a sign-in address.
 */
export async function hasRecentSignIn(
  ctx: Context,
  project: Project,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { db, config } = ctx
  if (config.compatibility === 'june-2025') return true
  const [row] = await db
    .select({
      createdAt: sessions.createdAt,
      isImpersonation: sessions.isImpersonation,
      isAnonymous: users.isAnonymous,
      ...signInAbilities(db, project),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
  if (row === undefined || row.isImpersonation) return false
  if (row.isAnonymous ? !row.canSignIn : !row.hasCredential) return true
  const ageMillis = projectNow(ctx, project) - row.createdAt
  return ageMillis <= config.recentSignInSeconds * SECOND
}

/** The columns that say how the user of a row can sign in again. */
function signInAbilities(db: Database, { config }: Project) {
  const { magicLinkEnabled, credentialEnabled } = config
  const has = (
    table: typeof passwords | typeof passkeys | typeof oauthAccounts | typeof contactChannels,
    condition?: SQL,
  ) =>
    exists(
      db
        .select({ value: sql`1` })
        .from(table)
        .where(and(eq(table.userId, users.id), condition)),
    )
  const hasPasskey = has(passkeys)
  const hasProvider = has(oauthAccounts, sql`${oauthAccounts.allowSignIn}`)
  const hasAddress = has(contactChannels, sql`${contactChannels.usedForAuth}`)
  const hasClaim = has(contactChannels, holdsClaim(contactChannels))
  return {
    hasCredential: sql<boolean>`${or(
      has(passwords),
      hasPasskey,
      hasProvider,
      magicLinkEnabled ? hasAddress : undefined,
    )}`,
    // No user can sign in with a password without an address. An address is enough, by a link or a password reset.
    canSignIn: sql<boolean>`${or(
      hasPasskey,
      hasProvider,
      magicLinkEnabled || credentialEnabled ? hasClaim : undefined,
    )}`,
  }
}
