import type { OpenIdProvider } from '@latchkey/core/admin'
import { useState } from 'react'
import { useAdmin, useProject } from '../../data/admin-context.js'
import { changesOf } from '../../data/changes-of.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { serviceUrl } from '../../latchkey.js'
import { texts } from '../../locales/en/providers.js'
import { Choice, Field } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { ClientIdField, ClientSecretField } from '../../ui/forms/client-credential-fields.js'
import { SecretValue } from '../../ui/secret-value.js'

interface OpenIdProviderFormProps {
  before: OpenIdProvider | undefined
  onSaved(): void
}

const trustOf = (fields: FormData): OpenIdProvider['trustEmailVerified'] => {
  const trust = textOf(fields, 'trustEmailVerified')
  return trust === 'always' || trust === 'claim' ? trust : 'never'
}

/** The settings of an OpenID provider. A new one is off until the owner has tested it. */
export function OpenIdProviderForm({ before, onSaved }: OpenIdProviderFormProps) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const project = useProject()
  const [id, setId] = useState(before?.id ?? '')
  const url = `${serviceUrl}/api/v1/latchkey/openid/${project.id}/${id || '…'}`
  const save = async (fields: FormData) => {
    const clientSecret = textOf(fields, 'clientSecret')
    const settings = {
      displayName: textOf(fields, 'displayName'),
      clientId: textOf(fields, 'clientId'),
      iconUrl: textOf(fields, 'iconUrl'),
      trustEmailVerified: trustOf(fields),
    }
    const secret = clientSecret ? { clientSecret } : {}
    await (before
      ? app.updateOpenIdProvider(before.id, { ...changesOf(before, settings), ...secret })
      : app.createOpenIdProvider({ id, issuer: textOf(fields, 'issuer'), ...settings, ...secret }))
    onSaved()
  }
  return (
    <Form submit={text('save')} onSubmit={save}>
      <Field
        label={text('name')}
        name="displayName"
        required
        autoComplete="off"
        defaultValue={before?.displayName}
      />
      {!before && (
        <>
          <Field
            label={text('providerId')}
            name="id"
            dir="ltr"
            required
            autoComplete="off"
            pattern="[a-z][a-z0-9_\-]{0,62}"
            title={text('providerIdRule')}
            help={text('providerIdHelp')}
            value={id}
            onChange={({ target }) => setId(target.value)}
          />
          <Field
            label={text('issuer')}
            name="issuer"
            type="url"
            dir="ltr"
            required
            autoComplete="off"
            placeholder="https://login.example.com"
            help={text('issuerHelp')}
          />
        </>
      )}
      <SecretValue
        label={text('redirectUrl')}
        value={before?.redirectUrl ?? `${url}/callback`}
        help={text('redirectUrlHelp')}
      />
      <SecretValue
        label={text('backChannelLogoutUrl')}
        value={before?.backChannelLogoutUrl ?? `${url}/back-channel-logout`}
        help={text('backChannelLogoutUrlHelp')}
      />
      <ClientIdField before={before?.clientId} />
      <ClientSecretField isStored={before !== undefined} />
      <Field
        label={text('iconUrl')}
        name="iconUrl"
        type="url"
        dir="ltr"
        autoComplete="off"
        defaultValue={before?.iconUrl}
      />
      <Choice
        label={text('emailTrust')}
        name="trustEmailVerified"
        help={text('emailTrustHelp')}
        defaultValue={before?.trustEmailVerified ?? 'never'}
        options={{
          never: text('emailTrustNever'),
          claim: text('emailTrustClaim'),
          always: text('emailTrustAlways'),
        }}
      />
    </Form>
  )
}
