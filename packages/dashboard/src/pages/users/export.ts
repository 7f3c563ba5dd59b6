import type { AdminApp, UserEntry, UserPageOptions } from '@latchkey/core/admin'
import type { Export } from '../../data/download.js'
import { methodsOf } from './methods.js'

const PAGE_LENGTH = 500

/** The columns of the file. Those of the same names are read when users are imported. */
const columns = [
  'id',
  'display_name',
  'email',
  'email_verified',
  'signed_up_at',
  'last_active_at',
  'sign_in_methods',
  'two_step',
  'anonymous',
  'banned_at',
  'ban_ends_at',
  'ban_reason',
  'delete_at',
]

const toRow = ({ user, bannedAt, banEndsAt, banReason, deleteAt }: UserEntry) => ({
  id: user.id,
  display_name: user.displayName ?? '',
  email: user.primaryEmail ?? '',
  email_verified: String(user.primaryEmailVerified),
  signed_up_at: user.signedUpAt.toISOString(),
  last_active_at: user.lastActiveAt.toISOString(),
  sign_in_methods: methodsOf(user).join(' '),
  two_step: String(user.isMultiFactorRequired),
  anonymous: String(user.isAnonymous),
  banned_at: bannedAt?.toISOString() ?? '',
  ban_ends_at: banEndsAt?.toISOString() ?? '',
  ban_reason: banReason ?? '',
  delete_at: deleteAt?.toISOString() ?? '',
})

/** The users of all pages of a list, as a file. */
export const exportOfList = (app: AdminApp, options: UserPageOptions): Export<UserEntry> => ({
  name: 'users',
  columns,
  toRow,
  async *read() {
    let cursor: string | null | undefined
    do {
      const page = await app.getUserPage({
        ...options,
        limit: PAGE_LENGTH,
        ...(cursor && { cursor }),
      })
      yield page.items
      cursor = page.nextCursor
    } while (cursor)
  },
})

/** Some users as a file. */
export const exportOf = (entries: readonly UserEntry[]): Export<UserEntry> => ({
  name: 'users',
  columns,
  toRow,
  async *read() {
    yield entries
  },
})
