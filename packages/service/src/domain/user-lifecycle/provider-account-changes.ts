import { and, eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import { violates } from '../../db/errors.js'
import { onlyRow } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { oauthAccounts, oauthTokens, type Project } from '../../db/schema.js'
import { isOfEnabledProvider } from '../projects/openid-provider-config.js'
import { hasSignInMethod, type Authorized } from '../users/sign-in-methods.js'
import { emitUpdated, lockUser } from '../users/users.js'
import type { OAuthAccount } from './provider-accounts.js'

interface AccountId {
  userId: string
  id: string
}

type AccountFields = Pick<
  OAuthAccount,
  'accountId' | 'email' | 'allowSignIn' | 'allowConnectedAccounts'
>

export type NewOAuthAccount = AccountFields & Pick<OAuthAccount, 'userId' | 'providerId'>

export type OAuthAccountChanges = {
  [Field in keyof AccountFields]: AccountFields[Field] | undefined
}

/**
 * Connects an account that a server vouches for. Throws OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN if the
 * account is connected already.
 */
export const addOAuthAccount = (
  ctx: Context,
  project: Project,
  account: NewOAuthAccount,
): Promise<OAuthAccount> =>
  inTransaction(ctx, async (tx) => {
    const { userId, providerId } = account
    if ((await lockUser(tx.db, userId)) === undefined) throw fail('USER_NOT_FOUND')
    const createdAt = projectNow(ctx, project)
    const added = onlyRow(
      await tx.db
        .insert(oauthAccounts)
        .values({ ...account, projectId: project.id, createdAt })
        .returning(),
    )
    await emitUpdated(tx, project, userId)
    await recordAuditEvent(tx, project, {
      action: 'provider.connected',
      subject: userSubject(userId),
      details: { providerId },
    })
    return added
  }).catch(toConflictError)

/** Changes an account; undefined if the user has no such account. */
export const updateOAuthAccount = (
  ctx: Context,
  project: Project,
  { userId, id, changes, ...by }: AccountId & { changes: OAuthAccountChanges } & Authorized,
): Promise<OAuthAccount | undefined> =>
  inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    await by.requireSession(tx.db)
    const [current] = await tx.db
      .select()
      .from(oauthAccounts)
      .where(isOwn(project.id, { userId, id }))
    if (current === undefined) return undefined
    const fields = changedFields(current, changes)
    if (fields.length === 0) return current
    const changed = onlyRow(
      await tx.db
        .update(oauthAccounts)
        // The server vouches for a new ID, whatever the issuer.
        .set({ ...changes, ...(fields.includes('account_id') && { issuer: null }) })
        .where(eq(oauthAccounts.id, id))
        .returning(),
    )
    // The tokens belong to the account that the row named before.
    if (fields.includes('account_id'))
      await tx.db.delete(oauthTokens).where(eq(oauthTokens.oauthAccountId, id))
    if (by.byUser && isSignInMethod(project, current))
      await requireSignInMethod(tx, project, userId)
    await emitUpdated(tx, project, userId)
    await recordAuditEvent(tx, project, {
      action: 'provider.changed',
      subject: userSubject(userId),
      details: {
        providerId: current.providerId,
        fields,
        ...(fields.includes('allow_sign_in') && { isEnabled: changed.allowSignIn }),
      },
    })
    return changed
  }).catch(toConflictError)

/** Disconnects an account, with its tokens; returns false if the user has no such account. */
export const deleteOAuthAccount = (
  ctx: Context,
  project: Project,
  { userId, id, ...by }: AccountId & Authorized,
): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    await by.requireSession(tx.db)
    const [deleted] = await tx.db
      .delete(oauthAccounts)
      .where(isOwn(project.id, { userId, id }))
      .returning()
    if (deleted === undefined) return false
    if (by.byUser && isSignInMethod(project, deleted))
      await requireSignInMethod(tx, project, userId)
    await emitUpdated(tx, project, userId)
    await recordAuditEvent(tx, project, {
      action: 'provider.disconnected',
      subject: userSubject(userId),
      details: { providerId: deleted.providerId },
    })
    return true
  })

const isOwn = (projectId: string, { userId, id }: AccountId) =>
  and(
    eq(oauthAccounts.projectId, projectId),
    eq(oauthAccounts.userId, userId),
    eq(oauthAccounts.id, id),
  )

/** The names of the changed fields, as in requests. */
function changedFields(current: OAuthAccount, changes: OAuthAccountChanges): string[] {
  const isChanged = (name: keyof OAuthAccountChanges) =>
    changes[name] !== undefined && changes[name] !== current[name]
  return [
    ...(isChanged('accountId') ? ['account_id'] : []),
    ...(isChanged('email') ? ['email'] : []),
    ...(isChanged('allowSignIn') ? ['allow_sign_in'] : []),
    ...(isChanged('allowConnectedAccounts') ? ['allow_connected_accounts'] : []),
  ]
}

const isSignInMethod = (project: Project, account: OAuthAccount): boolean =>
  account.allowSignIn && isOfEnabledProvider(project, account)

/** Rejects with LAST_SIGN_IN_METHOD, which rolls the change back. */
async function requireSignInMethod(ctx: Context, project: Project, userId: string): Promise<void> {
  if (!(await hasSignInMethod(ctx.db, project, userId))) throw fail('LAST_SIGN_IN_METHOD')
}

function toConflictError(error: unknown): never {
  if (violates(error, 'oauth_accounts_once'))
    throw fail('OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN')
  throw error
}
