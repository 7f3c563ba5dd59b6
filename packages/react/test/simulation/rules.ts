import type { Page } from '../../../core/test/simulation/environment/page.js'
import type { World } from '../../../core/test/simulation/world.js'
import type { PageEvent } from '../../src/pages/index.js'
import type { Accounts } from './accounts.js'
import { view, listeners, logged } from './dom.js'
import { PASSWORDS, userIn, WRONG_PASSWORD } from './own-accounts.js'
import type { SimulatedUser } from './simulated-user.js'
import type { Screen } from './screen.js'
import { ownerOf } from './settings.js'

/** Requests that only a click may send, and the rule that each is sent once. */
const PRESSED: Readonly<Record<string, string>> = {
  '/auth/password/sign-in': 'P1',
  '/auth/password/sign-up': 'P1',
  '/auth/password/send-reset-code': 'P1',
  '/auth/otp/send-sign-in-code': 'P1',
  '/contact-channels/send-verification-code': 'P1',
  '/auth/otp/sign-in': 'P7',
  '/auth/mfa/sign-in': 'P7',
  '/contact-channels/verify': 'P7',
  'PATCH /users/me': 'P1',
  '/auth/password/update': 'P1',
}

/** Requests that wait for an access token and continue after their section is gone. */
const LATE = ['PATCH /users/me', '/auth/password/update']

const API = 'https://api.test/api/v1'
/** The header with the code of an error. */
const CODE = 'x-stack-known-error'
/** How long timers and listeners may stay after a page was unmounted. */
const CLEANUP_MILLIS = 8_000

/** Checks the pages after every event. */
export class Rules {
  /** The number of clicks that a page may still act on, at most one. */
  #presses = 0
  /** The time of the last click. */
  #pressedAt = 0
  readonly #pending = new Set<string>()
  /** The requests that the service rejected for now, so that the client repeats them. */
  readonly #retried = new Set<string>()
  /** A failure that the page has emitted as an event and must announce to screen readers. */
  #unannounced: string | undefined
  #isCodeUsed = false
  #lastHtml = ''
  #lastAnnouncement = ''
  #where: string | undefined
  /** True while an action of this page runs or waits for a retry. */
  #isBusy = false
  /** The time at which the announced text last changed. */
  #announcedAt = 0
  /** The number of requests of the page whose result may change what it shows. */
  #asking = 0
  /** True if no pending action of a previous page can still emit an event. */
  #isFresh = true

  constructor(
    readonly world: World,
    readonly accounts: Accounts,
  ) {
    logged.length = 0
    const { network } = world
    const fetchOf = network.fetchOf.bind(network)
    network.fetchOf = (page, isOnline) => {
      const fetch = fetchOf(page, isOnline)
      return (url, init) => {
        const path = url.slice(API.length)
        const route = init.method === 'PATCH' ? `PATCH ${path}` : path
        return this.#watch(page as Page, route, fetch(url, init))
      }
    }
  }

  watch(screen: Screen, user: SimulatedUser): void {
    user.onPress = () => {
      this.#presses = 1
      this.#pressedAt = this.world.scheduler.now
    }
    screen.onEvent = (event) => this.#onEvent(event)
    screen.onOpened = () => {
      this.#pending.clear()
      this.#retried.clear()
      this.#asking = 0
      this.#isFresh = true
      this.#place = ''
      this.#owner = undefined
      this.#isBusy = false
      this.#presses = 0
      this.#isCodeUsed = false
      const { page } = screen
      const check = page.check.bind(page)
      page.check = (text) => {
        check(text)
        this.#expectNoSecrets(textOf(text))
      }
    }
    this.#screen = screen
    this.#user = user
  }

  #screen: Screen | undefined
  #user: SimulatedUser | undefined
  /** The URL and the user of the settings in which a value was typed. */
  #place = ''
  /** The user whose settings were shown last. The settings change with the session. */
  #owner: string | undefined

  #watch(page: Page, path: string, answer: Promise<Response>): Promise<Response> {
    if (page !== this.#screen?.page) return answer
    this.#asking++
    const end = () => void (page === this.#screen?.page && this.#asking--)
    answer.then(end, end)
    const rule = PRESSED[path]
    // A section that is no longer shown may still send these requests.
    if (!rule || (LATE.includes(path) && !this.#isFresh)) return answer
    // A page that is no longer shown may retry after a click on the current page.
    const isAgain = !this.#presses && this.#retried.delete(path)
    if (!isAgain) {
      if (this.#pending.has(path)) this.#complain(rule, `sends ${path} while it is pending`)
      else if (!this.#presses) this.#complain(rule, `sends ${path} without a click`)
      this.#presses = 0
    }
    if (!isAgain || this.#isFresh) this.#pending.add(path)
    const settle = (isAsked: boolean) => {
      if (page !== this.#screen?.page) return
      this.#pending.delete(path)
      // The client retries a request that was rejected for now.
      if (isAsked) this.#retried.add(path)
    }
    answer.then(
      ({ status, headers }) =>
        settle(status === 429 || headers.get(CODE) === 'ACCESS_TOKEN_EXPIRED'),
      () => settle(false),
    )
    return answer
  }

  #onEvent(event: PageEvent): void {
    if (event.type === 'failed') {
      this.#expectNoSecrets(textOf(event.error))
    }
    // A sign-in with a second factor continues on the MFA page.
    const isRefused = event.type === 'refused' && !event.code.startsWith('MULTI')
    if (event.type === 'failed' || isRefused) this.#unannounced = event.type
    if (/^(signed-in|signed-up|email-verified)$/.test(event.type)) this.#isCodeUsed = true
  }

  /** Checks the page. `isChanged` tells whether React has rendered. */
  check(isChanged: boolean): void {
    for (const text of logged.splice(0)) {
      this.#expectNoSecrets(text)
      this.#complain('P5', `logs: ${text}`)
    }
    const screen = this.#screen
    this.#updatePlace(screen)
    if (!screen?.isShown) this.#place = ''
    if (!screen?.isShown || screen.page.isGone) return
    const { container } = screen
    if (isChanged) {
      const html = container.innerHTML
      if (html !== this.#lastHtml) this.#checkContent(container, html)
      this.#lastHtml = html
    }
    const announcement = announcedText(container)
    if (announcement !== this.#lastAnnouncement) this.#announcedAt = this.world.scheduler.now
    this.#lastAnnouncement = announcement
    // Text that was announced before the last click does not describe its result.
    const isSaid = isAtHeading() || (announcement !== '' && this.#announcedAt > this.#pressedAt)
    // An event at the time of the click may be announced one render later.
    const isAtOnce = this.#pressedAt === this.world.scheduler.now
    if (this.#unannounced && this.#isFresh && !isAtOnce && !isSaid)
      this.#complain('P8', `does not announce ${this.#unannounced}`)
    this.#checkTypedValues(container)
    this.#unannounced = undefined
    if (container.querySelector('form') && view.document.activeElement === view.document.body)
      this.#complain('P8', 'has lost focus')
    if (this.#isCodeUsed && view.location.search.includes('code='))
      this.#complain('P4', 'the URL has a code that was used')
    this.#isBusy = isBusy(container)
    if (!this.#isBusy) this.#presses = 0
  }

  #updatePlace(screen: Screen | undefined): void {
    const where = screen?.isShown ? view.location.pathname : undefined
    const owner = screen?.isShown ? ownerOf(screen.container) : undefined
    const areOthers = this.#owner !== undefined && owner !== this.#owner
    this.#owner = owner
    // Actions of the previous page no longer count. A user who returns starts again.
    if (where !== this.#where || areOthers) {
      this.#pending.clear()
      this.#isFresh &&= this.#asking === 0 && this.#retried.size === 0 && !this.#isBusy
    }
    this.#where = where
  }

  /** Checks that typed values stay in the settings if they were not saved. */
  #checkTypedValues(container: HTMLElement): void {
    const { typed } = this.#user!
    const owner = ownerOf(container)
    const place = `${view.location.pathname} ${owner}`
    const isSame = place === this.#place
    this.#place = place
    for (const [name, value] of typed) {
      const now = container.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value
      if (owner && isSame && this.#unannounced && now !== value)
        this.#complain('P8', `has lost the typed value of ${name}`)
      if (!owner || !isSame || now === undefined) typed.delete(name)
    }
  }

  #checkContent(container: HTMLElement, html: string): void {
    this.world.scheduler.note(container.textContent)
    this.#expectNoSecrets(html)
    for (const element of container.querySelectorAll('bdi')) {
      const user = userIn(element.textContent)
      // The address in a status message is the typed one.
      if (user && !element.closest('[role=status]')) this.#checkShownUser(user)
    }
  }

  #checkShownUser(user: string): void {
    const { world } = this
    const { page, container } = this.#screen!
    const { now } = world.scheduler
    if (page.frozenUntil + SYNC_MILLIS > now) return
    // A busy page may show the user at the time of the click until the current user has loaded.
    const since = isBusy(container) ? Math.min(now, this.#pressedAt) : now
    if (!world.browser.maySee(user, since, page)) this.#complain('P3', `shows ${user}`)
  }

  /** Checks that a text contains no secret. */
  #expectNoSecrets(text: string): void {
    const code = [...this.accounts.codes].find((candidate) => text.includes(candidate))
    if (code) this.#complain('P4', `shows the code ${code}`)
    if ([...PASSWORDS, WRONG_PASSWORD].some((password) => text.includes(password)))
      this.#complain('P4', 'shows a password')
    if (/rt_s\d|\.at\d/.test(text)) this.#complain('P4', 'shows a token')
  }

  /** Checks that no page is busy or loading. */
  atRest(): void {
    const { container, isShown } = this.#screen!
    const busy = container.querySelector('[aria-busy=true], .lk-spinner, .lk-skeleton')
    if (isShown && busy)
      this.#complain('P2', `is busy at ${view.location.pathname}: ${container.textContent}`)
  }

  /** Checks that an app page which is no longer shown releases its timers and listeners. */
  hidden(): void {
    const screen = this.#screen!
    const { page, world } = screen
    world.scheduler.after(CLEANUP_MILLIS, 'check for leaks', () => {
      if (screen.isShown || page.isGone) return
      if (screen.timers.size) this.#complain('P6', `${screen.timers.size} pending timers`)
      if (listeners.size) this.#complain('P6', `listeners for ${[...listeners.values()].join()}`)
    })
  }

  #complain(rule: string, what: string): void {
    this.world.reportViolation(rule, `${view.location.pathname} ${what}`)
  }
}

const SYNC_MILLIS = 150

const textOf = (value: unknown) =>
  value instanceof Error ? `${value.message} ${JSON.stringify(value)}` : String(value)

const isBusy = (container: HTMLElement) => container.querySelector('[aria-busy=true]') !== null

/** Returns the text that screen readers announce when it changes. */
const announcedText = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=alert], [role=status], [aria-live]')]
    .map((region) => region.textContent)
    .join('')

/** A page that completes a step focuses its heading. */
const isAtHeading = () => view.document.activeElement?.tagName === 'H1'
