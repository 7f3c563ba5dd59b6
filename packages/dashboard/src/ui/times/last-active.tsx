import { useTranslation } from '../../i18n/use-translation.js'
import { RelativeTime } from './relative-time.js'

interface LastActiveProps {
  user: { readonly signedUpAt: Date; readonly lastActiveAt: Date }
}

/** When a user was last active. A new account has the time of its creation, also if another person created it. */
export function LastActive({ user: { signedUpAt, lastActiveAt } }: LastActiveProps) {
  const { text } = useTranslation()
  if (lastActiveAt.getTime() > signedUpAt.getTime()) return <RelativeTime at={lastActiveAt} />
  return <span className="muted">{text('notSinceSignUp')}</span>
}
