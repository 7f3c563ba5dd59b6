import type { TextOf } from '../../i18n/use-translation.js'
import type { texts } from '../../locales/en/oauth-server.js'
import { textOf } from '../../ui/form.js'
import { FieldError } from '../../ui/forms/field-errors.js'
import { type ClientKind, isRedirectUrl, kindSettings } from './client-kinds.js'

/** The texts of a field for redirect URLs, by what they may be. */
export const redirectTexts = {
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

/** Returns the URLs of a field, one per line. Throws an error at the field for a URL that the kind cannot have. */
export function redirectUrlsIn(
  fields: FormData,
  name: string,
  { kind, text }: { kind: ClientKind; text: TextOf<typeof texts> },
): string[] {
  const { redirects } = kindSettings[kind]
  if (redirects === null) return []
  const urls = textOf(fields, name).split(/\s+/).filter(Boolean)
  const invalid = urls.find((url) => !isRedirectUrl(url, redirects))
  if (invalid === undefined) return urls
  throw new FieldError(name, text(redirectTexts[redirects].invalid, { url: invalid }))
}
