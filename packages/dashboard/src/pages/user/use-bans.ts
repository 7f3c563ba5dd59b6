import type { UserEntry } from '@latchkey/core/admin'
import type { BanOptions, ServerUser } from '@latchkey/core/server'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/bans.js'
import { runForEach } from '../../data/run-for-each.js'
import { useNames } from '../../ui/avatar.js'
import { plainText } from '../../ui/readable-text.js'
import { useToasts } from '../../ui/toasts.js'

type BannedUser = Pick<UserEntry, 'user' | 'banReason' | 'banEndsAt'>

/** Bans and unbans users, and offers to undo it. */
export function useBans() {
  const { nameOfUser } = useNames()
  const { text } = useTranslation(texts)
  const toasts = useToasts()
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
    await runForEach(users, async (user) => {
      const { isBanned, reason, endsAt } = await user.getBan()
      await user.ban(options)
      undos.push(() => (isBanned ? user.ban({ reason, endsAt }) : user.unban()))
    })
    toasts.show(outcomeOf('banned', users), () => runForEach(undos, (undo) => undo()))
  }

  const unban = async (entries: readonly BannedUser[]) => {
    try {
      await runForEach(entries, ({ user }) => user.unban())
    } catch (error) {
      toasts.showFailure(error)
      return
    }
    const users = entries.map(({ user }) => user)
    toasts.show(outcomeOf('unbanned', users), () =>
      runForEach(entries, ({ user, banReason, banEndsAt }) =>
        user.ban({ reason: banReason, endsAt: banEndsAt }),
      ),
    )
  }

  return { ban, unban }
}
