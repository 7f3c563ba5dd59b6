import { REFRESH_COOKIE_SECONDS } from '@latchkey/contract/constants'
import { deleteCurrentSession } from '@latchkey/contract/routes/current-session'
import type { Client, SessionMode } from '../../client/client.js'
import { clientError, sessionChanged, signedInAsOtherUser } from '../../errors/client-error.js'
import { Emitter } from '../../lib/emitter.js'
import type { CookieJar, Platform } from '../../platform/platform.js'
import {
  type ClientSession,
  END_TIMEOUT_MILLIS,
  type GetTokensOptions,
} from '../../session/client-session.js'
import { parseCookies } from '../../session/stores/cookie-text.js'
import { assertCookies, watchCookies } from '../../session/stores/cookie-watch.js'
import {
  cookieNames,
  type CookieNames,
  hasRefreshToken,
} from '../../session/stores/session-cookies.js'
import { noTokens, type TokenPair } from '../../session/tokens.js'
import { HandlerRequest } from './handler-request.js'
import { HELD_TOKEN, OTHER_USER_TOKEN } from '../protocol.js'
import {
  endedText,
  markerName,
  readMarker,
  type SessionMarker,
  UNKNOWN_SESSION_ID,
} from '../../session/stores/session-marker.js'

const heldTokens: TokenPair = { accessToken: HELD_TOKEN, refreshToken: HELD_TOKEN }

interface HeldSessionOptions {
  readonly platform: Platform
  readonly jar: CookieJar
  /** The name of the marker's cookie. */
  readonly cookieName: string
  /** The names of the cookies in which the app has kept sessions in the browser before. */
  readonly olderCookies: CookieNames
  readonly onChange: (state: ClientSession['state']) => void
  readonly onReconnect: () => void
  /** Emits after each response of the server, which can have begun or ended the session. */
  readonly responses: Emitter
  /**
   * Lets the server end the session of its cookies. Resolves to whether it has confirmed that within 3 s.
   *
   * @param isStale returns whether the request must not be repeated
   */
  readonly endAtService: (isStale: () => boolean) => Promise<boolean>
}

/**
 * The session whose tokens the app's server holds in cookies that no script can read. All tabs read the marker beside
 * them, which the server sets and which only says whose session it is.
 */
class HeldSession implements ClientSession {
  readonly holdsTokens = false
  readonly #options: HeldSessionOptions
  readonly #changes: Emitter
  #state: ClientSession['state'] = { status: 'signed-out', generation: 0 }
  #sessionId: string | undefined
  /** Undefined when signed out, and until the server has taken over the session of older cookies. */
  #marker: SessionMarker | undefined
  /** The session that has ended here. The response to an older request can set its marker again. */
  #endedSessionId: string | undefined
  #stopWatching: (() => void) | undefined

  constructor(options: HeldSessionOptions) {
    this.#options = options
    this.#changes = new Emitter(options.platform.report, () => this.#watch())
  }

  get state(): ClientSession['state'] {
    if (!this.#stopWatching) this.#sync()
    return this.#state
  }

  get userId(): string | undefined {
    return this.state.status === 'active' ? this.#marker?.userId : undefined
  }

  get signInAgeMillis(): number | null {
    const signedInAt = this.userId === undefined ? 0 : (this.#marker?.signedInAt ?? 0)
    if (signedInAt === 0) return null
    return Math.max(0, this.#options.platform.clock.wall() - signedInAt * 1000)
  }

  subscribe(listener: () => unknown): () => void {
    return this.#changes.subscribe(() => listener())
  }

  /** Reads the marker that the server has set with the response to the sign-in. */
  signIn({ accessToken }: TokenPair): void {
    if (accessToken === OTHER_USER_TOKEN) throw signedInAsOtherUser()
    this.#endedSessionId = undefined
    this.#sync()
    if (accessToken === HELD_TOKEN && this.#state.status === 'active') return
    if (accessToken === HELD_TOKEN) this.assertStorable()
    throw clientError(
      'INVALID_CONFIGURATION',
      'The sign-in did not set the cookies of the session. Check that sessionPath is the path of the session handler of your server.',
    )
  }

  /** The server has compared the users, and has ended the session before. */
  async signInAgain(tokens: TokenPair): Promise<void> {
    this.signIn(tokens)
  }

  signOut(): TokenPair {
    const { generation } = this.state
    this.#sync()
    if (this.#state.status === 'signed-out' || this.#state.generation !== generation)
      return noTokens
    this.end()
    return heldTokens
  }

  async endAtService({ refreshToken }: TokenPair): Promise<boolean> {
    if (refreshToken === null) return true
    // After another sign-in, the cookies of a repeated request would be those of the new session.
    return this.#options.endAtService(() => !this.#hasEndedMarker())
  }

  assertGeneration(generation: number | undefined): void {
    const { state } = this
    if (generation === undefined || state.status === 'signed-out') return
    if (generation !== state.generation)
      throw sessionChanged('The session has changed. Read the user again.')
  }

  end(): void {
    const { jar, cookieName } = this.#options
    const sessionId = this.#sessionId
    if (sessionId === undefined) return
    this.#endedSessionId = sessionId
    // The server ends a session with this marker, if the page cannot reach it now.
    jar.write(cookieName, endedText(sessionId), { maxAgeSeconds: REFRESH_COOKIE_SECONDS })
    this.#sync()
  }

  /** The server refreshes its tokens itself. */
  rejectAccessToken(): void {}

  assertStorable(): void {
    assertCookies(this.#options.jar, this.#options.cookieName)
  }

  async getTokens({ generation }: GetTokensOptions = {}): Promise<TokenPair> {
    this.#sync()
    if (this.#state.status === 'signed-out') return noTokens
    this.assertGeneration(generation)
    return heldTokens
  }

  dispose(): void {
    this.#stopWatching?.()
    this.#stopWatching = undefined
  }

  #sync(): void {
    const { jar, cookieName, olderCookies, onChange } = this.#options
    const cookies = parseCookies(jar.read())
    const marker = readMarker(cookies, cookieName)
    this.#marker = marker?.userId === undefined || this.#hasEndedHere(marker) ? undefined : marker
    const isOlder = !marker && hasRefreshToken(cookies, olderCookies)
    const sessionId = isOlder ? UNKNOWN_SESSION_ID : this.#marker?.sessionId
    if (sessionId === this.#sessionId) return
    this.#sessionId = sessionId
    const status = sessionId === undefined ? 'signed-out' : 'active'
    this.#state = { status, generation: this.#state.generation + 1 }
    onChange(this.#state)
    void this.#changes.emit()
  }

  /** The server can take over a session of older cookies after its end here. Its marker is the next one. */
  #hasEndedHere({ sessionId }: SessionMarker): boolean {
    return this.#endedSessionId === sessionId || this.#endedSessionId === UNKNOWN_SESSION_ID
  }

  /** Whether the session has ended in this browser, and not yet at the service. */
  #hasEndedMarker(): boolean {
    const { jar, cookieName } = this.#options
    const marker = readMarker(parseCookies(jar.read()), cookieName)
    return marker !== undefined && marker.userId === undefined
  }

  #watch(): () => void {
    this.#sync()
    const { platform, jar, onReconnect, responses } = this.#options
    const stopLifecycle = platform.onLifecycle?.((event) => {
      this.#sync()
      if (event !== 'online') return
      if (this.#hasEndedMarker()) void this.endAtService(heldTokens)
      onReconnect()
    })
    const stopCookies = watchCookies(platform, jar, () => this.#sync())
    // Events of cookies may arrive later, and some browsers have none.
    const stopResponses = responses.subscribe(() => this.#sync())
    this.#stopWatching = () => {
      stopLifecycle?.()
      stopCookies()
      stopResponses()
    }
    return () => this.dispose()
  }
}

const noPage = () =>
  clientError(
    'INVALID_CONFIGURATION',
    "sessions: 'server' needs a page with cookies. On a server, use a ServerApp, and pass the request to it.",
  )

/** Opens the session of a page whose server holds the tokens. */
function openHeldSession(client: Client, responses: Emitter): HeldSession {
  const { platform, settings } = client
  if (!platform.cookies) throw noPage()
  return new HeldSession({
    platform,
    jar: platform.cookies,
    cookieName: markerName(settings.cookiePrefix, settings.projectId),
    olderCookies: cookieNames(settings.cookiePrefix, settings.projectId),
    onChange: (state) => client.reportSession(state),
    onReconnect: () => void client.invalidateAll(),
    responses,
    endAtService: (isStale) => endAtService(client, isStale),
  })
}

const endAtService = (client: Client, isStale: () => boolean): Promise<boolean> =>
  client.tasks
    .run(() => client.http.request(deleteCurrentSession, {}, { isStale }).then(() => true), {
      timeout: { millis: END_TIMEOUT_MILLIS, onTimeout: () => false },
    })
    .catch((error: unknown) => {
      client.platform.report(error)
      return false
    })

/**
 * Returns the mode of a page whose server holds the tokens of the session.
 *
 * @param responses emits after each response of the server
 */
export const heldSessions = (responses: Emitter): SessionMode => ({
  open: (client) => openHeldSession(client, responses),
  send: async (environment, request, options) => {
    if (!environment.platform.navigation) throw noPage()
    const onResponse = () => void responses.emit()
    return new HandlerRequest(environment, request, options, onResponse).send()
  },
})
