import type { Page } from '../../../core/test/simulation/page.js'
import type { World } from '../../../core/test/simulation/world.js'
import type { PageEvent } from '../../src/pages/index.js'
import type { Accounts } from './accounts.js'
import { view, listeners, said } from './dom.js'
import { PASSWORDS, userIn, WRONG_PASSWORD } from './own-accounts.js'
import type { Person } from './person.js'
import type { Screen } from './screen.js'
import { ownerOf } from './settings.js'

/** The requests of a press on a page, and the rule by which each is sent once. */
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
/** The header of a refusal. */
const CODE = 'x-stack-known-error'
/** The maximum time for which a person waits after being told to stop. */
const LAST_MILLIS = 8_000

/** Looks at the pages after everything that happens. */
export class Rules {
  /** Presses that a page may still act on: one at most. */
  #presses = 0
  /** Since when the last press is acted on. */
  #pressedAt = 0
  readonly #underWay = new Set<string>()
  /** The requests that the service rejected for now, so that the client repeats them. */
  readonly #again = new Set<string>()
  /** An event that the page has told of, and has to say itself. */
  #untold: string | undefined
  #isTaken = false
  #before = ''
  #live = ''
  #where: string | undefined
  /** True while an action of this page runs or waits between two attempts. */
  #isBusy = false
  /** When what is read aloud changed. */
  #liveAt = 0
  /** The number of requests of the page whose result may change what it shows. */
  #asking = 0
  /** Nothing that is told now can be of another page. */
  #isFresh = true

  constructor(
    readonly world: World,
    readonly accounts: Accounts,
  ) {
    said.length = 0
    const { network } = world
    const fetchOf = network.fetchOf.bind(network)
    network.fetchOf = (page, isOnline) => {
      const fetch = fetchOf(page, isOnline)
      return (url, init) => {
        const path = url.slice(API.length)
        const asked = init.method === 'PATCH' ? `PATCH ${path}` : path
        return this.#watch(page as Page, asked, fetch(url, init))
      }
    }
  }

  watch(screen: Screen, person: Person): void {
    person.onPress = () => {
      this.#presses = 1
      this.#pressedAt = this.world.scheduler.now
    }
    screen.onEvent = (event) => this.#told(event)
    screen.onOpened = () => {
      this.#underWay.clear()
      this.#again.clear()
      this.#asking = 0
      this.#isFresh = true
      this.#place = ''
      this.#owner = undefined
      this.#isBusy = false
      this.#presses = 0
      this.#isTaken = false
      const { page } = screen
      const check = page.check.bind(page)
      page.check = (text) => {
        check(text)
        this.#hold(textOf(text))
      }
    }
    this.#screen = screen
    this.#person = person
  }

  #screen: Screen | undefined
  #person: Person | undefined
  /** Where, and in whose settings, something was typed. */
  #place = ''
  /** The user whose settings were shown last. They change with every session. */
  #owner: string | undefined

  #watch(page: Page, path: string, answer: Promise<Response>): Promise<Response> {
    if (page !== this.#screen?.page) return answer
    this.#asking++
    const end = () => void (page === this.#screen?.page && this.#asking--)
    answer.then(end, end)
    const rule = PRESSED[path]
    // What a section has begun that is not there any more may be done at any time.
    if (!rule || (LATE.includes(path) && !this.#isFresh)) return answer
    // A page that has gone may ask again later than the one that was pressed meanwhile.
    const isAgain = !this.#presses && this.#again.delete(path)
    if (!isAgain) {
      if (this.#underWay.has(path)) this.#complain(rule, `asks for ${path} while it is under way`)
      else if (!this.#presses) this.#complain(rule, `asks for ${path} without a press`)
      this.#presses = 0
    }
    if (!isAgain || this.#isFresh) this.#underWay.add(path)
    const over = (isAsked: boolean) => {
      if (page !== this.#screen?.page) return
      this.#underWay.delete(path)
      // What was refused for now is asked for again, and nothing was done.
      if (isAsked) this.#again.add(path)
    }
    answer.then(
      ({ status, headers }) => over(status === 429 || headers.get(CODE) === 'ACCESS_TOKEN_EXPIRED'),
      () => over(false),
    )
    return answer
  }

  #told(event: PageEvent): void {
    if (event.type === 'failed') {
      this.#hold(textOf(event.error))
    }
    // A user with a second factor is about to be asked for it.
    const isRefused = event.type === 'refused' && !event.code.startsWith('MULTI')
    if (event.type === 'failed' || isRefused) this.#untold = event.type
    if (/^(signed-in|signed-up|email-verified)$/.test(event.type)) this.#isTaken = true
  }

  /** @param isChanged React has drawn something */
  look(isChanged: boolean): void {
    for (const text of said.splice(0)) {
      this.#hold(text)
      this.#complain('P5', `says: ${text}`)
    }
    const screen = this.#screen
    this.#noticePlace(screen)
    if (!screen?.isShown) this.#place = ''
    if (!screen?.isShown || screen.page.isGone) return
    const { container } = screen
    if (isChanged) {
      const html = container.innerHTML
      if (html !== this.#before) this.#look(container, html)
      this.#before = html
    }
    const live = liveText(container)
    if (live !== this.#live) this.#liveAt = this.world.scheduler.now
    this.#live = live
    // What stands there since before the last press, is not what has become of it.
    const isSaid = isAtHeading() || (live !== '' && this.#liveAt > this.#pressedAt)
    // What fails in the moment of a press, the page says already.
    const isAtOnce = this.#pressedAt === this.world.scheduler.now
    if (this.#untold && this.#isFresh && !isAtOnce && !isSaid)
      this.#complain('P8', `says nothing of ${this.#untold}`)
    this.#keepsTyped(container)
    this.#untold = undefined
    if (container.querySelector('form') && view.document.activeElement === view.document.body)
      this.#complain('P8', 'has lost focus')
    if (this.#isTaken && view.location.search.includes('code='))
      this.#complain('P4', 'the address holds a code that was taken')
    this.#isBusy = isBusy(container)
    if (!this.#isBusy) this.#presses = 0
  }

  #noticePlace(screen: Screen | undefined): void {
    const where = screen?.isShown ? view.location.pathname : undefined
    const owner = screen?.isShown ? ownerOf(screen.container) : undefined
    const areOthers = this.#owner !== undefined && owner !== this.#owner
    this.#owner = owner
    // Actions of the previous page do not count here. A user who comes back starts again.
    if (where !== this.#where || areOthers) {
      this.#underWay.clear()
      this.#isFresh &&= this.#asking === 0 && this.#again.size === 0 && !this.#isBusy
    }
    this.#where = where
  }

  /** Checks that typed values stay in the settings if they were not saved. */
  #keepsTyped(container: HTMLElement): void {
    const { typed } = this.#person!
    const owner = ownerOf(container)
    const place = `${view.location.pathname} ${owner}`
    const isSame = place === this.#place
    this.#place = place
    for (const [name, value] of typed) {
      const now = container.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value
      if (owner && isSame && this.#untold && now !== value)
        this.#complain('P8', `has forgotten what was typed as ${name}`)
      if (!owner || !isSame || now === undefined) typed.delete(name)
    }
  }

  #look(container: HTMLElement, html: string): void {
    this.world.scheduler.note(container.textContent)
    this.#hold(html)
    for (const shown of container.querySelectorAll('bdi')) {
      const user = userIn(shown.textContent)
      // The address of an email is the typed one.
      if (user && !shown.closest('[role=status]')) this.#shows(user)
    }
  }

  #shows(user: string): void {
    const { world } = this
    const { page, container } = this.#screen!
    const { now } = world.scheduler
    if (page.frozenUntil + NEWS_MILLIS > now) return
    // The user at the time of the click is shown until the current user is known.
    const since = isBusy(container) ? Math.min(now, this.#pressedAt) : now
    if (!world.browser.maySee(user, since, page)) this.#complain('P3', `shows ${user}`)
  }

  /** Nothing of it may be a secret. */
  #hold(text: string): void {
    const code = [...this.accounts.codes].find((one) => text.includes(one))
    if (code) this.#complain('P4', `shows the code ${code}`)
    if ([...PASSWORDS, WRONG_PASSWORD].some((password) => text.includes(password)))
      this.#complain('P4', 'shows a password')
    if (/rt_s\d|\.at\d/.test(text)) this.#complain('P4', 'shows a token')
  }

  /** Nothing that waits is left, and nothing moves. */
  atRest(): void {
    const { container, isShown } = this.#screen!
    const busy = container.querySelector('[aria-busy=true], .lk-spinner, .lk-skeleton')
    if (isShown && busy)
      this.#complain('P2', `waits at ${view.location.pathname}: ${container.textContent}`)
  }

  /** Checks that an app page which is no longer shown releases its timers and listeners. */
  hidden(): void {
    const screen = this.#screen!
    const { page, world } = screen
    world.scheduler.after(LAST_MILLIS, 'is taken off the page', () => {
      if (screen.isShown || page.isGone) return
      if (screen.timers.size) this.#complain('P6', `${screen.timers.size} timers are left`)
      if (listeners.size) this.#complain('P6', `${[...listeners.values()].join()} are listened to`)
    })
  }

  #complain(rule: string, what: string): void {
    this.world.complain(rule, `${view.location.pathname} ${what}`)
  }
}

const NEWS_MILLIS = 150

const textOf = (said: unknown) =>
  said instanceof Error ? `${said.message} ${JSON.stringify(said)}` : String(said)

const isBusy = (container: HTMLElement) => container.querySelector('[aria-busy=true]') !== null

/** What is read aloud where it changes. */
const liveText = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=alert], [role=status], [aria-live]')]
    .map((region) => region.textContent)
    .join('')

/** A page that ends in something begins anew at its heading. */
const isAtHeading = () => view.document.activeElement?.tagName === 'H1'
