import { UsageError } from '@latchkey/contract/errors/error'
import { SECRET_WITHOUT_KEY } from '@latchkey/contract/headers'
import { API_PREFIX } from '@latchkey/contract/names'
import { parseUrl } from '../navigation/trusted-url.js'
import { isEnvDenied } from '../platform/env.js'
import type { Platform } from '../platform/platform.js'
import { HOST_PREFIX } from '../session/stores/session-cookies.js'
import type { ClientOptions } from './options.js'

/** The settings of an app, from its options or the environment. Each is read when it is first needed. */
export interface Settings {
  readonly projectId: string
  /** Undefined for a project that serves clients without a key. */
  readonly publishableClientKey: string | undefined
  /** The client secret of OAuth requests: the publishable client key, which is no secret. */
  readonly oauthClientSecret: string
  /** Address of the service. */
  readonly baseUrl: string
  /** URL before the path of every request. */
  readonly apiUrl: string
  /** First part of the names of cookies. */
  readonly cookiePrefix: string
  /** The prefix of cookies that are read if there are none with `cookiePrefix`. */
  readonly olderCookiePrefix: string | undefined
}

const DEFAULT_COOKIE_PREFIX = 'latchkey'

/**
 * Chooses the prefix of cookies. By default, cookies of a page with https get `__Host-`: no other host of the domain can set
 * them. A server reads both, because a request does not tell whether its page has https.
 */
function chooseCookiePrefix({ cookiePrefix }: ClientOptions, { cookies }: Platform) {
  if (cookiePrefix !== undefined) return { cookiePrefix, olderCookiePrefix: undefined }
  if (cookies && !cookies.isSecure)
    return { cookiePrefix: DEFAULT_COOKIE_PREFIX, olderCookiePrefix: undefined }
  return {
    cookiePrefix: HOST_PREFIX + DEFAULT_COOKIE_PREFIX,
    olderCookiePrefix: DEFAULT_COOKIE_PREFIX,
  }
}

/** Reads settings late, so that a build can render pages without any keys. */
export function readSettings(options: ClientOptions, platform: Platform): Settings {
  const { env, kind } = platform
  const read = (option: 'projectId' | 'baseUrl', variable: string) => {
    const setting = options[option]
    const value = (typeof setting === 'object' ? setting[kind] : setting) ?? env(variable)
    if (value) return value
    const fix = isEnvDenied(variable)
      ? `run Deno with --allow-env=${variable}`
      : `set ${variable} (for a page built with Vite: VITE_${variable})`
    throw new UsageError(
      'INVALID_CONFIGURATION',
      `${option} is missing. Pass it to the app, or ${fix}.`,
    )
  }
  return {
    get projectId() {
      return read('projectId', 'LATCHKEY_PROJECT_ID')
    },
    get publishableClientKey() {
      // An empty variable counts as not set.
      return (options.publishableClientKey ?? env('LATCHKEY_PUBLISHABLE_CLIENT_KEY')) || undefined
    },
    get oauthClientSecret() {
      return this.publishableClientKey ?? SECRET_WITHOUT_KEY
    },
    get baseUrl() {
      return parseBaseUrl(read('baseUrl', 'LATCHKEY_API_URL'), options.allowInsecureHttp)
    },
    get apiUrl() {
      return this.baseUrl + API_PREFIX
    },
    ...chooseCookiePrefix(options, platform),
  }
}

/**
 * Returns the issuers of tokens, one for each address at which the service is reached; that of browsers first.
 *
 * @param path the path of the issuer below the API
 */
export function issuersOf(
  { baseUrl, allowInsecureHttp }: ClientOptions,
  settings: Settings,
  path: string,
): string[] {
  const baseUrls =
    typeof baseUrl === 'object' ? [baseUrl.browser, baseUrl.server] : [settings.baseUrl]
  return baseUrls.map((url) => parseBaseUrl(url, allowInsecureHttp) + API_PREFIX + path)
}

const BASE_URL = /^https?:\/\/[^?#@]+$/i
const LOOPBACK = /^http:\/\/(localhost|[^/:]+\.localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/

/** Whether requests to this address cannot be read on the way: by https, or because they stay on this machine. */
export const isPrivateConnection = (url: string): boolean =>
  !url.startsWith('http:') || LOOPBACK.test(url)

/**
 * Reads the configured address of the service: http or https, with or without a path. Trailing slashes are removed.
 *
 * @param allowInsecureHttp accepts plain http to other machines too
 * @throws TypeError `INVALID_CONFIGURATION` that says what is wrong, without repeating the address
 * @example parseBaseUrl('https://auth.example.com/') // 'https://auth.example.com'
 */
export function parseBaseUrl(text: string, allowInsecureHttp = false): string {
  const parsed = BASE_URL.test(text) ? parseUrl(text) : undefined
  if (!parsed)
    throw new UsageError(
      'INVALID_CONFIGURATION',
      'The base URL must be like https://auth.example.com, or with a path.',
    )
  const url = parsed.href.replace(/\/+$/, '')
  if (allowInsecureHttp || isPrivateConnection(url)) return url
  throw new UsageError(
    'INVALID_CONFIGURATION',
    'The base URL uses plain http, so anyone on the network can read tokens. Use https, or pass allowInsecureHttp: true on a local network.',
  )
}
