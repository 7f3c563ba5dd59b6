import { StrictMode, Suspense, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Navigation } from '../../../core/src/platform/platform.js'
import type { Page, Tab } from '../../../core/test/simulation/environment/page.js'
import type { World } from '../../../core/test/simulation/world.js'
import { LatchkeyProvider, useUserState } from '../../src/index.js'
import { Handler, type PageEvent } from '../../src/pages/index.js'
import { view, ownDocument, type Owner } from './dom.js'
import { runTasks } from './react-scheduler.js'

export const ORIGIN = 'https://app.test'

/** Runs the microtasks before the next event. */
const drain = (process as unknown as { _tickCallback(): void })._tickCallback

const watchUrl = (listener: () => void) => {
  view.addEventListener('popstate', listener)
  return () => view.removeEventListener('popstate', listener)
}

/** A page of the app, which shows the signed-in user. */
function Home() {
  const { status, user } = useUserState()
  return (
    <p>
      {status} <bdi>{user?.primaryEmail}</bdi>
    </p>
  )
}

function Site({ onEvent }: { onEvent: (event: PageEvent) => void }) {
  const address = useSyncExternalStore(watchUrl, () => view.location.pathname)
  if (!address.startsWith('/handler/')) return <Home />
  return <Handler fullPage onEvent={onEvent} />
}

/** How a tab renders and navigates. */
export interface TabOptions {
  /** Whether the app uses a router that stays on the page, or loads a document for each page. */
  readonly hasRouter: boolean
  readonly isStrict: boolean
}

/** The visible tab: its page and what React renders. */
export class Screen {
  page: Page
  container: HTMLElement
  /** The previous URLs. */
  readonly history: string[] = []
  onEvent: (event: PageEvent) => void = () => {}
  onOpened: () => void = () => {}
  readonly timers: Owner['timers'] = new Set()
  #root: Root | undefined
  readonly #storage = new Map<string, string>()

  constructor(
    readonly world: World,
    readonly tabOptions: TabOptions,
    address: string,
  ) {
    view.localStorage.clear()
    view.sessionStorage.clear()
    // Each section has a URL in the history.
    view.history.pushState = (_state, _title, url) => {
      this.history.push(view.location.href)
      this.#rewrite(new URL(String(url), view.location.href).href)
    }
    this.page = this.#load(address)
    this.container = this.#clear()
  }

  get isShown(): boolean {
    return this.#root !== undefined
  }

  /** Loads another page instead of the current one. */
  open(address: string): void {
    this.#discard()
    this.history.push(view.location.href)
    if (!this.page.isGone) this.world.browser.leavePage(this.page)
    this.timers.clear()
    this.page = this.#load(address)
    this.onOpened()
    this.show()
  }

  /** Navigates to another site, from which the user may return. */
  leave(): void {
    this.#discard()
    this.world.browser.leavePage(this.page)
    this.timers.clear()
  }

  show(): void {
    this.container = this.#clear()
    this.#setOwner()
    this.#root = createRoot(this.container)
    const site = (
      <LatchkeyProvider app={this.page.app}>
        <Suspense fallback="Waiting">
          <Site onEvent={(event) => this.onEvent(event)} />
        </Suspense>
      </LatchkeyProvider>
    )
    this.#root.render(this.tabOptions.isStrict ? <StrictMode>{site}</StrictMode> : site)
    this.settle()
  }

  /** Unmounts the app and keeps the document. */
  hide(): void {
    this.#root?.unmount()
    this.#root = undefined
    this.settle()
  }

  /** Navigates with the router or loads a document. */
  go(url: string, page: Page): void {
    if (page !== this.page || page.isGone) return
    const { href } = new URL(url, view.location.href)
    if (!this.tabOptions.hasRouter)
      return void this.world.scheduler.after(
        LOAD_MILLIS,
        'loads the next page',
        () => this.open(href),
        page,
      )
    this.history.push(view.location.href)
    this.#rewrite(href)
    view.dispatchEvent(new view.PopStateEvent('popstate'))
  }

  back(): void {
    const before = this.history.pop()
    if (before === undefined) return
    if (!this.tabOptions.hasRouter) return this.open(before)
    this.#rewrite(before)
    view.dispatchEvent(new view.PopStateEvent('popstate'))
  }

  /** Runs all tasks of React and returns whether there were any. */
  settle(): boolean {
    let count = 0
    drain()
    while (runTasks()) {
      if (++count > MAX_TASKS) {
        this.world.reportViolation('P2', `${view.location.href} renders forever`)
        break
      }
      drain()
    }
    return count > 0
  }

  /** Discards the rendered page without cleanup, as a browser does. */
  #discard(): void {
    const root = this.#root
    this.#root = undefined
    root?.unmount()
    this.settle()
  }

  #rewrite(url: string): void {
    view.history.replaceState(null, '', url)
  }

  #clear(): HTMLElement {
    const { body } = view.document
    body.replaceChildren()
    const container = view.document.createElement('div')
    body.append(container)
    return container as unknown as HTMLElement
  }

  #setOwner(): void {
    const { page, timers, world } = this
    const { scheduler, browser } = world
    const wall = () => EPOCH_MILLIS + scheduler.now + browser.wallOffset
    ownDocument({ scheduler, actor: page, timers, wall })
  }

  #load(address: string): Page {
    this.#rewrite(new URL(address, ORIGIN).href)
    const tab: Tab = {
      href: view.location.href,
      storage: this.#storage,
      navigation: this.#navigation(() => page),
    }
    const page = this.world.browser.openPage(tab)
    return this.#watchSignOut(page)
  }

  #navigation(page: () => Page): Navigation {
    return {
      href: () => view.location.href,
      go: (url) => this.go(url, page()),
      goWithoutReferrer: (url) => this.world.browser.onLeave(page(), url),
      rewrite: (url) => this.#rewrite(url),
      isFramed: () => false,
    }
  }

  /** Records that the user signed out on this page. */
  #watchSignOut(page: Page): Page {
    const { app } = page
    const signOut = app.signOut.bind(app)
    app.signOut = (options) => {
      this.world.browser.signsOut(page)
      return signOut(options)
    }
    return page
  }
}

/** The time at which the simulation starts, as in the session simulation. */
const EPOCH_MILLIS = 1_800_000_000_000
const LOAD_MILLIS = 200
/** Many times the number of tasks of the busiest event. */
const MAX_TASKS = 500
