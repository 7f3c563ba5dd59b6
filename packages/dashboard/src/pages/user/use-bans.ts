import type { UserEntry } from '@latchkey/core/admin'
import type { BanOptions, ServerUser } from '@latchkey/core/server'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/bans.js'
import { useAdminQuery } from '../../data/admin-context.js'
import { loadAgain, type ShownQuery } from '../../data/load-again.js'
import { runForEach } from '../../data/run-for-each.js'
import { useNames } from '../../ui/avatar.js'
import { plainText } from '../../ui/readable-text.js'
import { useToasts } from '../../ui/toasts.js'
import { useActivity } from './use-activity.js'

type BannedUser = Pick<UserEntry, 'user' | 'banReason' | 'banEndsAt'>

/** The queries of what the page of a user shows of a ban: the ban, the sessions that it ends, and its event. */
export const useBanQueries = (user: ServerUser): readonly ShownQuery[] => [
  useAdminQuery(user, 'getBan'),
  useAdminQuery(user, 'listSessions'),
  useActivity(user),
]

/**
 * Bans and unbans users, and offers to undo it.
 *
 * @param queries those from which the page shows bans and what they end
 */
export function useBans(queries: readonly ShownQuery[]) {
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
      loadAgain(queries)
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
    let changedCount = 0
    await change(users, async (user) => {
      const { isBanned, reason, endsAt } = await user.getBan()
      if (isBanned) {
        if (isSameBan({ reason, endsAt }, options)) return
        changedCount += 1
      }
      await user.ban(options)
      undos.push(() => (isBanned ? user.ban({ reason, endsAt }) : user.unban()))
    })
    if (undos.length === 0) toasts.show(text('nothingChanged'))
    else
      toasts.show(
        changedCount === users.length ? text('banUpdated') : outcomeOf('banned', users),
        () => change(undos, (undo) => undo()),
      )
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

const isSameBan = (before: BanOptions, after: BanOptions): boolean =>
  before.reason === after.reason && before.endsAt?.getTime() === after.endsAt?.getTime()
