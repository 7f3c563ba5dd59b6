import type { ServerUser } from '@latchkey/core/server'
import type { ReactNode } from 'react'
import { FormButton } from '../../ui/confirm-button.js'
import { Field } from '../../ui/field.js'
import { textOf } from '../../ui/form.js'
import { countOf } from '../../ui/numbers.js'
import { useBans } from './use-bans.js'

interface BanButtonProps {
  label: string
  title: ReactNode
  users: readonly ServerUser[]
}

/** Bans users, with a reason for the team of the project. */
export function BanButton({ label, title, users }: BanButtonProps) {
  const { ban } = useBans()
  const isOne = users.length === 1
  return (
    <FormButton
      effect="destructive"
      label={label}
      title={title}
      confirm={isOne ? 'Ban user' : `Ban ${countOf(users.length, 'user', 'users')}`}
      onConfirm={(fields) => ban(users, textOf(fields, 'reason') || null)}
    >
      <p>
        {isOne
          ? 'All sessions end, and the user can’t sign in until you unban the account.'
          : 'All their sessions end, and these users can’t sign in until you unban them.'}
      </p>
      <Field
        label="Reason (optional)"
        name="reason"
        autoComplete="off"
        maxLength={1000}
        help="Only for your team. The user doesn’t see it."
      />
    </FormButton>
  )
}
