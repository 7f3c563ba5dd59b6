import type { NewTeamConnection, TeamSingleSignOn } from '@latchkey/core'
import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { Field } from '../../../ui/field.js'
import { textOf } from '../../../ui/form.js'
import { certificatesOf, metadataOf, SamlSource } from './saml-source.js'
import { SsoUrlField } from './sso-url-field.js'

/** The fields of a new SAML provider. */
export function NewSamlFields() {
  const { text } = useTranslation(texts)
  return (
    <SamlSource>
      <Field
        label={text('providerEntityId')}
        name="entityId"
        dir="ltr"
        required
        autoComplete="off"
      />
      <SsoUrlField />
    </SamlSource>
  )
}

/** Resolves to the settings of the fields, or of the metadata that they name. */
export const newSamlSettingsOf = async (
  fields: FormData,
  singleSignOn: TeamSingleSignOn,
): Promise<NonNullable<NewTeamConnection['saml']>> =>
  (await metadataOf(fields, singleSignOn)) ?? {
    entityId: textOf(fields, 'entityId'),
    ssoUrl: textOf(fields, 'ssoUrl'),
    certificates: certificatesOf(fields),
  }
