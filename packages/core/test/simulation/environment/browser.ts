import { readMarker } from '../../../src/session/stores/session-marker.js'
import { HANDLER_URL } from './app-servers.js'
import { ACCESS, HELD_REFRESH, Jar, MARKER, REFRESH } from './jar.js'
import { Keys } from './keys.js'
import { LockTable } from './locks.js'
import type { Destination, HttpResponse, Network, PageRequest } from './network.js'
import { openApp } from './open-app.js'
import { Page, type Surroundings, type Tab } from './page.js'
import { Provider } from './provider.js'
import { checkRequest, checkSetCookies, refreshTokenOf } from '../requests.js'
import { type Draw, drawFrom } from '../random.js'
import type { Scheduler } from '../scheduler.js'
import type { Session } from './server-model.js'
import type { World } from '../world.js'

interface Cause {
  outside?: true
  signOut?: Page
}

interface CookieState {
  readonly token: string | undefined
  readonly session: string | undefined
}

/** Time within which a page detects cookies that another tab has changed. */
const NEWS_MILLIS = 150

/** A browser with its tabs and its reference state. Browsers share nothing. */
export class Browser implements Surroundings {
  readonly scheduler: Scheduler
  readonly network: Network
  readonly seed: number
  readonly jar: Jar
  readonly locks: LockTable | undefined
  readonly keys: Keys
  wallOffset: number
  pages: Page[] = []
  /** Sessions that were started in this browser. */
  readonly startedSessions = new Set<Session>()
  /** Sessions that a user has ended in this browser. */
  readonly signedOut = new Set<string>()
  /** Sessions that are being ended at the service although a planted cookie of theirs is left. */
  readonly #endingSessions = new Set<string>()
  /** Refresh tokens in responses to sign-ins. */
  readonly freshTokens = new Set<string>()
  /** Sessions whose cookies a sign-in has set. */
  readonly freshMarkers = new Set<string>()
  /** Refresh tokens that the service has rejected as expired. */
  readonly #rejectedTokens = new Set<string>()
  readonly #provider: Provider
  /** The user whose session the cookies held, with the time of each change. */
  readonly history: { at: number; user: string | null; session?: Session | undefined }[] = [
    { at: 0, user: null },
  ]
  #cookieState: CookieState = { token: undefined, session: undefined }
  #version = 0
  /** The causes in this event that may change the cookies. */
  #cause: Cause = {}
  #pageCount = 0
  /** Pages whose shown user changed in this event. */
  readonly #changed = new Set<Page>()

  /** @param name prefix of the names of its pages */
  constructor(
    readonly world: World,
    readonly name: string,
  ) {
    const { config, scheduler, network } = world
    this.scheduler = scheduler
    this.network = network
    this.seed = config.seed
    this.wallOffset = config.deviceSkew
    this.jar = new Jar(scheduler, config.news, config.mode === 'server')
    this.locks = config.locks === 'none' ? undefined : new LockTable(config.locks === 'orphaned')
    this.keys = new Keys(scheduler, drawFrom(config.seed, `${name}keys`))
    this.#provider = new Provider(this)
  }

  reportViolation(rule: string, what: string): void {
    this.world.reportViolation(rule, what)
  }

  /** Whether the app's server holds the session. */
  get #isHeld(): boolean {
    return this.world.config.mode === 'server'
  }

  openApp(options: Parameters<Surroundings['openApp']>[0]) {
    return openApp(this.world.config.mode, options)
  }

  destination(): Destination {
    const { jar, network, world } = this
    if (!this.#isHeld) return network.service
    return {
      url: HANDLER_URL,
      isOut: false,
      cookies: {
        header: jar.header,
        store: (request, lines) => {
          checkSetCookies(this, request, lines)
          jar.receive(lines)
        },
      },
      receive: (request, respond) => world.appServers.receive(request, respond),
    }
  }

  onShow(page: Page): void {
    this.#changed.add(page)
  }

  onLeave(page: Page, url: string): void {
    this.#provider.visit(page, url)
  }

  onRequest(request: PageRequest, page: Page): void {
    checkRequest(this, page, request)
  }

  onResponse(request: PageRequest, { headers, text }: HttpResponse): void {
    const { path, body } = request
    const form = body instanceof URLSearchParams ? body : undefined
    if (this.#isHeld) return
    const token = refreshTokenOf(request) ?? ''
    if (headers['x-stack-known-error'] === 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED') {
      this.#rejectedTokens.add(token)
      this.#checkRejection(token)
    } else if (path === '/auth/password/sign-in' || form?.has('code')) {
      const { refresh_token = '' } = JSON.parse(text) as { refresh_token?: string }
      this.freshTokens.add(refresh_token)
      this.recordSession(refresh_token)
    } else if (this.world.config.mode === 'bound' && this.freshTokens.has(token)) {
      // The page stores the successor of the token that it received with the sign-in.
      const { refresh_token = '' } = JSON.parse(text) as { refresh_token?: string }
      this.freshTokens.add(refresh_token)
    }
  }

  /** Checks that the service rejects no session because of its key, unless the browser has lost the key. */
  #checkRejection(refreshToken: string): void {
    const session = this.world.server.sessionOf(refreshToken)
    if (session && !session.ended && !this.keys.wasLost)
      this.reportViolation('C1', `the service rejects the key of ${session.id}`)
  }

  /** Records that a session was started in this browser. */
  recordSession(refreshToken: string): void {
    const session = this.world.server.sessionOf(refreshToken)
    if (session) this.startedSessions.add(session)
  }

  /** Starts a session that no page of the app started, and returns its tokens. */
  tokensFor(user: string) {
    const tokens = this.world.server.signIn(user)
    this.recordSession(tokens.refresh_token)
    return tokens
  }

  openPage(tab?: Tab): Page {
    const page = new Page(`${this.name}t${++this.#pageCount}`, this, tab)
    this.pages.push(page)
    return page
  }

  leavePage(page: Page): void {
    page.leave()
    this.pages = this.pages.filter((other) => other !== page)
    this.world.forget(page)
  }

  /** Changes cookies from outside of the app. */
  change(run: (jar: Jar) => void): void {
    this.#cause.outside = true
    run(this.jar)
  }

  /** Restores an older refresh token of the current session, as a browser does that restores a copy of its cookies. */
  restoreCookies(draw: Draw): void {
    const { session } = this
    if (!session) return
    this.#signInAgain(session)
    const token = draw.pick(session.family.tokens)
    this.change((jar) => {
      if (this.#isHeld) return void jar.hidden.set(HELD_REFRESH, token)
      jar.plant(REFRESH, token)
      jar.plant(ACCESS, undefined)
    })
  }

  /** Plants cookies beside those of the pages, for a while: each page warns once (CK12). */
  plantBeside(
    tokens: { access?: string; refresh: string },
    isFirst: boolean,
    millis: number,
  ): void {
    const { jar, scheduler } = this
    const session = this.world.server.sessionOf(tokens.refresh)
    if (session) this.#signInAgain(session)
    this.change(() => {
      jar.plantBeside(REFRESH, tokens.refresh, isFirst)
      if (tokens.access) jar.plantBeside(ACCESS, tokens.access, isFirst)
    })
    const plant = { from: scheduler.now, until: Infinity }
    jar.plants.push(plant)
    scheduler.after(millis, 'weeds', () => {
      const isSeen = jar.isPlanted && jar.changedAt + NEWS_MILLIS < scheduler.now
      if (isSeen && new Set(jar.valuesOf(REFRESH)).size > 1) this.#checkWarnings()
      this.weed()
    })
  }

  /** Records that a token was planted, even if its session had ended before. */
  #signInAgain(session: Session): void {
    session.isCopied = true
    if (this.signedOut.has(session.id)) this.#endingSessions.add(session.id)
    for (const { signedOut } of [this, ...this.pages]) signedOut.delete(session.id)
  }

  /** Removes the cookies that were planted beside others. */
  weed(): void {
    this.change((jar) => jar.weed())
    const { now } = this.scheduler
    for (const plant of this.jar.plants) plant.until = Math.min(plant.until, now)
  }

  #checkWarnings(): void {
    for (const { name, frozenUntil, isDisposed, warnings } of this.pages) {
      if (frozenUntil + NEWS_MILLIS > this.scheduler.now || isDisposed) continue
      const times = warnings.filter((text) => text.startsWith('Several paths')).length
      if (times !== 1)
        this.reportViolation('CK12', `${name} says ${times} times that two cookies differ`)
    }
  }

  /** Records that a page signs out in this event. */
  signsOut(page: Page): void {
    this.#cause.signOut = page
    // The planted cookie may have a token of the same session, which the page ends at the service anyway.
    if (this.jar.isPlanted && this.#cookieState.session)
      this.#endingSessions.add(this.#cookieState.session)
  }

  /** Returns whether a page may still refresh a session in order to end it at the service. */
  isEnding(session = ''): boolean {
    return this.signedOut.has(session) || this.#endingSessions.has(session)
  }

  signOut(page: Page): void {
    // No session can be ended while cookies cannot be changed, so no rule applies.
    if (this.jar.isBlocked) return
    this.signsOut(page)
    this.world.follow(page, 'signs out', page.app.signOut({ noRedirect: true }))
  }

  /** Returns whether a page signs out in this event. */
  isSigningOut(page: Page): boolean {
    return this.#cause.signOut === page
  }

  /** Returns whether a call that a page made at this time may return a user; null means signed out. */
  maySee(user: string | null, since: number, page: Page): boolean {
    // A page detects a change late if it was frozen.
    let from = Math.min(since, page.freezes.at(-1)?.from ?? since) - NEWS_MILLIS
    // A page that is frozen again right after it resumed has detected nothing in between.
    for (const freeze of page.freezes.toReversed())
      if (freeze.until >= from) from = Math.min(from, freeze.from - NEWS_MILLIS)
    // A sign-out while a cookie is planted ends the session on that page only.
    if (user === null && this.jar.plants.some(({ until }) => until >= from)) return true
    return this.history.some(
      (entry, index) =>
        (entry.user === user || (user === null && this.#hasEnded(entry.session))) &&
        (this.history[index + 1]?.at ?? Infinity) >= from,
    )
  }

  /** True if the service ended the session, or rejects it without its key, even if its cookie could not be removed. */
  #hasEnded(session: Session | undefined): boolean {
    const isKeyLost = session?.family.isBound && this.keys.wasLost
    return isKeyLost || session?.ended !== undefined || this.isEnding(session?.id)
  }

  /** The session that the cookies hold, if the service knows it. */
  get session(): Session | undefined {
    const { session } = this.#cookieState
    return session === undefined ? undefined : this.world.server.sessions.get(session)
  }

  /** The session whose refresh token is in the cookies of the app's server. */
  get heldSession(): Session | undefined {
    return this.world.server.sessionOf(this.jar.hidden.get(HELD_REFRESH))
  }

  get cookiesAreEmpty(): boolean {
    return this.#cookieState.token === undefined
  }

  /** Returns whether a page may still use a token. A change at this moment may be unknown to pages. */
  isInUse(token: string): boolean {
    // The page binds a new session before it stores its token.
    if (this.world.config.mode === 'bound' && this.freshTokens.has(token)) return true
    return token === this.#cookieState.token || token === this.jar.token
  }

  /** Checks the changes that an event has made to the cookies. */
  afterEvent(): void {
    const cause = this.#cause
    this.#cause = {}
    if (this.#version !== this.jar.version) this.#checkCookies(cause)
    for (const page of this.#changed) this.#checkShownUser(page)
    this.#changed.clear()
  }

  /** Returns the refresh token in the cookies, or the marker of the app's server, and its session. */
  #storedSession(): { readonly token: string | undefined; readonly session: Session | undefined } {
    const { sessions } = this.world.server
    if (!this.#isHeld) {
      const { token } = this.jar
      return { token, session: this.world.server.sessionOf(token) }
    }
    const text = this.jar.cookies.get(MARKER)
    const marker = readMarker([...this.jar.cookies], MARKER)
    if (marker?.userId === undefined) return { token: undefined, session: undefined }
    return { token: text, session: sessions.get(marker.sessionId) }
  }

  #checkCookies(cause: Cause): void {
    this.#version = this.jar.version
    const before = this.#cookieState
    const { token, session } = this.#storedSession()
    if (token === before.token) return
    this.#cookieState = { token, session: session?.id }
    this.history.push({ at: this.scheduler.now, user: session?.user ?? null, session })
    this.scheduler.after(NEWS_MILLIS, 'is shown', () =>
      this.pages.forEach((page) => this.#checkShownUser(page)),
    )
    if (cause.outside) return
    // No page can remove a planted cookie, which is left when the cookie of the page is removed.
    const isPlanted = this.jar.hasBeside(token)
    if (token === undefined || (isPlanted && !this.jar.cookies.has(REFRESH)))
      this.#checkRemoval(before, cause.signOut)
    if (token === undefined || isPlanted) return
    if (session === undefined)
      this.reportViolation('C3', `cookies hold ${token}, which the service never issued`)
    else if (session.id !== before.session && !this.#isFresh(token, session))
      this.reportViolation('C3', `session ${session.id} took the place of ${before.session}`)
    if (session && this.signedOut.has(session.id))
      this.reportViolation('C2', `session ${session.id} is back, which was signed out`)
  }

  #isFresh(token: string, { id }: Session): boolean {
    return this.#isHeld ? this.freshMarkers.delete(id) : this.freshTokens.delete(token)
  }

  #checkRemoval(before: CookieState, by?: Page): void {
    const { session } = before
    if (session === undefined) return
    if (by) {
      if (session === this.#cookieState.session) return
      this.signedOut.add(session)
      by.signedOut.add(session)
    } else if (!this.#wasRejected(before))
      this.reportViolation('C1', `session ${session} was dropped from the cookies`)
  }

  /** Returns whether the client knows from the service that a session has ended. */
  #wasRejected({ token = '', session = '' }: CookieState): boolean {
    if (!this.#isHeld) return this.#rejectedTokens.has(token)
    return this.world.server.sessions.get(session)?.ended !== undefined
  }

  /**
   * Checks that the user that a page shows was signed in within the time that a page has to detect a
   * change.
   */
  #checkShownUser(page: Page): void {
    const { shownUserId, frozenUntil } = page
    const { now } = this.scheduler
    if (shownUserId === undefined || page.isGone || page.isDisposed) return
    // A sign-out while cookies cannot be changed ends the session on that page only.
    if (frozenUntil + NEWS_MILLIS > now || this.jar.isBlocked) return
    // A page without the key ends the session for itself only while cookies cannot be changed.
    if (this.keys.wasLost && shownUserId === null) return
    if (!this.maySee(shownUserId, now, page))
      this.reportViolation('C9', `${page.name} shows ${shownUserId}`)
  }
}
