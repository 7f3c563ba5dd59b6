import type { Ban, ServerUser } from '@latchkey/core/server'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/bans.js'
import type { ShownQuery } from '../../data/load-again.js'
import { FormButton } from '../../ui/confirm-button.js'
import { Field } from '../../ui/field.js'
import { textOf } from '../../ui/form.js'
import { BanDuration, banEndOf } from './ban-duration.js'
import { useBans } from './use-bans.js'

interface BanButtonProps {
  label: string
  title: ReactNode
  users: readonly ServerUser[]
  /** The queries from which the page shows bans. */
  queries: readonly ShownQuery[]
  /** The ban of the only user, which the dialog changes. */
  before?: Pick<Ban, 'endsAt' | 'reason'>
  /** A remark about who is banned. */
  note?: string | undefined
}

/** Bans users, for a time or until they are unbanned, with a reason for the team of the project. */
export function BanButton({ label, title, users, queries, before, note }: BanButtonProps) {
  const { text } = useTranslation(texts)
  const { ban } = useBans(queries)
  const isOne = users.length === 1
  const confirmOne = before ? text('changeBan') : text('banUser')
  const helpOne = before ? text('changeBanHelp') : text('banUserHelp')
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
      <p>{isOne ? helpOne : text('banUsersHelp')}</p>
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
