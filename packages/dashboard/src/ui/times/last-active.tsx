import { useTranslation } from '../../i18n/use-translation.js'
import { RelativeTime } from './relative-time.js'

interface LastActiveProps {
  user: { readonly signedUpAt: Date; readonly lastActiveAt: Date }
}

/** Whether a user has been active since. A new account has the time of its creation, also if another person created it. */
export const isActiveSinceSignUp = ({ signedUpAt, lastActiveAt }: LastActiveProps['user']) =>
  lastActiveAt.getTime() > signedUpAt.getTime()

/** When a user was last active. */
export function LastActive({ user }: LastActiveProps) {
  const { text } = useTranslation()
  if (isActiveSinceSignUp(user)) return <RelativeTime at={user.lastActiveAt} />
  return <span className="muted">{text('notSinceSignUp')}</span>
}
