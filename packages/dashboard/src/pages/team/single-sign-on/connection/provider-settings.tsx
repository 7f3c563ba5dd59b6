import type { TeamConnection, TeamSingleSignOn } from '@latchkey/core'
import { changesOf } from '../../../../data/changes-of.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { Field } from '../../../../ui/field.js'
import { Form, textOf } from '../../../../ui/form.js'
import { SecretValue } from '../../../../ui/secret-value.js'
import { oidcCredentialsOf, OidcFields, oidcSettingsOf } from '../oidc-fields.js'
import { SamlFields, samlSettingsOf } from './saml-fields.js'

interface ProviderSettingsProps {
  connection: TeamConnection
  singleSignOn: TeamSingleSignOn
}

const hasValues = <Values extends object>(values: Values | null): values is Values =>
  values !== null && Object.keys(values).length > 0

/** The name of a connection, and the settings of its provider. The issuer and the entity ID cannot change. */
export function ProviderSettings({ connection, singleSignOn }: ProviderSettingsProps) {
  const { text } = useTranslation(texts)
  const { id, displayName, oidc, saml } = connection
  const save = (fields: FormData) => {
    const oidcChanges = oidc && {
      ...changesOf(oidc, oidcSettingsOf(fields)),
      ...oidcCredentialsOf(fields),
    }
    const samlChanges = saml && changesOf(saml, samlSettingsOf(fields))
    // A change of the provider asks for another test, so a new name alone must not contain one.
    return singleSignOn.updateConnection(id, {
      ...changesOf(connection, { displayName: textOf(fields, 'displayName') }),
      ...(hasValues(oidcChanges) && { oidc: oidcChanges }),
      ...(hasValues(samlChanges) && { saml: samlChanges }),
    })
  }
  return (
    <section className="card" id="settings">
      <h2>{text('providerSettings')}</h2>
      <p className="muted">{text('providerSettingsHelp')}</p>
      <SecretValue
        label={text(oidc ? 'issuer' : 'providerEntityId')}
        value={oidc?.issuer ?? saml?.entityId ?? ''}
      />
      <Form submit={text('save')} onSubmit={save}>
        <Field
          label={text('name')}
          name="displayName"
          required
          autoComplete="off"
          defaultValue={displayName}
          help={text('connectionNameHelp')}
        />
        {oidc && <OidcFields before={oidc} />}
        {saml && <SamlFields before={saml} />}
      </Form>
    </section>
  )
}
