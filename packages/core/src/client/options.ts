import type { NavigatorOptions } from '../navigation/navigator.js'
import type { PlatformOptions } from '../platform/default-platform.js'
import type { RequestLike } from '../session/stores/request.js'
import type { CookieFormat } from '../session/stores/session-cookies.js'
import type { TokenPair } from '../session/tokens.js'
import type { EventOptions } from './events.js'

/**
 * Where an app keeps its session: in cookies of the page's origin, in the memory of this process, in memory and starting
 * with the given tokens, or nowhere (`null`: methods that need a session then throw).
 */
export type TokenStoreOption = 'cookie' | 'memory' | TokenPair | null

/** A sign-in that waits for its second factor. */
export interface SecondFactorAttempt {
  /** Goes with the six digits to `signInWithMfa`. It is a secret: never in a URL or a cookie. */
  readonly attemptCode: string
}

/** Options of sign-in flows. */
export interface FlowOptions {
  /**
   * Scopes to request from a provider whenever a user signs in with it or links it, by the provider's ID in small
   * letters, such as `github`.
   */
  oauthScopesOnSignIn?: { readonly [provider: string]: readonly string[] } | undefined
  /** Asks the user for the six digits of the second factor. Default: the page `mfa` does. */
  onMultiFactorRequired?: ((attempt: SecondFactorAttempt) => Promise<string>) | undefined
}

/** Options of a client. Missing settings are read from the environment when they are first needed. */
export interface ClientOptions
  extends FlowOptions, NavigatorOptions, PlatformOptions, EventOptions {
  /** Default: `LATCHKEY_PROJECT_ID`, also with a bundler's public prefix. */
  projectId?: string | undefined
  /**
   * Default: `LATCHKEY_PUBLISHABLE_CLIENT_KEY`, also with a bundler's public prefix. Optional for a project that serves
   * clients without a key, such as one with `allowClientsWithoutKey`.
   */
  publishableClientKey?: string | undefined
  /** Address of the service, https except on this machine. Default: `LATCHKEY_API_URL`. */
  baseUrl?: string | { browser: string; server: string } | undefined
  /**
   * Accepts a `baseUrl` with plain http on another machine. Anyone on the network can then read passwords and tokens:
   * use it for local networks only. Default: false.
   */
  allowInsecureHttp?: boolean | undefined
  /** Default: `'cookie'` in a browser. Required on a server. */
  tokenStore?: TokenStoreOption | RequestLike | undefined
  /**
   * First part of the names of cookies. Default: `__Host-latchkey` on pages with https, so that no other host of your domain
   * can set these cookies, and `latchkey` on pages with http. The client moves a session from `latchkey` cookies on https.
   */
  cookiePrefix?: string | undefined
  /**
   * How the browser stores the session: `'plain'`, or `'json'` for the cookies of Stack Auth's client since 2.8.77. Both are
   * read, so users stay signed in when it changes. Default: `'plain'`.
   */
  cookieFormat?: CookieFormat | undefined
  /** First part of the names of protocol headers: `X-Stack-` or `X-Hexclave-`. Default: `X-Stack-`. */
  headerPrefix?: string | undefined
  /**
   * Headers to send with every request, such as credentials for a proxy in front of the service. They don't replace
   * headers of the client. In a browser, the CORS settings of the service must allow each of them.
   *
   * @example extraRequestHeaders: { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret }
   */
  extraRequestHeaders?: Readonly<Record<string, string>> | undefined
}
