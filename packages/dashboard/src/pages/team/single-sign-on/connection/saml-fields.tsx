import type { SamlSettings } from '@latchkey/core'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { Field } from '../../../../ui/field.js'
import { textOf } from '../../../../ui/form.js'
import { SsoUrlField } from '../sso-url-field.js'

/** The settings of a SAML provider that can be changed, without its certificates. */
export function SamlFields({ before: { ssoUrl, attributes } }: { before: SamlSettings }) {
  const { text } = useTranslation(texts)
  return (
    <>
      <SsoUrlField defaultValue={ssoUrl} />
      <fieldset>
        <legend>{text('profileAttributes')}</legend>
        <p className="help">{text('profileAttributesHelp')}</p>
        <Field
          label={text('email')}
          name="email"
          dir="ltr"
          autoComplete="off"
          defaultValue={attributes.email ?? ''}
        />
        <Field
          label={text('name')}
          name="name"
          dir="ltr"
          autoComplete="off"
          defaultValue={attributes.name ?? ''}
        />
        <Field
          label={text('groupsField')}
          name="groups"
          dir="ltr"
          autoComplete="off"
          defaultValue={attributes.groups ?? ''}
        />
      </fieldset>
    </>
  )
}

/** Returns the values of the fields. */
export const samlSettingsOf = (fields: FormData) => ({
  ssoUrl: textOf(fields, 'ssoUrl'),
  attributes: {
    email: textOf(fields, 'email') || null,
    name: textOf(fields, 'name') || null,
    groups: textOf(fields, 'groups') || null,
  },
})
