import type { CreatedInternalApiKey } from '@latchkey/core/admin'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/keys.js'
import { useAdmin } from '../../data/admin-context.js'
import { Box, Choice, Field } from '../../ui/field.js'
import { Form, isTicked, textOf } from '../../ui/form.js'
import { SecretValue } from '../../ui/secret-value.js'
import { ShownOnce } from '../../ui/shown-once.js'

const DAY = 86_400_000

interface NewKeyProps {
  close(): void
  /** Replaces the title of the dialog. */
  setTitle(title: string): void
}

/** Creates a set of keys and shows them. The service stores hashes, so this is the only time. */
export function NewKey({ close, setTitle }: NewKeyProps) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const [createdKey, setCreatedKey] = useState<CreatedInternalApiKey>()
  if (createdKey) return <CreatedKeys keys={createdKey} close={close} />
  const create = async (fields: FormData) => {
    setCreatedKey(
      await app.createInternalApiKey({
        description: textOf(fields, 'description'),
        expiresAt: new Date(Date.now() + Number(textOf(fields, 'days')) * DAY),
        hasPublishableClientKey: isTicked(fields, 'publishable'),
        hasSecretServerKey: isTicked(fields, 'server'),
        hasSuperSecretAdminKey: isTicked(fields, 'admin'),
      }),
    )
    setTitle(text('keysCreated'))
  }
  return (
    <Form submit={text('createNewKeys')} onSubmit={create}>
      <Field
        label={text('description')}
        name="description"
        required
        autoComplete="off"
        help={text('keysDescriptionHelp')}
      />
      <fieldset>
        <legend>{text('keys')}</legend>
        <Box label={text('withPublishableKey')} name="publishable" defaultChecked />
        <Box label={text('withServerKey')} name="server" defaultChecked />
        <Box label={text('withAdminKey')} name="admin" />
      </fieldset>
      <Choice
        label={text('expireAfter')}
        name="days"
        options={{
          30: text('days', { count: 30 }),
          90: text('days', { count: 90 }),
          365: text('years', { count: 1 }),
          3650: text('years', { count: 10 }),
        }}
        defaultValue="365"
      />
    </Form>
  )
}

function CreatedKeys({ keys, close }: { keys: CreatedInternalApiKey; close(): void }) {
  const { text } = useTranslation(texts)
  const { publishableClientKey, secretServerKey, superSecretAdminKey } = keys
  return (
    <ShownOnce onDone={close}>
      <p>{text('copyKeysNow')}</p>
      {publishableClientKey && (
        <SecretValue label={text('publishableKey')} value={publishableClientKey} />
      )}
      {secretServerKey && <SecretValue label={text('serverKey')} value={secretServerKey} />}
      {superSecretAdminKey && <SecretValue label={text('adminKey')} value={superSecretAdminKey} />}
    </ShownOnce>
  )
}
