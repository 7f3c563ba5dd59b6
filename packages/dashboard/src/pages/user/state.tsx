import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useContext } from 'react'
import { texts as banTexts } from '../../locales/en/bans.js'
import { texts } from '../../locales/en/user.js'
import { LanguageContext, useTranslation } from '../../i18n/use-translation.js'
import { useAdminQuery } from '../../data/admin-context.js'
import { useTask } from '../../data/use-task.js'
import { useNames } from '../../ui/avatar.js'
import { ExactTime } from '../../ui/times/exact-time.js'
import { Outcome } from '../../ui/form.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { Notice } from '../../ui/notice.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { useToasts } from '../../ui/toasts.js'
import { BanButton } from './ban-button.js'
import { useBanQueries, useBans } from './use-bans.js'

interface StateProps {
  user: ServerUser
}

/** Bans a user who is not banned. */
export function BanUser({ user }: StateProps) {
  const { nameOfUser } = useNames()
  const { text, rich } = useTranslation(texts)
  const queries = useBanQueries(user)
  const { bannedAt } = useQuery(useAdminQuery(user, 'getBan'))
  return (
    bannedAt === null && (
      <BanButton
        label={text('banThisUser')}
        title={rich('banNamedTitle', { name: <IsolatedText text={nameOfUser(user)} /> })}
        users={[user]}
        queries={queries}
      />
    )
  )
}

/** Says that a user is banned, since when, until when and why. */
export function BanNotice({ user }: StateProps) {
  const { nameOfUser } = useNames()
  const { text, rich } = useTranslation(texts)
  const bans = useTranslation(banTexts)
  const queries = useBanQueries(user)
  const { bannedAt, endsAt, reason } = useQuery(useAdminQuery(user, 'getBan'))
  const { unban } = useBans(queries)
  const task = useTask()
  if (bannedAt === null) return null
  return (
    <Notice
      tone="danger"
      action={
        <div className="row">
          <BanButton
            label={bans.text('changeBan')}
            title={bans.rich('changeBanTitle', { name: <IsolatedText text={nameOfUser(user)} /> })}
            users={[user]}
            queries={queries}
            before={{ endsAt, reason }}
          />
          <button
            className="button quiet"
            type="button"
            aria-busy={task.status === 'busy'}
            onClick={() =>
              void task.run(() => unban([{ user, banReason: reason, banEndsAt: endsAt }]))
            }
          >
            {text('unbanUser')}
          </button>
        </div>
      }
    >
      {rich(endsAt === null ? 'bannedNotice' : 'bannedUntilNotice', {
        state: <strong>{text('banned')}</strong>,
        when: <ExactTime at={bannedAt} />,
        end: endsAt && <ExactTime at={endsAt} />,
      })}{' '}
      {reason !== null && rich('banReason', { reason: <IsolatedText text={reason} /> })}
    </Notice>
  )
}

/** Says when the account will be deleted, at the request of its user. */
export function DeletionNotice({ user }: StateProps) {
  const { text, rich } = useTranslation(texts)
  const { deleteAt } = useQuery(useAdminQuery(user, 'getDeletion'))
  const { tag } = useContext(LanguageContext)
  const toasts = useToasts()
  const task = useTask()
  if (deleteAt === null) return null
  const restore = async () => {
    await user.restore()
    toasts.show(text('userRestored'))
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
            {text('restoreUser')}
          </button>
          <Outcome task={task} done="" />
        </div>
      }
    >
      {rich('deletionNotice', {
        state: <strong>{text('scheduledForDeletion')}</strong>,
        date: new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(deleteAt),
        when: <RelativeTime at={deleteAt} />,
      })}
    </Notice>
  )
}

const restrictions = {
  email_not_verified: 'restrictedUnverified',
  second_factor_required: 'restrictedSecondFactor',
} as const

/** Says why the access of a user is restricted. */
export function RestrictionNotice({ user }: StateProps) {
  const { text } = useTranslation(texts)
  const type = user.restrictedReason?.type
  if (!user.isRestricted || type === undefined || type === 'anonymous') return null
  return (
    <Notice tone="warning">
      <strong>{text('restrictedNotice')}</strong> {text(restrictions[type])}
    </Notice>
  )
}
