import { Window } from 'happy-dom'
import type { Actor, Event, Scheduler } from '../../../core/test/simulation/scheduler.js'

interface Timer {
  stop(): void
}

/** The owner of the running code and of the timers that it sets. */
export interface Owner {
  readonly scheduler: Scheduler
  readonly actor: Actor & { readonly isOnline: boolean }
  /** By the clock of the device. */
  wall(): number
  /** Timers that were set and neither ran nor were stopped. */
  readonly timers: Set<Timer>
}

/** The only document. */
export const view = new Window({ url: 'https://app.test/' })

/** The listeners of the window and of its URL. */
export const listeners = new Map<unknown, string>()

/** The messages that were logged for the developer. */
export const logged: string[] = []

let owner: Owner | undefined

/** Sets the page that owns the document; undefined for none. */
export const ownDocument = (next: Owner | undefined) => void (owner = next)

const nothing: Timer = { stop: () => {} }

function startTimer(run: () => void, millis = 0, isRepeated = false): Timer {
  if (!owner) return nothing
  const { scheduler, actor, timers } = owner
  let event: Event
  const begin = () => void (event = scheduler.after(millis, 'timer of the page', tick, actor))
  const tick = () => {
    if (isRepeated) begin()
    else timers.delete(timer)
    run()
  }
  const timer: Timer = {
    stop() {
      event.isOff = true
      timers.delete(timer)
    },
  }
  begin()
  timers.add(timer)
  return timer
}

const stopTimer = (timer: Timer | undefined) => timer?.stop()

const IDLE_MILLIS = 50

function watchListeners(target: typeof view.EventTarget.prototype): void {
  const { addEventListener, removeEventListener } = target
  Object.assign(target, {
    addEventListener(type: string, listener: never, options?: { signal?: AbortSignal }) {
      listeners.set(listener, type)
      addEventListener.call(target, type, listener)
      const stop = () => target.removeEventListener(type, listener)
      options?.signal?.addEventListener('abort', stop)
    },
    removeEventListener(type: string, listener: never) {
      listeners.delete(listener)
      removeEventListener.call(target, type, listener)
    },
  })
}

/** Emits an event for each change of the URL, as browsers do. Without it, pages poll the URL. */
function emitUrlChanges(): void {
  const navigation = new view.EventTarget()
  watchListeners(navigation)
  const { history } = view
  const replaceState = history.replaceState.bind(history)
  history.replaceState = (...args) => {
    replaceState(...args)
    navigation.dispatchEvent(new view.Event('currententrychange'))
  }
  Object.assign(view, { navigation })
}

/** Focuses a dialog when it opens and restores focus when it closes, as browsers do. */
function moveFocus(): void {
  const { prototype } = view.HTMLDialogElement
  const { showModal, close } = prototype
  const previousFocus = new WeakMap<object, { focus(): void } | null>()
  Object.assign(prototype, {
    showModal(this: typeof prototype) {
      previousFocus.set(this, view.document.activeElement)
      showModal.call(this)
      this.querySelector('button')?.focus()
    },
    close(this: typeof prototype) {
      close.call(this)
      previousFocus.get(this)?.focus()
    },
  })
}

/** Creates the window for pages and React, without the globals of Node. */
function makeWindow(): void {
  const { document, FormData, PopStateEvent, HTMLElement, Node, Element } = view
  const { localStorage, sessionStorage, navigator, location, history, top } = view
  watchListeners(view)
  emitUrlChanges()
  moveFocus()
  Object.defineProperty(navigator, 'onLine', { get: () => owner?.actor.isOnline ?? true })
  const values = {
    ...{ window: view, document, navigator, FormData, PopStateEvent, HTMLElement, Node, Element },
    ...{ localStorage, sessionStorage, location, history, top },
    dispatchEvent: (event: never) => view.dispatchEvent(event),
    setTimeout: (run: () => void, millis?: number) => startTimer(run, millis),
    setInterval: (run: () => void, millis?: number) => startTimer(run, millis, true),
    requestIdleCallback: (run: () => void) => startTimer(run, IDLE_MILLIS),
    ...{ clearTimeout: stopTimer, clearInterval: stopTimer, cancelIdleCallback: stopTimer },
    reportError: (error: unknown) => void logged.push(String(error)),
  }
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  const log = (...args: unknown[]) => void logged.push(args.map(String).join(' '))
  // React records performance marks if console.timeStamp exists.
  Object.assign(console, { error: log, warn: log, info() {}, timeStamp: undefined })
  const now = () => owner?.scheduler.now ?? 0
  Object.assign(performance, { now })
  const { now: wall } = Date
  Object.assign(Date, { now: () => owner?.wall() ?? wall() })
}

makeWindow()
