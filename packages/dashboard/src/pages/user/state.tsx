import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useAdminQuery } from '../../data/admin-context.js'
import { useTask } from '../../data/use-task.js'
import { nameOfUser } from '../../ui/avatar.js'
import { Outcome } from '../../ui/form.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { Notice } from '../../ui/notice.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { useToasts } from '../../ui/toasts.js'
import { BanButton } from './ban-button.js'
import { useBans } from './use-bans.js'

interface StateProps {
  user: ServerUser
}

/** Bans a user who is not banned. */
export function BanUser({ user }: StateProps) {
  const { bannedAt } = useQuery(useAdminQuery(user, 'getBan'))
  return (
    bannedAt === null && (
      <BanButton
        label="Ban user"
        title={
          <>
            Ban <IsolatedText text={nameOfUser(user)} />?
          </>
        }
        users={[user]}
      />
    )
  )
}

/** Says that a user is banned, since when and why. */
export function BanNotice({ user }: StateProps) {
  const { bannedAt, reason } = useQuery(useAdminQuery(user, 'getBan'))
  const { unban } = useBans()
  const task = useTask()
  if (bannedAt === null) return null
  return (
    <Notice
      tone="danger"
      action={
        <button
          className="button quiet"
          type="button"
          aria-busy={task.status === 'busy'}
          onClick={() => void task.run(() => unban([{ user, banReason: reason }]))}
        >
          Unban user
        </button>
      }
    >
      <strong>Banned</strong> · <RelativeTime at={bannedAt} />. The user can’t sign in until you
      unban the account.
      {reason !== null && (
        <>
          {' '}
          Reason: <IsolatedText text={reason} />
        </>
      )}
    </Notice>
  )
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** Says when the account will be deleted, at the request of its user. */
export function DeletionNotice({ user }: StateProps) {
  const { deleteAt } = useQuery(useAdminQuery(user, 'getDeletion'))
  const toasts = useToasts()
  const task = useTask()
  if (deleteAt === null) return null
  const restore = async () => {
    await user.restore()
    toasts.show('The account stays, and the user can sign in again.')
  }
  return (
    <Notice
      tone="danger"
      action={
        <div className="row">
          <button
            className="button quiet"
            type="button"
            aria-busy={task.status === 'busy'}
            onClick={() => void task.run(restore)}
          >
            Restore user
          </button>
          <Outcome task={task} done="" />
        </div>
      }
    >
      <strong>Scheduled for deletion</strong> on {day.format(deleteAt)} (
      <RelativeTime at={deleteAt} />
      ), because the user deleted the account. The user can’t sign in.
    </Notice>
  )
}

const restrictions = {
  email_not_verified: 'The email isn’t verified yet, which this project requires.',
  second_factor_required: 'The user has no second factor, which this project requires.',
} as const

/** Says why the access of a user is restricted. */
export function RestrictionNotice({ user }: StateProps) {
  const type = user.restrictedReason?.type
  if (!user.isRestricted || type === undefined || type === 'anonymous') return null
  return (
    <Notice tone="warning">
      <strong>Restricted.</strong> {restrictions[type]}
    </Notice>
  )
}
