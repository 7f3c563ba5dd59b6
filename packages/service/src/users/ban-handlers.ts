import { serverBans as routes } from '@latchkey/contract/routes'
import { serverBans as schemas } from '@latchkey/contract/schemas'
import { resolveUserId } from '../http/auth/current-user.js'
import { findUserOrReject } from '../http/find-or-reject.js'
import { implement } from '../http/implement.js'
import { success } from '../http/response.js'
import { type Ban, banUser, unbanUser } from './bans.js'

export const serverBans = implement(routes, schemas, {
  readBan: async (call) => {
    const { row } = await findUserOrReject(call, resolveUserId(call, call.params.userId))
    return toResponse(row.id, { bannedAt: row.bannedAt, reason: row.banReason })
  },

  banUser: async (call) => {
    const { ctx, auth, body } = call
    const { row } = await findUserOrReject(call, resolveUserId(call, call.params.userId))
    const ban = { userId: row.id, reason: body.reason || null }
    return toResponse(row.id, await banUser(ctx, auth.project, ban))
  },

  unbanUser: async (call) => {
    const { row } = await findUserOrReject(call, resolveUserId(call, call.params.userId))
    await unbanUser(call.ctx, call.auth.project, row.id)
    return success
  },
})

const toResponse = (userId: string, { bannedAt, reason }: Ban) => ({
  userId,
  isBanned: bannedAt !== null,
  bannedAtMillis: bannedAt,
  reason,
})
