import type { ServerUser } from '@latchkey/core/server'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/bans.js'
import { Field } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { useBans } from './use-bans.js'

/** Bans users, with a reason for the team of the project. */
export function BanForm({ users, close }: { users: readonly ServerUser[]; close(): void }) {
  const { text } = useTranslation(texts)
  const { ban } = useBans()
  const isOne = users.length === 1
  return (
    <Form
      submit={isOne ? text('banUser') : text('banCount', { count: users.length })}
      done=""
      effect="destructive"
      onSubmit={async (fields) => {
        await ban(users, textOf(fields, 'reason') || null)
        close()
      }}
    >
      <p>{isOne ? text('banUserHelp') : text('banUsersHelp')}</p>
      <Field
        label={text('banReasonLabel')}
        name="reason"
        autoComplete="off"
        maxLength={1000}
        help={text('banReasonHelp')}
      />
    </Form>
  )
}
