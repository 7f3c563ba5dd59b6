import type { CreatedInternalApiKey } from '@latchkey/core/admin'
import { useState } from 'react'
import { useAdmin } from '../../data/admin-context.js'
import { Box, Choice, Field } from '../../ui/field.js'
import { Form, isTicked, textOf } from '../../ui/form.js'
import { DoneButton, SecretValue } from '../../ui/secret-value.js'

const DAY = 86_400_000
const lifetimes = { 30: '30 days', 90: '90 days', 365: '1 year', 3650: '10 years' }

/** Creates a set of keys and shows them. The service stores hashes, so this is the only time. */
export function NewKey({ close }: { close(): void }) {
  const app = useAdmin()
  const [createdKey, setCreatedKey] = useState<CreatedInternalApiKey>()
  if (createdKey) return <CreatedKeys keys={createdKey} close={close} />
  const create = async (fields: FormData) =>
    setCreatedKey(
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
        help="Name where you use the keys, so that you know later which ones to revoke."
      />
      <fieldset>
        <legend>Keys</legend>
        <Box label="Publishable key, for apps" name="publishable" defaultChecked />
        <Box label="Server key, secret" name="server" defaultChecked />
        <Box label="Admin key, secret: it can change the configuration" name="admin" />
      </fieldset>
      <Choice label="Expire after" name="days" options={lifetimes} defaultValue="365" />
    </Form>
  )
}

function CreatedKeys({ keys, close }: { keys: CreatedInternalApiKey; close(): void }) {
  const { publishableClientKey, secretServerKey, superSecretAdminKey } = keys
  return (
    <>
      <p>Copy the keys now and store them somewhere safe. You won’t see them again.</p>
      {publishableClientKey && <SecretValue label="Publishable key" value={publishableClientKey} />}
      {secretServerKey && <SecretValue label="Server key" value={secretServerKey} />}
      {superSecretAdminKey && <SecretValue label="Admin key" value={superSecretAdminKey} />}
      <DoneButton onClick={close} />
    </>
  )
}
