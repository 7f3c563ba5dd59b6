import type { UserEntry } from '@latchkey/core/admin'
import { Badge } from '../../ui/badge.js'

/** The states of a user that a reader should notice. */
export const UserBadges = ({ user, bannedAt, deleteAt }: Omit<UserEntry, 'banReason'>) => (
  <>
    {bannedAt && <Badge tone="danger">Banned</Badge>}
    {deleteAt && <Badge tone="danger">Deletion scheduled</Badge>}
    {user.isAnonymous && <Badge>Anonymous</Badge>}
    {user.isRestricted && !user.isAnonymous && <Badge tone="warning">Restricted</Badge>}
    {user.primaryEmail !== null && !user.primaryEmailVerified && (
      <Badge tone="warning">Unverified</Badge>
    )}
  </>
)
