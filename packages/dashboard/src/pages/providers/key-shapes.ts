import type { OAuthProvider } from '@latchkey/core/admin'
import type { TextOf } from '../../i18n/use-translation.js'
import type { texts } from '../../locales/en/providers.js'
import type { ValueShape } from '../../ui/forms/client-credential-fields.js'

const HEX = '[0-9a-fA-F]'

/** Keys of the built-in providers have no spaces, except around a copied one. */
export const keyShape = (text: TextOf<typeof texts>): ValueShape => ({
  pattern: String.raw`\s*\S+\s*`,
  title: text('keyHasSpaces'),
})

/** Only Google and Microsoft document the form of their client IDs. */
export function clientIdShape(id: OAuthProvider['id'], text: TextOf<typeof texts>): ValueShape {
  if (id === 'google')
    return {
      pattern: String.raw`\s*\S+\.apps\.googleusercontent\.com\s*`,
      title: text('googleClientIdRule'),
    }
  if (id === 'microsoft')
    return {
      pattern: String.raw`\s*${HEX}{8}(?:-${HEX}{4}){3}-${HEX}{12}\s*`,
      title: text('microsoftClientIdRule'),
    }
  return keyShape(text)
}
