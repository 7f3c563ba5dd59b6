import type { Config } from './config.js'
import { Jar } from './jar.js'
import { LockTable } from './locks.js'
import { type Asked, Network } from './network.js'
import { Page, type Surroundings } from './page.js'
import { drawFrom } from './random.js'
import { Scheduler } from './scheduler.js'
import { ServerModel } from './server-model.js'

export interface Violation {
  readonly rule: string
  readonly what: string
}

interface Call {
  readonly page: Page
  readonly what: string
  readonly at: number
}

interface Cause {
  outside?: true
  signOut?: Page
}

const REFRESH = 'latchkey-refresh-p'
const ACCESS = 'latchkey-access'
/** How long a page may not have heard of another tab's cookies. */
const NEWS_MILLIS = 150
/** As long as a call may take: five attempts of 15 s with the waits between (F11). */
const CALL_MILLIS = 100_000
/** Requests for tokens that a page may make in a minute (F10 allows them in ten of an outage). */
const TOKENS_A_MINUTE = 30

/** A browser, the service, what lies between them, and what is true. */
export class World {
  readonly scheduler: Scheduler
  readonly server: ServerModel
  readonly network: Network
  readonly jar: Jar
  readonly surroundings: Surroundings
  readonly violations: Violation[] = []
  readonly open = new Set<Call>()
  pages: Page[] = []
  /** Sessions that a person has ended here. */
  readonly signedOut = new Set<string>()
  /** Refresh tokens that a sign-in was answered with. */
  readonly fresh = new Set<string>()
  /** Who was signed in by the cookies, since when. */
  readonly history: { at: number; user: string | null }[] = [{ at: 0, user: null }]
  #known: { token: string | undefined; session: string | undefined } = {
    token: undefined,
    session: undefined,
  }
  #version = 0
  /** What in this event may change the cookies. */
  #cause: Cause = {}
  #pageCount = 0
  /** Pages that show something else since this event. */
  readonly #changed = new Set<Page>()

  constructor(
    readonly config: Config,
    keepsLog: boolean,
  ) {
    this.scheduler = new Scheduler(keepsLog)
    const clock = () => 1_800_000_000_000 + this.scheduler.now + config.serviceSkew
    this.server = new ServerModel(config.rotation, clock)
    this.jar = new Jar(this.scheduler, config.news)
    this.network = new Network(
      this.scheduler,
      this.server,
      config,
      drawFrom(config.seed, 'network'),
      (asked) => this.#asked(asked),
      ({ page, path, body }, answer) => {
        if (answer.code === 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
          (page as Page).toldDead.add((body as URLSearchParams).get('refresh_token')!)
        else if (path === '/auth/password/sign-in')
          this.fresh.add((answer.body as { refresh_token: string }).refresh_token)
      },
    )
    this.surroundings = {
      scheduler: this.scheduler,
      network: this.network,
      jar: this.jar,
      locks: config.locks === 'none' ? undefined : new LockTable(config.locks === 'orphaned'),
      seed: config.seed,
      wallOffset: config.deviceSkew,
      complain: (rule, what) => this.complain(rule, what),
      shows: (page) => this.#changed.add(page),
    }
  }

  complain(rule: string, what: string): void {
    this.violations.push({ rule, what: `${(this.scheduler.now / 1000).toFixed(3)} s: ${what}` })
  }

  openPage(): Page {
    const page = new Page(`t${++this.#pageCount}`, this.surroundings)
    this.pages.push(page)
    return page
  }

  leavePage(page: Page): void {
    page.leave()
    this.pages = this.pages.filter((other) => other !== page)
    for (const call of this.open) if (call.page === page) this.open.delete(call)
  }

  /** Somebody else than a page of ours changes cookies. */
  change(run: (put: (name: 'refresh' | 'access', value: string | undefined) => void) => void) {
    this.#cause.outside = true
    run((name, value) =>
      this.jar.put(
        name === 'refresh' ? REFRESH : ACCESS,
        value === undefined ? undefined : encodeURIComponent(value),
      ),
    )
  }

  signOut(page: Page): void {
    this.#cause.signOut = page
    this.follow(page, 'signs out', page.app.signOut({ noRedirect: true }))
  }

  /** Takes note of a call, which has to settle. */
  follow(page: Page, what: string, promise: Promise<unknown>): void {
    const call = { page, what, at: this.scheduler.now }
    this.open.add(call)
    const settle = () => {
      this.open.delete(call)
      if (page.isGone) return
      const millis = page.awake(call.at)
      if (millis > CALL_MILLIS) this.complain('C5', `${page.name} ${what} for ${millis / 1000} s`)
    }
    promise.catch((error: unknown) => page.check(error)).finally(settle)
  }

  /** Who may be told of to whoever asked at a moment. */
  maySee(user: string | null, since: number, page: Page): boolean {
    // What a page has not heard of while it was frozen, it may hear of late.
    let from = Math.min(since, page.freezes.at(-1)?.from ?? since) - NEWS_MILLIS
    // One that is frozen again as soon as it goes on has not heard of anything in between.
    for (const freeze of page.freezes.toReversed())
      if (freeze.until >= from) from = Math.min(from, freeze.from - NEWS_MILLIS)
    return this.history.some(
      (entry, index) => entry.user === user && (this.history[index + 1]?.at ?? Infinity) >= from,
    )
  }

  /** The session that the cookies hold, if the service knows it. */
  get session() {
    return this.#known.session === undefined
      ? undefined
      : this.server.sessions.get(this.#known.session)
  }

  get cookiesAreEmpty(): boolean {
    return this.#known.token === undefined
  }

  /** Looks at what an event has done to the cookies. */
  readonly settled = (): void => {
    const cause = this.#cause
    this.#cause = {}
    if (this.#version !== this.jar.version) this.#look(cause)
    for (const page of this.#changed) this.#shows(page)
    this.#changed.clear()
  }

  #look(cause: Cause): void {
    this.#version = this.jar.version
    const before = this.#known
    const raw = this.jar.cookies.get(REFRESH)
    const token = raw === undefined ? undefined : decodeURIComponent(raw)
    if (token === before.token) return
    const session = this.server.sessionOf(token)
    this.#known = { token, session: session?.id }
    this.history.push({ at: this.scheduler.now, user: session?.user ?? null })
    this.scheduler.after(NEWS_MILLIS, 'is shown', () =>
      this.pages.forEach((page) => this.#shows(page)),
    )
    if (cause.outside) return
    if (token === undefined) this.#cleared(before, cause.signOut)
    else if (session === undefined) this.complain('C3', `cookies hold ${token}, which nobody gave`)
    else if (session.id !== before.session && !this.fresh.delete(token))
      this.complain('C3', `session ${session.id} took the place of ${before.session}`)
    if (session && this.signedOut.has(session.id))
      this.complain('C2', `session ${session.id} is back, which was signed out`)
  }

  #cleared(before: { token: string | undefined; session: string | undefined }, by?: Page): void {
    if (by) {
      if (before.session) {
        this.signedOut.add(before.session)
        by.signedOut.add(before.session)
      }
      return
    }
    if (before.session === undefined) return
    const wasTold = this.pages.some((page) => page.toldDead.has(before.token!))
    if (!wasTold) this.complain('C1', `session ${before.session} was dropped from the cookies`)
  }

  /** Whoever is shown was signed in a moment ago, as far as the page can know. */
  #shows(page: Page): void {
    const { shown, frozenUntil } = page
    const { now } = this.scheduler
    if (shown === undefined || page.isGone || frozenUntil + NEWS_MILLIS > now) return
    if (!this.maySee(shown, now, page)) this.complain('C9', `${page.name} shows ${shown}`)
  }

  #isSignedOut(token: string): boolean {
    return this.signedOut.has(this.server.sessionOf(token)?.id ?? '')
  }

  #asked(asked: Asked): void {
    const page = asked.page as Page
    if (asked.path === '/auth/oauth/token') {
      const token = (asked.body as URLSearchParams).get('refresh_token')!
      const others = (page.refreshes.get(token) ?? []).filter(({ isOver }) => !isOver)
      page.refreshes.set(token, [...others, asked])
      const lately = page.asked.filter((at) => at > asked.at - 60_000)
      page.asked = [...lately, asked.at]
      if (lately.length === TOKENS_A_MINUTE)
        this.complain('V5', `${page.name} asks for ${TOKENS_A_MINUTE} tokens in a minute`)
      // Telling the service of a sign-out may need a token of its own.
      const isForSignOut = this.#cause.signOut === page || this.#isSignedOut(token)
      if (others.length && !isForSignOut)
        this.complain('V1', `${page.name} refreshes ${token} twice at a time`)
      return
    }
    if (asked.path === '/auth/sessions/current') return
    const session = this.server.sessionOf(asked.headers['x-stack-access-token'])
    if (session && page.signedOut.has(session.id))
      this.complain('V4', `${page.name} speaks for ${session.id}, which it has signed out`)
    const refresh = this.server.sessionOf(asked.headers['x-stack-refresh-token'])
    if (session && refresh && session !== refresh)
      this.complain('V2', `${page.name} sends tokens of ${session.id} and ${refresh.id}`)
  }
}
