import type { ServerUser } from '@latchkey/core/server'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/users.js'
import { isActiveSinceSignUp } from '../../ui/times/last-active.js'
import { RelativeTime } from '../../ui/times/relative-time.js'

interface UserTimeProps {
  user: ServerUser
}

/** Says when a user signed up. */
export function SignedUp({ user }: UserTimeProps) {
  const { rich } = useTranslation(texts)
  return <>{rich('signedUpWhen', { when: <RelativeTime at={user.signedUpAt} /> })}</>
}

/** Says when a user was last active. */
export function Active({ user }: UserTimeProps) {
  const { text, rich } = useTranslation(texts)
  if (!isActiveSinceSignUp(user)) return <>{text('notActiveSinceSignUp')}</>
  return <>{rich('activeWhen', { when: <RelativeTime at={user.lastActiveAt} /> })}</>
}
