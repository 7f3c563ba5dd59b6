import type { OAuthProvider } from '@latchkey/core/admin'
import { useState } from 'react'
import { Choice, Field } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { canBeShared } from './provider.js'

interface ProviderFormProps {
  id: OAuthProvider['id']
  before: OAuthProvider | undefined
  onSave(provider: OAuthProvider): Promise<unknown>
}

/** Whose keys a provider is asked with. A secret that is set is never shown: it is kept or replaced. */
export function ProviderForm({ id, before, onSave }: ProviderFormProps) {
  const [type, setType] = useState(before?.type ?? (canBeShared(id) ? 'shared' : 'standard'))
  const own = before?.type === 'standard' ? before : undefined
  const read = (fields: FormData): OAuthProvider => {
    if (type === 'shared') return { id, type }
    const clientSecret = textOf(fields, 'clientSecret')
    const facebookConfigId = textOf(fields, 'facebookConfigId')
    const microsoftTenantId = textOf(fields, 'microsoftTenantId')
    return {
      id,
      type,
      clientId: textOf(fields, 'clientId'),
      ...(clientSecret && { clientSecret }),
      ...(facebookConfigId && { facebookConfigId }),
      ...(microsoftTenantId && { microsoftTenantId }),
    }
  }
  return (
    <Form submit="Save" onSubmit={(fields) => onSave(read(fields))}>
      {canBeShared(id) && (
        <Choice
          label="Keys"
          value={type}
          options={{ shared: 'Shared keys, for trying out', standard: 'Keys of your own' }}
          onChange={({ target }) => setType(target.value === 'shared' ? 'shared' : 'standard')}
        />
      )}
      {type === 'standard' && (
        <>
          <Field
            label="Client id"
            name="clientId"
            dir="ltr"
            required
            autoComplete="off"
            defaultValue={own?.clientId}
          />
          <Field
            label="Client secret"
            name="clientSecret"
            type="password"
            autoComplete="new-password"
            required={!own}
            placeholder={own ? 'Set' : undefined}
            help={own && 'It is set. Leave this empty to keep it.'}
          />
          {id === 'facebook' && (
            <Field
              label="Configuration id"
              name="facebookConfigId"
              dir="ltr"
              autoComplete="off"
              defaultValue={own?.facebookConfigId}
            />
          )}
          {id === 'microsoft' && (
            <Field
              label="Tenant id"
              name="microsoftTenantId"
              dir="ltr"
              autoComplete="off"
              defaultValue={own?.microsoftTenantId}
            />
          )}
        </>
      )}
    </Form>
  )
}
