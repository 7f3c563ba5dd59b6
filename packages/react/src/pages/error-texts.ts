import type { ErrorCode } from '@latchkey/core'
import type { LabelKey } from '../locales/text.js'

export interface ErrorTexts {
  readonly title: LabelKey
  readonly says: LabelKey
}

const texts: ReadonlyMap<string, ErrorTexts> = new Map<
  ErrorCode | 'temporarily_unavailable',
  ErrorTexts
>([
  [
    'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
    { title: 'otherAccountTitle', says: 'otherAccount' },
  ],
  [
    'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
    { title: 'otherConnectionTitle', says: 'otherConnection' },
  ],
  ['OAUTH_PROVIDER_ACCESS_DENIED', { title: 'accessDeniedTitle', says: 'accessDenied' }],
  [
    'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    { title: 'providerUnavailableTitle', says: 'providerUnavailable' },
  ],
  // The word of the standard for an outage, as the protocol has none (RFC 6749, section 4.1.2.1).
  ['temporarily_unavailable', { title: 'providerUnavailableTitle', says: 'unreachable' }],
  ['OUTER_OAUTH_TIMEOUT', { title: 'timedOutTitle', says: 'timedOut' }],
  [
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    { title: 'addressTakenTitle', says: 'addressTaken' },
  ],
  ['REDIRECT_URL_NOT_WHITELISTED', { title: 'errorTitle', says: 'cameBackNowhere' }],
  ['SIGN_UP_NOT_ENABLED', { title: 'signUpOffTitle', says: 'signUpOff' }],
])

/**
 * Our own words for a code from the address. Whatever else the address says, and any code that is not
 * ours, never reaches the page: anybody can write an address.
 *
 * @see protocol, section 4.5
 */
export const textsOf = (code: string | null): ErrorTexts | undefined => texts.get(code ?? '')
