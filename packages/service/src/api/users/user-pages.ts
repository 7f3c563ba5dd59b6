import * as routes from '@latchkey/contract/routes/admin/user-pages'
import * as schemas from '@latchkey/contract/schemas/user-pages'
import { currentBan } from '../../domain/user-lifecycle/bans.js'
import { countUsers, readUserPage } from '../../domain/users/user-pages.js'
import { toServerUser } from '../../domain/users/user-response.js'
import { implement } from '../call/implement.js'

const DEFAULT_LIMIT = 100

export const userPages = implement(routes, schemas, {
  readUserPage: async (call) => {
    const { ctx, auth } = call
    const { query: search, limit = DEFAULT_LIMIT, orderBy, desc, ...filter } = call.query
    const page = await readUserPage(ctx, auth.project, {
      ...filter,
      search,
      limit,
      orderBy: orderBy ?? 'signed_up_at',
      isDescending: desc ?? false,
    })
    return {
      items: page.users.map((user) => {
        const { bannedAt, banEndsAt, banReason } = currentBan(ctx, auth.project, user.row)
        return {
          ...toServerUser(user, call),
          bannedAtMillis: bannedAt,
          banEndsAtMillis: banEndsAt,
          banReason,
          deleteAtMillis: user.row.deleteAt,
        }
      }),
      isPaginated: true,
      pagination: { nextCursor: page.nextCursor, previousCursor: page.previousCursor },
    } as const
  },

  readUserCount: ({ ctx, auth, query: { query: search, ...filter } }) =>
    countUsers(ctx, auth.project, { ...filter, search }),
})
