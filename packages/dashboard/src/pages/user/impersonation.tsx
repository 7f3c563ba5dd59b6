import type { ServerUser } from '@latchkey/core/server'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { Choice } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { SecretValue } from '../../ui/secret-value.js'
import { ShownOnce } from '../../ui/shown-once.js'

const MINUTE = 60_000

interface ImpersonationProps {
  user: ServerUser
  close(): void
}

/** Creates a session of a user. All lists of sessions mark it as an impersonation. */
export function Impersonation({ user, close }: ImpersonationProps) {
  const { text } = useTranslation(texts)
  const [token, setToken] = useState<string>()
  if (token === undefined)
    return (
      <Form
        submit={text('startImpersonating')}
        onSubmit={async (fields) => {
          const session = await user.createSession({
            isImpersonation: true,
            expiresInMillis: Number(textOf(fields, 'minutes')) * MINUTE,
          })
          setToken(session.refreshToken)
        }}
      >
        <p>{text('impersonateHelp')}</p>
        <Choice
          label={text('endsAfter')}
          name="minutes"
          options={{
            15: text('minutes', { count: 15 }),
            60: text('hours', { count: 1 }),
            480: text('hours', { count: 8 }),
          }}
          defaultValue="15"
        />
      </Form>
    )
  return (
    <ShownOnce onDone={close}>
      <p>{text('impersonationToken')}</p>
      <SecretValue label={text('refreshToken')} value={token} />
    </ShownOnce>
  )
}
