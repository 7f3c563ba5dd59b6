import type { NewTeamConnection, TeamConnection, TeamSingleSignOn } from '@latchkey/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.js'
import { useOpenPage } from '../../../navigation/use-open-page.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { Field } from '../../../ui/field.js'
import { Form, textOf } from '../../../ui/form.js'
import { OptionCards } from '../../../ui/forms/option-cards.js'
import { protocolNames } from './connection-badges.js'
import { oidcCredentialsOf, OidcFields, oidcSettingsOf } from './oidc-fields.js'
import { NewSamlFields, newSamlSettingsOf } from './new-saml-fields.js'

/** Creates a connection, and opens its page, which has the values for the provider. */
export function NewConnection({ singleSignOn }: { singleSignOn: TeamSingleSignOn }) {
  const { text } = useTranslation(texts)
  const openPage = useOpenPage()
  const [type, setType] = useState<TeamConnection['type']>('oidc')
  const providerOf = async (fields: FormData): Promise<Pick<NewTeamConnection, 'oidc' | 'saml'>> =>
    type === 'oidc'
      ? {
          oidc: {
            issuer: textOf(fields, 'issuer'),
            ...oidcSettingsOf(fields),
            ...oidcCredentialsOf(fields),
          },
        }
      : { saml: await newSamlSettingsOf(fields, singleSignOn) }
  const create = async (fields: FormData) => {
    const { id } = await singleSignOn.createConnection({
      displayName: textOf(fields, 'displayName'),
      ...(await providerOf(fields)),
    })
    await openPage(id)
  }
  return (
    <Form submit={text('createConnection')} onSubmit={create}>
      <OptionCards<TeamConnection['type']>
        title={text('protocol')}
        name="type"
        options={[
          { value: 'oidc', title: protocolNames.oidc, help: text('oidcHelp') },
          { value: 'saml', title: protocolNames.saml, help: text('samlHelp') },
        ]}
        value={type}
        onChange={setType}
      />
      <Field
        label={text('name')}
        name="displayName"
        required
        autoComplete="off"
        help={text('connectionNameHelp')}
      />
      {type === 'oidc' ? (
        <>
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
          <OidcFields />
        </>
      ) : (
        <NewSamlFields />
      )}
    </Form>
  )
}
