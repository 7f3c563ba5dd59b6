import { ACCESS_TOKEN_MIN_REMAINING_MILLIS } from '@latchkey/contract/constants'
import { LatchkeyError, UsageError } from '@latchkey/contract/errors/error'
import { accessTokenErrors } from '@latchkey/contract/errors/families'
import { API_PREFIX } from '@latchkey/contract/names'
import { deleteCurrentSession } from '@latchkey/contract/routes/current-session'
import { completeCliLogin } from '@latchkey/contract/routes/sign-in/cli'
import { authorizeCrossDomain } from '@latchkey/contract/routes/sign-in/oauth'
import type { Client } from '../../client/client.js'
import { endAtService } from '../../flows/end-at-service.js'
import { decodeAccessToken } from '../../session/access-token.js'
import { isEndedByPage } from '../../session/stores/ended-by-page.js'
import { cookieNames } from '../../session/stores/session-cookies.js'
import { markerName, UNKNOWN_SESSION_ID } from '../../session/stores/session-marker.js'
import { noTokens, type RefreshedTokens, type TokenPair } from '../../session/tokens.js'
import {
  DEFAULT_SESSION_PATH,
  HELD_TOKEN,
  isSessionPath,
  OTHER_USER_TOKEN,
  type PageCall,
  SESSION_ENDED_HEADER,
} from '../protocol.js'
import {
  type HandlerCookieNames,
  HandlerCookies,
  readStoredCookies,
  type StoredCookies,
} from './handler-cookies.js'
import { fillRefreshToken, maskTokens, type NewTokens } from './held-tokens.js'
import {
  hasSecurePage,
  isFromOwnPage,
  isOwnNavigation,
  readPageCall,
  refused,
  resultResponse,
  toServiceRequest,
  unreachable,
} from './page-call.js'
import { ServiceCalls } from './service-calls.js'

/** Options of `createSessionHandler`. */
export interface SessionHandlerOptions {
  /** Path of the handler, the `sessionPath` of the page's app. Default: `/api/latchkey`. */
  path?: string | undefined
  /**
   * Returns the address of the browser, which the service limits failed sign-ins by; the service must have this server in
   * `trustedProxies`. Without it, all visitors share the limits of this server's address. Read it from what your server or
   * its proxy vouches for: a visitor who can choose it escapes the limits.
   *
   * @example clientAddress: (request) => request.headers.get('cf-connecting-ip')
   */
  clientAddress?: ((request: Request) => string | null | undefined) | undefined
}

/** Handles a request of the page, and resolves to the response. */
export type SessionHandler = (request: Request) => Promise<Response>

/** Refreshes a session; resolves to null if it has ended. */
export interface Refresh {
  /** Once for all requests of the next minute. */
  shared(refreshToken: string): Promise<RefreshedTokens | null>
  /** After the service has rejected an access token. */
  again(refreshToken: string): Promise<RefreshedTokens | null>
}

const MAX_BODY_BYTES = 1_000_000

const AUTHORIZE = /^\/auth\/oauth\/authorize\/[^/]+$/

/** The session of one request. */
interface OpenSession {
  readonly tokens: TokenPair
  readonly isRefreshed: boolean
  /** Whether the service has said that the session in the cookies has ended. */
  readonly hasEnded: boolean
}

const signedOut: OpenSession = { tokens: noTokens, isRefreshed: false, hasEnded: false }

/** A request of the page and the response that is made for it. */
interface Exchange {
  readonly request: Request
  /** Below the path of the API. */
  readonly path: string
  readonly session: OpenSession
  readonly stored: StoredCookies
  readonly headers: Headers
  readonly cookies: HandlerCookies
  readonly names: HandlerCookieNames
}

/**
 * Creates the handler of a server that holds the sessions of its pages: it stores the tokens in cookies that no script
 * can read, and passes the calls of the page on to the service with them.
 */
export function createSessionHandler(
  client: Client,
  refresh: Refresh,
  { path = DEFAULT_SESSION_PATH, clientAddress }: SessionHandlerOptions = {},
): SessionHandler {
  if (!isSessionPath(path))
    throw new UsageError('INVALID_ARGUMENT', 'path must be like /api/latchkey.')
  const handler = new Handler(client, refresh, { path, clientAddress })
  return (request) => handler.handle(request)
}

class Handler {
  readonly #client: Client
  readonly #refresh: Refresh
  readonly #calls: ServiceCalls
  readonly #prefix: string
  readonly #clientAddress: SessionHandlerOptions['clientAddress']

  constructor(client: Client, refresh: Refresh, { path, clientAddress }: SessionHandlerOptions) {
    this.#client = client
    this.#refresh = refresh
    this.#calls = new ServiceCalls(client)
    this.#prefix = path + API_PREFIX
    this.#clientAddress = clientAddress
  }

  async handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(`${this.#prefix}/`))
      return refused(404, `The session handler has only paths below ${this.#prefix}.`)
    const path = decodeUnreserved(pathname.slice(this.#prefix.length))
    const isAuthorization = request.method === 'GET' && AUTHORIZE.test(path)
    if (!(isAuthorization ? isOwnNavigation(request) : isFromOwnPage(request)))
      return refused(403, 'Only pages of this origin may call the session handler.')
    if (path === authorizeCrossDomain.path)
      return refused(404, 'A session that a server holds cannot be continued on another domain.')
    const call = readPageCall(request)
    const refusal = isAuthorization ? undefined : this.#refusal(request, call)
    if (refusal) return refusal

    const isSecure = hasSecurePage(request, this.#client.options.allowInsecureHttp)
    const names = this.#cookieNames(isSecure)
    const stored = readStoredCookies(request, names)
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    const cookies = new HandlerCookies(headers, names, isSecure)
    const hasEnded = isEndedByPage(stored.marker, stored.tokens)
    try {
      const signsOut = isSignOut(request.method, path)
      if (hasEnded) {
        const end = () => this.#end(stored.tokens)
        // Each later request of the page comes here until the service has responded.
        await (signsOut ? end() : this.#calls.unlessFailing(end))
        cookies.removeAccessToken()
      }
      // A page marks its session as ended first. Another marker is that of a later session, which goes on.
      if (signsOut)
        return resultResponse({ status: 200, code: null, fields: { success: true } }, headers)
      const session = hasEnded ? signedOut : await this.#open(stored)
      const exchange = { request, path, session, stored, headers, cookies, names }
      return call === undefined || isAuthorization
        ? await this.#redirect(exchange)
        : await this.#forward(exchange, call)
    } catch (error) {
      this.#client.platform.report(error)
      return unreachable()
    }
  }

  /** Returns the response to a request that no app of this project sends. */
  #refusal({ headers }: Request, call: PageCall | undefined): Response | undefined {
    if (call === undefined)
      return refused(400, 'The page and the session handler have different versions of Latchkey.')
    if (call.projectId !== this.#client.settings.projectId)
      return refused(400, 'The page and the session handler are of different projects.')
    if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
      return refused(413, 'The body is too large.')
    return undefined
  }

  /** Ends a session at the service. Rejects if the service did not respond. */
  async #end({ accessToken, refreshToken }: TokenPair): Promise<void> {
    if (refreshToken === null) return
    // The cookie stays after the end, so the service is asked about it once a minute only.
    const current =
      accessToken === null ? await this.#refresh.shared(refreshToken) : { accessToken }
    if (current !== null && !(await endAtService(this.#client, { ...current, refreshToken })))
      throw new LatchkeyError('TIMEOUT', {
        status: 0,
        message: 'The service has not confirmed the end of a session in time.',
        details: { isOffline: !this.#client.platform.isOnline() },
      })
  }

  /** Refreshes the access token of a session if it expires soon. */
  async #open({ tokens }: StoredCookies): Promise<OpenSession> {
    const { accessToken, refreshToken } = tokens
    if (refreshToken === null) return signedOut
    const { expiresAtMillis = 0 } = decodeAccessToken(accessToken) ?? {}
    const remaining = expiresAtMillis - this.#client.platform.clock.wall()
    if (accessToken !== null && remaining >= ACCESS_TOKEN_MIN_REMAINING_MILLIS)
      return { tokens: { accessToken, refreshToken }, isRefreshed: false, hasEnded: false }
    return this.#refreshed(refreshToken, 'shared')
  }

  async #refreshed(refreshToken: string, how: keyof Refresh): Promise<OpenSession> {
    const refreshed = await this.#refresh[how](refreshToken)
    if (refreshed === null) return { ...signedOut, hasEnded: true }
    const tokens = { accessToken: refreshed.accessToken, refreshToken }
    return { tokens, isRefreshed: true, hasEnded: false }
  }

  /** Sends the browser to a provider. Only the service sees the access token in the URL. */
  async #redirect(exchange: Exchange): Promise<Response> {
    const { request, path, session, headers } = exchange
    const query = new URL(request.url).searchParams
    const { accessToken } = session.tokens
    if (query.get('token') === HELD_TOKEN) {
      query.delete('token')
      if (accessToken !== null) query.set('token', accessToken)
    }
    this.#writeSession(exchange, session)
    headers.set('Location', `${this.#client.settings.apiUrl}${path}?${query}`)
    headers.set('Referrer-Policy', 'no-referrer')
    return new Response(null, { status: 307, headers })
  }

  /** Passes a call on to the service, and the result without the tokens in it to the page. */
  async #forward(exchange: Exchange, call: PageCall): Promise<Response> {
    const { request, path, stored, headers, cookies } = exchange
    const body = await request.text()
    if (body.length > MAX_BODY_BYTES) return refused(413, 'The body is too large.')
    const target = path + new URL(request.url).search
    const address = this.#clientAddress?.(request)
    const requestWith = (tokens: TokenPair) => {
      const text = path === completeCliLogin.path ? fillRefreshToken(body, tokens) : body
      return toServiceRequest(request, call, target, text)
    }
    const send = ({ tokens }: OpenSession) =>
      this.#calls.send(request, call, requestWith(tokens), tokens, address)
    let { session } = exchange
    let response = await send(session)
    const { refreshToken } = session.tokens
    if (refreshToken !== null && accessTokenErrors.some((code) => code === response.knownError)) {
      session = await this.#refreshed(refreshToken, 'again')
      response = await send(session)
    }
    if (response.text === undefined)
      return refused(502, 'The response of the service is over 10 MB.')
    const isOther = ({ accessToken }: NewTokens) => {
      const userId = decodeAccessToken(session.tokens.accessToken)?.userId
      const isAgain = call.isSigningInAgain && userId !== undefined
      return isAgain && userId !== decodeAccessToken(accessToken)?.userId
    }
    const { text, begun } = maskTokens(response.text, (tokens) =>
      isOther(tokens) ? OTHER_USER_TOKEN : HELD_TOKEN,
    )
    if (begun === undefined) this.#writeSession(exchange, session)
    else if (isOther(begun)) await endAtService(this.#client, begun)
    else {
      cookies.setTokens(begun.accessToken, begun.refreshToken, stored.olderNames)
      cookies.setMarker(begun.accessToken)
      await this.#endReplaced(session.tokens, begun)
    }
    const result = this.#calls.resultOf({ ...response, text }, requestWith(session.tokens))
    return resultResponse(result, headers)
  }

  /** A new sign-in ends the session before it (OWASP ASVS 5.0, 7.2.4). */
  async #endReplaced(previous: TokenPair, begun: NewTokens): Promise<void> {
    const previousId = decodeAccessToken(previous.accessToken)?.sessionId
    if (previousId !== undefined && previousId !== decodeAccessToken(begun.accessToken)?.sessionId)
      await endAtService(this.#client, previous)
  }

  /**
   * Writes what has changed in a session. The cookie with its refresh token stays, because another tab may have replaced it,
   * unless it may be one that scripts can read: that of a session without a marker, or of an older version, which a tab that
   * was open before may still write.
   */
  #writeSession(
    { stored, headers, cookies, names }: Exchange,
    { tokens, isRefreshed, hasEnded }: OpenSession,
  ): void {
    const { marker, olderNames } = stored
    if (hasEnded)
      headers.set(
        SESSION_ENDED_HEADER,
        `${names.marker} ${marker?.sessionId ?? UNKNOWN_SESSION_ID}`,
      )
    const { accessToken, refreshToken } = tokens
    if (accessToken === null || refreshToken === null) return
    // First: without a marker, the page is signed out as soon as it cannot read the tokens any more.
    if (marker?.sessionId !== decodeAccessToken(accessToken)?.sessionId)
      cookies.setMarker(accessToken)
    if (marker === undefined || olderNames.length > 0)
      cookies.setTokens(accessToken, refreshToken, olderNames)
    else if (isRefreshed) cookies.setAccessToken(accessToken, refreshToken)
  }

  #cookieNames(isSecure: boolean): HandlerCookieNames {
    const { cookiePrefix, olderCookiePrefix, projectId } = this.#client.settings
    const prefix = isSecure ? cookiePrefix : (olderCookiePrefix ?? cookiePrefix)
    return { ...cookieNames(prefix, projectId), marker: markerName(prefix, projectId) }
  }
}

/**
 * Decodes the characters of a path that need no encoding. The service does the same, so an encoded path would otherwise
 * reach a call around the rules that this handler has for it.
 *
 * @see RFC 3986, section 6.2.2.2
 */
const decodeUnreserved = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (octet) => {
    const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : octet
  })

const isSignOut = (method: string, path: string): boolean =>
  method === deleteCurrentSession.method && path === deleteCurrentSession.path
