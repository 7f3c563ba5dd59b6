import type { UserEntry } from '@latchkey/core/admin'
import type { Query } from '@latchkey/core/query'
import type { BanOptions, ServerUser } from '@latchkey/core/server'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/bans.js'
import { runForEach } from '../../data/run-for-each.js'
import { useNames } from '../../ui/avatar.js'
import { plainText } from '../../ui/readable-text.js'
import { useToasts } from '../../ui/toasts.js'

type BannedUser = Pick<UserEntry, 'user' | 'banReason' | 'banEndsAt'>

/** The query from which the page shows bans. */
export type BansQuery = Pick<Query<unknown>, 'isWatched' | 'load'>

/**
 * Bans and unbans users, and offers to undo it.
 *
 * @param bansQuery read again first: the page also reads the rest again after a change, one query after the other
 */
export function useBans(bansQuery: BansQuery) {
  const { nameOfUser } = useNames()
  const { text } = useTranslation(texts)
  const toasts = useToasts()
  const change = async <Item>(
    items: readonly Item[],
    action: (item: Item) => Promise<unknown>,
  ): Promise<void> => {
    try {
      await runForEach(items, action)
    } finally {
      // Not awaited: a dialog closes before its opener can disappear. The page shows a failure by itself.
      if (bansQuery.isWatched) bansQuery.load().catch(() => undefined)
    }
  }
  const outcomeOf = (key: 'banned' | 'unbanned', users: readonly ServerUser[]) => {
    const [first] = users
    if (first && users.length === 1) {
      const name = plainText(nameOfUser(first))
      return text(key === 'banned' ? 'userBanned' : 'userUnbanned', { name })
    }
    return text(key === 'banned' ? 'usersBanned' : 'usersUnbanned', { count: users.length })
  }

  /** Rejects if a user could not be banned. An undo restores the ban that another tab may have set before. */
  const ban = async (users: readonly ServerUser[], options: BanOptions) => {
    const undos: (() => Promise<unknown>)[] = []
    await change(users, async (user) => {
      const { isBanned, reason, endsAt } = await user.getBan()
      await user.ban(options)
      undos.push(() => (isBanned ? user.ban({ reason, endsAt }) : user.unban()))
    })
    toasts.show(outcomeOf('banned', users), () => change(undos, (undo) => undo()))
  }

  const unban = async (entries: readonly BannedUser[]) => {
    try {
      await change(entries, ({ user }) => user.unban())
    } catch (error) {
      toasts.showFailure(error)
      return
    }
    const users = entries.map(({ user }) => user)
    toasts.show(outcomeOf('unbanned', users), () =>
      change(entries, ({ user, banReason, banEndsAt }) =>
        user.ban({ reason: banReason, endsAt: banEndsAt }),
      ),
    )
  }

  return { ban, unban }
}
