import type { UserEntry } from '@latchkey/core/admin'
import { timeFormatsOf } from '@latchkey/react/i18n'
import { useContext } from 'react'
import { LanguageContext, useTranslation } from '../../i18n/use-translation.js'
import { Badge } from '../../ui/badge.js'

/** The states of a user that a reader should notice. */
export function UserBadges({
  user,
  bannedAt,
  banEndsAt,
  deleteAt,
}: Pick<UserEntry, 'user' | 'bannedAt' | 'banEndsAt' | 'deleteAt'>) {
  const { text } = useTranslation()
  const { tag } = useContext(LanguageContext)
  const banEnd = banEndsAt && text('untilTime', { time: timeFormatsOf(tag).date(banEndsAt) })
  return (
    <>
      {bannedAt && (
        <Badge tone="danger" title={banEnd ?? undefined}>
          {text('banned')}
        </Badge>
      )}
      {deleteAt && <Badge tone="danger">{text('deletionScheduled')}</Badge>}
      {user.isAnonymous && <Badge>{text('anonymous')}</Badge>}
      {user.isRestricted && !user.isAnonymous && <Badge tone="warning">{text('restricted')}</Badge>}
      {user.primaryEmail !== null && !user.primaryEmailVerified && (
        <Badge tone="warning">{text('unverified')}</Badge>
      )}
    </>
  )
}
