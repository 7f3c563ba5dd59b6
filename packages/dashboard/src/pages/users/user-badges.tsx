import type { UserEntry } from '@latchkey/core/admin'
import { timeFormatsOf } from '@latchkey/react/i18n'
import { useContext } from 'react'
import { LanguageContext, useTranslation } from '../../i18n/use-translation.js'
import { Badge } from '../../ui/badge.js'

/** Says that a user is banned, and until when: in a tooltip, and in words for a screen reader. */
export function BanBadge({ endsAt }: { endsAt: Date | null }) {
  const { text } = useTranslation()
  const { tag } = useContext(LanguageContext)
  const end =
    endsAt === null ? undefined : text('untilTime', { time: timeFormatsOf(tag).date(endsAt) })
  return (
    <Badge tone="danger" title={end}>
      {text('banned')}
      {end && <span className="unseen"> {end}</span>}
    </Badge>
  )
}

/** The states of a user that a reader should notice. */
export function UserBadges({
  user,
  bannedAt,
  banEndsAt,
  deleteAt,
}: Pick<UserEntry, 'user' | 'bannedAt' | 'banEndsAt' | 'deleteAt'>) {
  const { text } = useTranslation()
  return (
    <>
      {bannedAt && <BanBadge endsAt={banEndsAt} />}
      {deleteAt && <Badge tone="danger">{text('deletionScheduled')}</Badge>}
      {user.isAnonymous && <Badge>{text('anonymous')}</Badge>}
      {user.isRestricted && !user.isAnonymous && <Badge tone="warning">{text('restricted')}</Badge>}
      {user.primaryEmail !== null && !user.primaryEmailVerified && (
        <Badge tone="warning">{text('unverified')}</Badge>
      )}
    </>
  )
}
