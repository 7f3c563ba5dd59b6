import type { NewOAuthClient, OAuthClient, OAuthServer } from '@latchkey/core/admin'
import { type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { Field, TextArea } from '../../ui/field.js'
import { textOf } from '../../ui/form.js'
import { FieldError } from '../../ui/forms/field-errors.js'
import { type ClientKind, isRedirectUrl, kindSettings } from './client-kinds.js'
import { ScopeChoice } from './scope-choice.js'

/** The texts of the field for redirect URLs, by what they may be. */
const redirectTexts = {
  web: {
    help: 'redirectUrlsWebHelp',
    invalid: 'redirectUrlNotWeb',
    example: 'https://second.example.com/callback',
  },
  native: {
    help: 'redirectUrlsNativeHelp',
    invalid: 'redirectUrlNotNative',
    example: 'http://127.0.0.1/callback',
  },
  phone: {
    help: 'redirectUrlsPhoneHelp',
    invalid: 'redirectUrlNotPhone',
    example: 'com.example.app:/callback',
  },
} as const

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
          defaultValue={before?.redirectUrls.join('\n')}
          help={text(redirectTexts[redirects].help)}
        />
      )}
      <ScopeChoice kind={kind} server={server} before={before?.scopes} />
    </>
  )
}

/** Returns the values of the fields. Throws an error at the field for redirect URLs that the kind cannot have. */
export function clientOf(
  fields: FormData,
  kind: ClientKind,
  text: TextOf<typeof texts>,
): Pick<NewOAuthClient, 'displayName' | 'redirectUrls' | 'scopes'> {
  return {
    displayName: textOf(fields, 'displayName'),
    redirectUrls: redirectUrlsOf(fields, kind, text),
    scopes: fields.getAll('scopes').filter((id) => typeof id === 'string'),
  }
}

function redirectUrlsOf(fields: FormData, kind: ClientKind, text: TextOf<typeof texts>): string[] {
  const { redirects } = kindSettings[kind]
  if (redirects === null) return []
  const urls = textOf(fields, 'redirectUrls').split(/\s+/).filter(Boolean)
  if (urls.length === 0) throw new FieldError('redirectUrls', text('redirectUrlMissing'))
  const invalid = urls.find((url) => !isRedirectUrl(url, redirects))
  if (invalid !== undefined)
    throw new FieldError('redirectUrls', text(redirectTexts[redirects].invalid, { url: invalid }))
  return urls
}
