import type { OidcSettings } from '@latchkey/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { Choice, Field, TextArea } from '../../../ui/field.js'
import { textOf } from '../../../ui/form.js'
import { ClientIdField, ClientSecretField } from '../../../ui/forms/client-credential-fields.js'

type Authentication = OidcSettings['clientAuthentication']

const DEFAULT_SCOPES = ['openid', 'profile', 'email']

/** The fields of an OpenID Connect provider that can be changed. */
export function OidcFields({ before }: { before?: OidcSettings }) {
  const { text } = useTranslation(texts)
  const stored = before?.clientAuthentication
  const [authentication, setAuthentication] = useState<Authentication>(stored ?? 'client_secret')
  const isStored = authentication === stored
  return (
    <>
      <ClientIdField before={before?.clientId} />
      <Choice
        label={text('clientAuthentication')}
        value={authentication}
        options={{ client_secret: text('clientSecret'), private_key_jwt: text('privateKey') }}
        onChange={({ target }) =>
          setAuthentication(target.value === 'private_key_jwt' ? target.value : 'client_secret')
        }
      />
      {authentication === 'client_secret' ? (
        <ClientSecretField isStored={isStored} />
      ) : (
        <>
          <TextArea
            label={text('privateKey')}
            name="privateKey"
            dir="ltr"
            rows={3}
            spellCheck={false}
            autoComplete="off"
            required={!isStored}
            placeholder="-----BEGIN PRIVATE KEY-----"
            help={text(isStored ? 'privateKeyStoredHelp' : 'privateKeyHelp')}
          />
          <Field
            label={text('keyId')}
            name="privateKeyId"
            dir="ltr"
            autoComplete="off"
            help={text('privateKeyIdHelp')}
          />
        </>
      )}
      <Field
        label={text('scopes')}
        name="scopes"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        defaultValue={(before?.scopes ?? DEFAULT_SCOPES).join(' ')}
        help={text('requestedScopesHelp')}
      />
      <fieldset>
        <legend>{text('profileClaims')}</legend>
        <p className="help">{text('profileClaimsHelp')}</p>
        <Field
          label={text('email')}
          name="email"
          dir="ltr"
          required
          autoComplete="off"
          defaultValue={before?.claims.email ?? 'email'}
        />
        <Field
          label={text('name')}
          name="name"
          dir="ltr"
          required
          autoComplete="off"
          defaultValue={before?.claims.name ?? 'name'}
        />
        <Field
          label={text('groupsField')}
          name="groups"
          dir="ltr"
          required
          autoComplete="off"
          defaultValue={before?.claims.groups ?? 'groups'}
        />
      </fieldset>
    </>
  )
}

/** Returns the values of the fields, without credentials. */
export const oidcSettingsOf = (fields: FormData) => ({
  clientId: textOf(fields, 'clientId'),
  scopes: textOf(fields, 'scopes').split(/\s+/).filter(Boolean),
  claims: {
    email: textOf(fields, 'email'),
    name: textOf(fields, 'name'),
    groups: textOf(fields, 'groups'),
  },
})

/** Returns the credentials in the fields. An empty secret or key keeps the stored one. */
export function oidcCredentialsOf(fields: FormData) {
  const clientSecret = textOf(fields, 'clientSecret')
  const privateKey = textOf(fields, 'privateKey')
  const privateKeyId = textOf(fields, 'privateKeyId')
  return {
    ...(clientSecret && { clientSecret }),
    ...(privateKey && { privateKey, ...(privateKeyId && { privateKeyId }) }),
  }
}
