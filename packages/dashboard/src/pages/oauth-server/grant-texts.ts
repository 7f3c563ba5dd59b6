import type { OAuthGrantType } from '@latchkey/core/admin'
import type { texts } from '../../locales/en/oauth-server.js'

/** The keys of the ways in which a client gets tokens, in words. */
export const grantTexts: Readonly<Record<OAuthGrantType, keyof typeof texts>> = {
  authorization_code: 'grantBrowser',
  refresh_token: 'grantRefresh',
  client_credentials: 'grantService',
  'urn:ietf:params:oauth:grant-type:device_code': 'grantDevice',
}

/** The grant types of extensions are URNs, which end with their name. */
export const shortName = (grantType: OAuthGrantType): string => grantType.replace(/^.*:/, '')
