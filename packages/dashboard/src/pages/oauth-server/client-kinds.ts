import type { OAuthClient, OAuthGrantType } from '@latchkey/core/admin'

/** The kind of program that a client is. It decides how the client authenticates and gets tokens. */
export type ClientKind = 'web' | 'browser' | 'native' | 'phone' | 'device' | 'service'

const DEVICE_GRANT: OAuthGrantType = 'urn:ietf:params:oauth:grant-type:device_code'

interface KindSettings extends Pick<OAuthClient, 'tokenEndpointAuthMethod' | 'grantTypes'> {
  /** Which redirect URLs the client can have; null if users do not return to it. */
  readonly redirects: 'web' | 'native' | 'phone' | null
}

/** The settings of each kind, in the order of the choice. */
export const kindSettings: Readonly<Record<ClientKind, KindSettings>> = {
  web: {
    tokenEndpointAuthMethod: 'client_secret_basic',
    grantTypes: ['authorization_code', 'refresh_token'],
    redirects: 'web',
  },
  browser: {
    tokenEndpointAuthMethod: 'none',
    grantTypes: ['authorization_code'],
    redirects: 'web',
  },
  native: {
    tokenEndpointAuthMethod: 'none',
    grantTypes: ['authorization_code', 'refresh_token'],
    redirects: 'native',
  },
  phone: {
    tokenEndpointAuthMethod: 'none',
    grantTypes: ['authorization_code', 'refresh_token'],
    redirects: 'phone',
  },
  device: {
    tokenEndpointAuthMethod: 'none',
    grantTypes: [DEVICE_GRANT, 'refresh_token'],
    redirects: null,
  },
  service: {
    tokenEndpointAuthMethod: 'client_secret_basic',
    grantTypes: ['client_credentials'],
    redirects: null,
  },
}

export const clientKinds = Object.keys(kindSettings) as ClientKind[]

/** The hosts of the machine on which the client runs. */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** A redirect URL has no fragment (RFC 6749, section 3.1.2). */
const parse = (text: string): URL | null =>
  URL.canParse(text) && !text.includes('#') ? new URL(text) : null

/** Names of the machine itself, which prove no owner of an https URL. */
const OWN_MACHINE = /^(?:.+\.)?localhost\.?$|^127\.|^\[::1\]$/

const isHttps = (url: URL | null) => url?.protocol === 'https:' && !OWN_MACHINE.test(url.hostname)

const isLoopback = (url: URL | null) =>
  url?.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname)

/** A scheme of an app is a domain name in reverse order (RFC 8252, section 7.1). */
const isAppScheme = (url: URL | null) => url !== null && url.protocol.includes('.')

/** Whether users can return to a URL. The service has the same rules, without regard to the kind. */
export function isRedirectUrl(text: string, redirects: 'web' | 'native' | 'phone'): boolean {
  const url = parse(text)
  if (redirects === 'native') return isLoopback(url)
  const isWeb = isHttps(url) || isLoopback(url)
  return redirects === 'web' ? isWeb : isWeb || isAppScheme(url)
}

/** Returns the kind that a client was created as, by its settings. */
export function kindOf({
  grantTypes,
  redirectUrls,
  tokenEndpointAuthMethod,
}: Pick<OAuthClient, 'grantTypes' | 'redirectUrls' | 'tokenEndpointAuthMethod'>): ClientKind {
  if (!grantTypes.includes('authorization_code'))
    return grantTypes.includes(DEVICE_GRANT) ? 'device' : 'service'
  if (tokenEndpointAuthMethod !== 'none') return 'web'
  if (!grantTypes.includes('refresh_token')) return 'browser'
  return redirectUrls.every((url) => isRedirectUrl(url, 'native')) ? 'native' : 'phone'
}
