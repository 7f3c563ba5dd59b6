import * as routes from '@latchkey/contract/routes/users'
import * as currentUserRoutes from '@latchkey/contract/routes/current-user'
import * as schemas from '@latchkey/contract/schemas/users'
import { fail } from '@latchkey/contract/errors'
import { success } from '../call/response.js'
import type { Database } from '../../db/database.js'
import { isFirstActivityToday, markActive } from '../../domain/users/activity.js'
import { limitSignInAddress } from '../call/request-limits.js'
import { chooseOwnPrimaryEmail } from '../../domain/user-lifecycle/own-primary-email.js'
import { updateUser, type UserUpdate } from '../../domain/user-lifecycle/update-user.js'
import { deleteUser } from '../../domain/user-lifecycle/delete-user.js'
import { listUsers } from '../../domain/users/list-users.js'
import { checkPicture } from '../../domain/users/profile-image.js'
import { graceDaysOf, scheduleDeletion } from '../../domain/user-lifecycle/schedule-deletion.js'
import { toCurrentUser, toServerUser } from '../../domain/users/user-response.js'
import type { User } from '../../domain/users/user-view.js'
import { createUser, lockUser } from '../../domain/users/users.js'
import { violates } from '../../db/errors.js'
import { ipInfoOf } from '../call/ip-info.js'
import type { Call } from '../call/call.js'
import { implement } from '../call/implement.js'
import { projectNow } from '../../context.js'
import { mayRestrict } from '../../domain/users/later-user-fields.js'
import { hasHeader } from '../../lib/requests/protocol-headers.js'
import { requireSession } from '../../domain/sessions/active-sessions.js'
import { newUserOf, serverChangesOf } from './server-user-fields.js'
import { inTransaction } from '../../db/in-transaction.js'
import { type Ban, banUser, currentBan, unbanUser } from '../../domain/user-lifecycle/bans.js'
import { restoreUser } from '../../domain/users/pending-deletion.js'

type Caller = Pick<Call, 'ctx' | 'auth' | 'headers' | 'client'>

export const users = implement({ ...currentUserRoutes, ...routes }, schemas, {
  readCurrentUser: async (call) => toCurrentUser(await activeUser(call), call),

  updateCurrentUser: async (call) => {
    const { body, user } = call
    const { primaryEmail } = body
    checkPicture(body.profileImageUrl)
    // Not declared, because removing the address costs nothing.
    if (primaryEmail) await limitSignInAddress(call)
    const changes = {
      displayName: body.displayName,
      profileImageUrl: body.profileImageUrl,
      clientMetadata: body.clientMetadata,
      selectedTeamId: body.selectedTeamId,
      totpSecret: body.totpSecretBase64,
      otpAuthEnabled: body.otpAuthEnabled,
      passkeyAuthEnabled: body.passkeyAuthEnabled,
    }
    const check = (db: Database) => requireSession(db, call)
    if (primaryEmail === undefined)
      return toCurrentUser(await change(call, user, changes, check), call)
    const changed = await inTransaction(call.ctx, async (tx) => {
      await lockUser(tx.db, user.row.id)
      await chooseOwnPrimaryEmail({ ...call, ctx: tx }, user.row.id, primaryEmail)
      return change({ ...call, ctx: tx }, user, changes, check)
    })
    return toCurrentUser(changed, call)
  },

  deleteCurrentUser: async (call) => {
    const { ctx, auth } = call
    const { row } = call.user
    const revalidate = (db: Database) => requireSession(db, call)
    // An anonymous user could not sign in to restore the account.
    const isScheduled =
      auth.access === 'client' && !row.isAnonymous && graceDaysOf(ctx, auth.project) > 0
    if (!isScheduled) return remove(call, row.id, revalidate)
    const deletion = { userId: row.id, revalidate }
    await inTransaction(ctx, (tx) => scheduleDeletion(tx, auth.project, deletion))
    return success
  },

  readCurrentUserByServer: async (call) => toServerUser(await activeUser(call), call),

  updateCurrentUserByServer: async (call) => {
    const changed = await change(call, call.user, await serverChangesOf(call, call.body))
    return toServerUser(changed, call)
  },

  listUsers: async (call) => {
    const { ctx, auth, query, headers } = call
    const includesRestricted =
      !mayRestrict(auth.project) || (query.includeRestricted ?? ctx.clientGeneration !== 'later')
    const page = await listUsers(ctx.db, auth.project, {
      cursor: query.cursor,
      limit: query.limit,
      isDescending: query.desc ?? false,
      search: query.query,
      teamId: query.teamId,
      // Clients that send the header list regular users by default; older ones have no such choice.
      includesAnonymous: query.includeAnonymous ?? !hasHeader(headers, 'allowAnonymousUser'),
      // Likewise, except that only some projects restrict users.
      includesUnverified:
        includesRestricted || auth.project.config.requireEmailVerification !== true,
      secondFactorDueAfter:
        includesRestricted || !auth.project.config.requireSecondFactorFrom
          ? undefined
          : projectNow(ctx, auth.project),
    })
    return {
      items: page.users.map((user) => toServerUser(user, call)),
      isPaginated: true,
      pagination: { nextCursor: page.nextCursor },
    } as const
  },

  createUser: async (call) => {
    const { ctx, auth, body } = call
    const newUser = await newUserOf(call, body)
    const { user } = await inTransaction(ctx, (tx) =>
      createUser(tx, auth.project, newUser, 'refuse'),
    ).catch((error: unknown) => {
      throw toConflictError(error, { id: body.id, email: body.primaryEmail })
    })
    // As in the deployed services, the personal team appears only in the next read.
    return { ...toServerUser(user, call), selectedTeam: null, selectedTeamId: null }
  },

  readUser: async (call) => toServerUser(call.subject, call),

  updateUser: async (call) => {
    const changed = await change(call, call.subject, await serverChangesOf(call, call.body))
    return toServerUser(changed, call)
  },

  deleteUser: (call) => remove(call, call.subject.row.id),

  readBan: async ({ ctx, auth, subject: { row } }) =>
    toResponse(row.id, currentBan(ctx, auth.project, row)),

  banUser: async ({ ctx, auth, subject, body }) => {
    const ban = { banEndsAt: body.endsAtMillis ?? null, banReason: body.reason || null }
    const { id: userId } = subject.row
    return toResponse(userId, await banUser(ctx, auth.project, { userId, ...ban }))
  },

  unbanUser: async ({ ctx, auth, subject }) => {
    await unbanUser(ctx, auth.project, subject.row.id)
    return success
  },

  readDeletion: async ({ subject: { row } }) => ({ userId: row.id, deleteAtMillis: row.deleteAt }),

  cancelDeletion: async ({ ctx, auth, subject }) => {
    await inTransaction(ctx, (tx) => restoreUser(tx, auth.project, { userId: subject.row.id }))
    return success
  },
})

/** Returns the signed-in user; the request counts as activity. */
async function activeUser(call: Caller & { user: User }): Promise<User> {
  const { ctx, auth, user } = call
  if (isFirstActivityToday(ctx, auth.project, user.row))
    await markActive(ctx, auth.project, { userId: user.row.id, ipInfo: ipInfoOf(call) })
  return user
}

const change = (
  { ctx, auth }: Caller,
  user: User,
  changes: UserUpdate,
  check: (db: Database) => Promise<void> = async () => undefined,
): Promise<User> =>
  inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, user.row.id)
    await check(tx.db)
    return updateUser(tx, auth.project, { user, changes })
  }).catch((error: unknown) => {
    const email = changes.primaryEmail?.value ?? user.primaryEmail?.value
    throw toConflictError(error, { email })
  })

async function remove(
  { ctx, auth }: Caller,
  id: string,
  revalidate?: (db: Database) => Promise<void>,
) {
  await inTransaction(ctx, (tx) => deleteUser(tx, auth.project, { id, revalidate }))
  return success
}

function toConflictError(
  error: unknown,
  { id = '', email }: { id?: string | undefined; email: string | null | undefined },
): unknown {
  // Also the ID of a user of another project: the error does not tell them apart.
  if (violates(error, 'users_pkey')) return fail('ID_NOT_AVAILABLE', { id })
  if (violates(error, 'contact_channels_sign_in'))
    return fail('USER_EMAIL_ALREADY_EXISTS', { email: email ?? '' })
  if (violates(error, 'oauth_accounts_once'))
    return fail('OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER')
  return error
}

const toResponse = (userId: string, { bannedAt, banEndsAt, banReason }: Ban) => ({
  userId,
  isBanned: bannedAt !== null,
  bannedAtMillis: bannedAt,
  endsAtMillis: banEndsAt,
  reason: banReason,
})
