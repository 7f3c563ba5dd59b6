import type { AppEvent } from './events.js'
import type { RedirectMethod } from '../flows/navigate.js'
import type { FlowOptions } from '../resources/context.js'
import type { PageUrls } from '../redirect/urls.js'
import type { Platform } from '../platform/platform.js'
import type { RequestLike } from '../session/stores/request.js'
import type { TokenPair } from '../session/tokens.js'

/**
 * Where an app keeps its session: in cookies of the page's origin, in this process, as given, or
 * nowhere (`null`: methods that need a session then throw).
 *
 * On a server, the session of a request: from its `x-stack-auth` header, as `getAuthHeaders()` makes
 * it, else from its cookies. Changes stay in memory.
 */
export type TokenStoreOption = 'cookie' | 'memory' | RequestLike | TokenPair | null

/** Options of `new ClientApp(options)`. What is left out is read from the environment, at first use. */
export interface ClientAppOptions extends FlowOptions {
  /** Default: `LATCHKEY_PROJECT_ID`, also with a bundler's public prefix. */
  projectId?: string | undefined
  /** Default: `LATCHKEY_PUBLISHABLE_CLIENT_KEY`, also with a bundler's public prefix. */
  publishableClientKey?: string | undefined
  /** Address of the service. Default: `LATCHKEY_API_URL`. */
  baseUrl?: string | { browser: string; server: string } | undefined
  /** Default: `'cookie'` in a browser; on a server it must be said. */
  tokenStore?: TokenStoreOption | undefined
  /** Absolute redirect targets that are let through. Default: none, relative targets only. */
  trustedOrigins?: readonly string[] | undefined
  /** Cookie names begin with it. Default: `latchkey`. */
  cookiePrefix?: string | undefined
  /** Protocol headers begin with it. Default: `X-Stack-`. */
  headerPrefix?: string | undefined
  /** Addresses of the pages, where they differ from the defaults under `/handler`. */
  urls?: Partial<PageUrls> | undefined
  /** Default: `'window'` in a browser, `'none'` elsewhere. */
  redirectMethod?: RedirectMethod | undefined
  /**
   * Go with every request, such as what a proxy in front of the service asks for. They replace none of the
   * kit's own. In a browser, the service's CORS has to allow each of them.
   *
   * @example extraRequestHeaders: { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret }
   */
  extraRequestHeaders?: Readonly<Record<string, string>> | undefined
  /**
   * Is told of attempts of requests, of changes of the session and of redirects that were refused:
   * shortly after they have happened, and in their order. Nothing in an event is secret.
   *
   * @example
   * onEvent: (event) => {
   *   if (event.type === 'retry') show(`Trying again in ${event.waitMillis / 1000} s`)
   * }
   */
  onEvent?: ((event: AppEvent) => void | Promise<void>) | undefined
  /** Prints these events to the console. Default: whether `LATCHKEY_DEBUG` is set. */
  debug?: boolean | undefined
  /**
   * Sends every request, in place of the global `fetch`: through a proxy, or in a test. It is given the
   * address as a text, and all headers, the kit's own too.
   */
  fetch?: typeof globalThis.fetch | undefined
  /** Stands in for parts of the browser, for other runtimes and tests. */
  platform?: Partial<Platform> | undefined
}
