import { Browser } from './environment/browser.js'
import { AppServers } from './environment/app-servers.js'
import type { Config } from './config.js'
import { Network } from './environment/network.js'
import { Page } from './environment/page.js'
import { drawFrom } from './random.js'
import { Scheduler } from './scheduler.js'
import { ServerModel, type Session } from './environment/server-model.js'
import { Site } from './environment/site.js'
import type { TokenHolder } from './environment/token-holder.js'

export interface Violation {
  readonly rule: string
  readonly what: string
}

export type Caller = Pick<Page, 'name' | 'isGone' | 'awake' | 'check'>

interface Call {
  readonly page: Caller
  readonly what: string
  readonly at: number
}

/** Time limit of a call: five attempts of 15 s with the waits between them (F11). */
const CALL_MILLIS = 100_000

/** The service, the browsers, the network between them, and the violations of rules. */
export class World {
  readonly scheduler: Scheduler
  readonly server: ServerModel
  readonly network: Network
  readonly browsers: readonly Browser[]
  readonly site: Site
  readonly appServers: AppServers
  readonly violations: Violation[] = []
  readonly open = new Set<Call>()
  /** The thieves, each with a copy of a refresh token. */
  readonly thieves: TokenHolder[] = []

  constructor(
    readonly config: Config,
    keepsLog: boolean,
  ) {
    this.scheduler = new Scheduler(keepsLog)
    const clock = () => 1_800_000_000_000 + this.scheduler.now + config.serviceSkew
    this.server = new ServerModel(config.rotation, clock, (session) => this.#checkReuse(session))
    this.network = new Network(
      this.scheduler,
      this.server,
      config,
      drawFrom(config.seed, 'network'),
      (request) => {
        if (request.page instanceof Page) request.page.browser.onRequest(request, request.page)
      },
      (request, response) => {
        if (request.page instanceof Page) request.page.browser.onResponse(request, response)
      },
      ({ page, path, headers }) => {
        // The time limit of a request with a proof includes the request whose response has the nonce.
        if (!(page instanceof Page && page.isDisposed) && headers['dpop'] === undefined)
          this.reportViolation(
            'CC24',
            `${page.name} gives up an answer of ${path} that waits for it`,
          )
      },
    )
    const names = config.tabsBeside ? ['', 'other '] : ['']
    this.browsers = names.map((name) => new Browser(this, name))
    this.site = new Site(this)
    this.appServers = new AppServers(this)
  }

  /** The first browser. */
  get browser(): Browser {
    return this.browsers[0]!
  }

  get pages(): Page[] {
    return this.browsers.flatMap(({ pages }) => pages)
  }

  reportViolation(rule: string, what: string): void {
    this.violations.push({ rule, what: `${(this.scheduler.now / 1000).toFixed(3)} s: ${what}` })
  }

  /** Checks that the service ends a session for the use of an old token only if the token was copied. */
  #checkReuse(session: Session): void {
    const isInUse = this.browsers.some((browser) => browser.session === session)
    // A browser that has lost the key of a session has only copies of its tokens.
    const isKeyLost = session.family.isBound && this.browsers.some(({ keys }) => keys.wasLost)
    if (!session.isCopied && !isKeyLost && (isInUse || session.family.isShared))
      this.reportViolation('F2', `the service ended ${session.id}, of which there is no copy`)
  }

  /** Records a call, which has to settle within the limit. */
  follow(page: Caller, what: string, promise: Promise<unknown>, limit = CALL_MILLIS): void {
    const call = { page, what, at: this.scheduler.now }
    this.open.add(call)
    const settle = () => {
      this.open.delete(call)
      if (page.isGone) return
      const millis = page.awake(call.at)
      if (millis > limit) this.reportViolation('C5', `${page.name} ${what} for ${millis / 1000} s`)
    }
    promise.catch((error: unknown) => page.check(error)).finally(settle)
  }

  /** Drops the calls of a page: their results no longer matter. */
  forget(page: Caller): void {
    for (const call of this.open) if (call.page === page) this.open.delete(call)
  }

  readonly afterEvent = (): void => {
    for (const browser of this.browsers) browser.afterEvent()
  }
}
