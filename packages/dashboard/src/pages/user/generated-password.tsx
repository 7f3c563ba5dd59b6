import type { GeneratedPassword, ServerUser } from '@latchkey/core/server'
import { useState } from 'react'
import { Form } from '../../ui/form.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { DoneButton, SecretValue } from '../../ui/secret-value.js'

/** Creates a generated password and shows it once. */
export function GeneratePassword({ user, close }: { user: ServerUser; close(): void }) {
  const [generated, setGenerated] = useState<GeneratedPassword>()
  if (generated === undefined)
    return (
      <Form
        submit="Generate password"
        onSubmit={async () => setGenerated(await user.setGeneratedPassword())}
      >
        <p>
          The new password replaces the present one and works for 24 hours. The user must change it
          at the next sign-in, and is signed out on all devices.
        </p>
      </Form>
    )
  return (
    <>
      <p>
        Pass this password on to the user. You won’t see it again. It expires{' '}
        <RelativeTime at={generated.expiresAt} />.
      </p>
      <SecretValue label="Generated password" value={generated.password} />
      <DoneButton onClick={close} />
    </>
  )
}
