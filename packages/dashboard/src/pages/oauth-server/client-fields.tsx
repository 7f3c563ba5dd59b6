import type { NewOAuthClient, OAuthClient, OAuthServer } from '@latchkey/core/admin'
import { type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { Field, TextArea } from '../../ui/field.js'
import { textOf } from '../../ui/form.js'
import { FieldError } from '../../ui/forms/field-errors.js'
import { type ClientKind, kindSettings } from './client-kinds.js'
import { redirectTexts, redirectUrlsIn } from './redirect-urls.js'
import { ScopeChoice } from './scope-choice.js'

interface ClientFieldsProps {
  kind: ClientKind
  server: OAuthServer
  before?: OAuthClient
}

/** The fields of a client that depend on its kind. */
export function ClientFields({ kind, server, before }: ClientFieldsProps) {
  const { text } = useTranslation(texts)
  const { redirects } = kindSettings[kind]
  return (
    <>
      <Field
        label={text('name')}
        name="displayName"
        required
        autoComplete="off"
        defaultValue={before?.displayName}
        help={kind !== 'service' && text('clientNameHelp')}
      />
      {redirects !== null && (
        <TextArea
          label={text('redirectUrls')}
          name="redirectUrls"
          dir="ltr"
          rows={2}
          spellCheck={false}
          autoComplete="off"
          placeholder={redirectTexts[redirects].example}
          defaultValue={
            before?.redirectUrls.join('\n') ??
            // Every native app can have this one (RFC 8252, section 7.3).
            (redirects === 'native' ? redirectTexts.native.example : undefined)
          }
          help={text(redirectTexts[redirects].help)}
        />
      )}
      <ScopeChoice kind={kind} server={server} before={before?.scopes} />
    </>
  )
}

interface ClientRules {
  before?: OAuthClient
  text: TextOf<typeof texts>
}

/** Returns the values of the fields. Throws an error at the field for redirect URLs that the kind cannot have. */
export function clientOf(
  fields: FormData,
  kind: ClientKind,
  { before, text }: ClientRules,
): Pick<NewOAuthClient, 'displayName' | 'redirectUrls' | 'scopes'> {
  const { redirects } = kindSettings[kind]
  const redirectUrls =
    redirects === null
      ? []
      : redirectUrlsIn(fields, 'redirectUrls', {
          redirects,
          before: before?.redirectUrls ?? [],
          text,
        })
  if (redirectUrls.length === 0 && redirects !== null)
    throw new FieldError('redirectUrls', text('redirectUrlMissing'))
  return {
    displayName: textOf(fields, 'displayName'),
    redirectUrls,
    scopes: fields.getAll('scopes').filter((id) => typeof id === 'string'),
  }
}
