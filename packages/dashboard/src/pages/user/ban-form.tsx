import type { ServerUser } from '@latchkey/core/server'
import { Field } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { countOf } from '../../ui/numbers.js'
import { useBans } from './use-bans.js'

/** Bans users, with a reason for the team of the project. */
export function BanForm({ users, close }: { users: readonly ServerUser[]; close(): void }) {
  const { ban } = useBans()
  const isOne = users.length === 1
  return (
    <Form
      submit={isOne ? 'Ban user' : `Ban ${countOf(users.length, 'user', 'users')}`}
      done=""
      effect="destructive"
      onSubmit={async (fields) => {
        await ban(users, textOf(fields, 'reason') || null)
        close()
      }}
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
    </Form>
  )
}
