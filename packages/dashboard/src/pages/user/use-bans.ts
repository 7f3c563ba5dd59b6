import type { UserEntry } from '@latchkey/core/admin'
import type { ServerUser } from '@latchkey/core/server'
import { runForEach } from '../../data/run-for-each.js'
import { nameOfUser } from '../../ui/avatar.js'
import { countOf } from '../../ui/numbers.js'
import { plainText } from '../../ui/readable-text.js'
import { useToasts } from '../../ui/toasts.js'

type BannedUser = Pick<UserEntry, 'user' | 'banReason'>

const namesOf = (users: readonly ServerUser[]) => {
  const [first] = users
  if (first === undefined || users.length > 1) return countOf(users.length, 'user', 'users')
  return plainText(nameOfUser(first))
}

/** Bans and unbans users, and offers to undo it. */
export function useBans() {
  const toasts = useToasts()

  /** Rejects if a user could not be banned. */
  const ban = async (users: readonly ServerUser[], reason: string | null) => {
    await runForEach(users, (user) => user.ban({ reason }))
    toasts.show(`${namesOf(users)} banned.`, () => runForEach(users, (user) => user.unban()))
  }

  const unban = async (entries: readonly BannedUser[]) => {
    try {
      await runForEach(entries, ({ user }) => user.unban())
    } catch (error) {
      toasts.showFailure(error)
      return
    }
    toasts.show(`${namesOf(entries.map(({ user }) => user))} unbanned.`, () =>
      runForEach(entries, ({ user, banReason }) => user.ban({ reason: banReason })),
    )
  }

  return { ban, unban }
}
