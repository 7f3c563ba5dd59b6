import type { UserEntry } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { Badge } from '../../ui/badge.js'

/** The states of a user that a reader should notice. */
export function UserBadges({
  user,
  bannedAt,
  deleteAt,
}: Pick<UserEntry, 'user' | 'bannedAt' | 'deleteAt'>) {
  const { text } = useTranslation()
  return (
    <>
      {bannedAt && <Badge tone="danger">{text('banned')}</Badge>}
      {deleteAt && <Badge tone="danger">{text('deletionScheduled')}</Badge>}
      {user.isAnonymous && <Badge>{text('anonymous')}</Badge>}
      {user.isRestricted && !user.isAnonymous && <Badge tone="warning">{text('restricted')}</Badge>}
      {user.primaryEmail !== null && !user.primaryEmailVerified && (
        <Badge tone="warning">{text('unverified')}</Badge>
      )}
    </>
  )
}
