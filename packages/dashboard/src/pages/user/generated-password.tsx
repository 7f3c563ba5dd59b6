import type { GeneratedPassword, ServerUser } from '@latchkey/core/server'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { Form } from '../../ui/form.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { SecretValue } from '../../ui/secret-value.js'
import { ShownOnce } from '../../ui/shown-once.js'

/** Creates a generated password and shows it once. */
export function GeneratePassword({ user, close }: { user: ServerUser; close(): void }) {
  const { text, rich } = useTranslation(texts)
  const [generated, setGenerated] = useState<GeneratedPassword>()
  if (generated === undefined)
    return (
      <Form
        submit={text('generatePassword')}
        onSubmit={async () => setGenerated(await user.setGeneratedPassword())}
      >
        <p>{text('generatePasswordHelp')}</p>
      </Form>
    )
  return (
    <ShownOnce onDone={close}>
      <p>{rich('passwordGenerated', { when: <RelativeTime at={generated.expiresAt} /> })}</p>
      <SecretValue label={text('generatedPassword')} value={generated.password} />
    </ShownOnce>
  )
}
