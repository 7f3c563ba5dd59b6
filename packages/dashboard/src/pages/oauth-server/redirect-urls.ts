import type { TextOf } from '../../i18n/use-translation.js'
import type { texts } from '../../locales/en/oauth-server.js'
import { textOf } from '../../ui/form.js'
import { FieldError } from '../../ui/forms/field-errors.js'
import { isRedirectUrl } from './client-kinds.js'

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

interface RedirectRules {
  /** Selects the URLs that are allowed. */
  redirects: keyof typeof redirectTexts
  /** The URLs that the client has. They stay valid: the API does not know kinds, and accepts more. */
  before: readonly string[]
  text: TextOf<typeof texts>
}

/** Returns the URLs of a field, one per line. Throws an error at the field for a URL that it cannot have. */
export function redirectUrlsIn(
  fields: FormData,
  name: string,
  { redirects, before, text }: RedirectRules,
): string[] {
  const urls = textOf(fields, name).split(/\s+/).filter(Boolean)
  const invalid = urls.find((url) => !before.includes(url) && !isRedirectUrl(url, redirects))
  if (invalid === undefined) return urls
  throw new FieldError(name, text(redirectTexts[redirects].invalid, { url: invalid }))
}
