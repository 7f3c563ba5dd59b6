import type { CreatedInternalApiKey } from '@latchkey/core/admin'
import { useState } from 'react'
import { useAdmin } from '../../data/admin-context.js'
import { Box, Choice, Field } from '../../ui/field.js'
import { Form, isTicked, textOf } from '../../ui/form.js'
import { SecretValue } from '../../ui/secret-value.js'

const DAY = 86_400_000
const lifetimes = { 30: '30 days', 90: '90 days', 365: 'One year', 3650: 'Ten years' }

/** Makes a set of keys, then shows them: once, because nobody can read them later. */
export function NewKey({ close }: { close(): void }) {
  const app = useAdmin()
  const [made, setMade] = useState<CreatedInternalApiKey>()
  if (made) return <Made keys={made} close={close} />
  const create = async (fields: FormData) =>
    setMade(
      await app.createInternalApiKey({
        description: textOf(fields, 'description'),
        expiresAt: new Date(Date.now() + Number(textOf(fields, 'days')) * DAY),
        hasPublishableClientKey: isTicked(fields, 'publishable'),
        hasSecretServerKey: isTicked(fields, 'server'),
        hasSuperSecretAdminKey: isTicked(fields, 'admin'),
      }),
    )
  return (
    <Form submit="Create keys" onSubmit={create}>
      <Field
        label="Description"
        name="description"
        required
        autoComplete="off"
        help="Where they are used, so that you know what to revoke."
      />
      <fieldset>
        <legend>Keys</legend>
        <Box label="Publishable key, for apps" name="publishable" defaultChecked />
        <Box label="Server key, secret" name="server" defaultChecked />
        <Box label="Admin key, the most secret" name="admin" />
      </fieldset>
      <Choice label="They expire after" name="days" options={lifetimes} defaultValue="365" />
    </Form>
  )
}

function Made({ keys, close }: { keys: CreatedInternalApiKey; close(): void }) {
  const { publishableClientKey, secretServerKey, superSecretAdminKey } = keys
  return (
    <>
      <p>Copy them now. For your safety, they are not shown again.</p>
      {publishableClientKey && <SecretValue label="Publishable key" value={publishableClientKey} />}
      {secretServerKey && <SecretValue label="Server key" value={secretServerKey} />}
      {superSecretAdminKey && <SecretValue label="Admin key" value={superSecretAdminKey} />}
      <p className="actions">
        <button className="button" type="button" onClick={close}>
          I have copied them
        </button>
      </p>
    </>
  )
}
