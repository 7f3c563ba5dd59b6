import type { Ban, ServerUser } from '@latchkey/core/server'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/bans.js'
import { FormButton } from '../../ui/confirm-button.js'
import { Field } from '../../ui/field.js'
import { textOf } from '../../ui/form.js'
import { BanDuration, banEndOf } from './ban-duration.js'
import { type BansQuery, useBans } from './use-bans.js'

interface BanButtonProps {
  label: string
  title: ReactNode
  users: readonly ServerUser[]
  bansQuery: BansQuery
  /** The ban of the only user, which the dialog changes. */
  before?: Pick<Ban, 'endsAt' | 'reason'>
  /** A remark about who is banned. */
  note?: string | undefined
}

/** Bans users, for a time or until they are unbanned, with a reason for the team of the project. */
export function BanButton({ label, title, users, bansQuery, before, note }: BanButtonProps) {
  const { text } = useTranslation(texts)
  const { ban } = useBans(bansQuery)
  const isOne = users.length === 1
  const confirmOne = before ? text('changeBan') : text('banUser')
  const end = before?.endsAt ?? null
  return (
    <FormButton
      effect="destructive"
      label={label}
      title={title}
      confirm={isOne ? confirmOne : text('banCount', { count: users.length })}
      onConfirm={(fields) =>
        ban(users, { reason: textOf(fields, 'reason') || null, endsAt: banEndOf(fields, end) })
      }
    >
      <p>{isOne ? text('banUserHelp') : text('banUsersHelp')}</p>
      {note !== undefined && <p>{note}</p>}
      <BanDuration end={end} />
      <Field
        label={text('banReasonLabel')}
        name="reason"
        autoComplete="off"
        maxLength={1000}
        defaultValue={before?.reason ?? ''}
        help={text('banReasonHelp')}
      />
    </FormButton>
  )
}
