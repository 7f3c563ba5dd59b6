import type { OAuthProvider } from '@latchkey/core/admin'
import { useState } from 'react'
import { Choice, Field } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { serviceUrl } from '../../latchkey.js'
import { ClientIdField, ClientSecretField } from '../../ui/forms/client-credential-fields.js'
import { SecretValue } from '../../ui/secret-value.js'
import { providerName, SHARED_OAUTH_PROVIDER_IDS } from '@latchkey/core/internal'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/providers.js'
import { AppleKeyFields, appleSecret } from './apple-key-fields.js'
import { consoles } from './consoles.js'
import { clientIdShape, keyShape } from './key-shapes.js'

interface ProviderFormProps {
  id: OAuthProvider['id']
  before: OAuthProvider | undefined
  onSave(provider: OAuthProvider): Promise<unknown>
}

/** The keys of a provider. A stored secret is never shown; the owner can only replace it. */
export function ProviderForm({ id, before, onSave }: ProviderFormProps) {
  const { text, rich } = useTranslation(texts)
  const provider = providerName(id)
  const sharedIds: readonly string[] = SHARED_OAUTH_PROVIDER_IDS
  const canBeShared = sharedIds.includes(id)
  const [type, setType] = useState(before?.type ?? (canBeShared ? 'shared' : 'standard'))
  const own = before?.type === 'standard' ? before : undefined
  const read = async (fields: FormData): Promise<OAuthProvider> => {
    if (type === 'shared') return { id, type }
    const clientSecret =
      id === 'apple' ? await appleSecret(fields, text) : textOf(fields, 'clientSecret')
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
    <Form
      submit={text(before ? 'save' : 'turnOn')}
      onSubmit={async (fields) => onSave(await read(fields))}
    >
      <SecretValue
        label={text('callbackUrl')}
        value={`${serviceUrl}/api/v1/auth/oauth/callback/${id}`}
        help={text('callbackUrlHelp', { provider })}
      />
      {canBeShared && (
        <Choice
          label={text('providerKeys')}
          value={type}
          help={type === 'shared' && text('sharedKeysHelp', { provider })}
          options={{ shared: text('sharedKeysForTesting'), standard: text('ownKeys') }}
          onChange={({ target }) => setType(target.value === 'shared' ? 'shared' : 'standard')}
        />
      )}
      {type === 'standard' && (
        <>
          <p className="muted">
            {rich('createKeysAt', {
              provider: (
                <a href={consoles[id]} target="_blank" rel="noreferrer">
                  {provider}
                </a>
              ),
            })}
          </p>
          <ClientIdField
            label={id === 'apple' ? text('servicesId') : text('clientId')}
            before={own?.clientId}
            shape={clientIdShape(id, text)}
          />
          {id === 'apple' ? (
            <AppleKeyFields isStored={own !== undefined} />
          ) : (
            <ClientSecretField isStored={own !== undefined} shape={keyShape(text)} />
          )}
          {id === 'facebook' && (
            <Field
              label={text('configurationId')}
              name="facebookConfigId"
              dir="ltr"
              autoComplete="off"
              defaultValue={own?.facebookConfigId}
            />
          )}
          {id === 'microsoft' && (
            <Field
              label={text('tenantId')}
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
