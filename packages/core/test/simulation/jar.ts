import type { CookieJar } from '../../src/platform/platform.js'
import type { Actor, Scheduler } from './scheduler.js'

/** The cookies of a browser, which its tabs share. */
export class Jar {
  readonly cookies = new Map<string, string>()
  /** Counts up with every change. */
  version = 0
  readonly #listeners = new Map<() => void, Actor>()
  readonly #parked = new Map<() => void, { actor: Actor; since: number }>()

  constructor(
    readonly scheduler: Scheduler,
    readonly news: 'events' | 'poll',
  ) {}

  put(name: string, value: string | undefined, by?: Actor): void {
    if (this.cookies.get(name) === value) return
    if (value === undefined) this.cookies.delete(name)
    else this.cookies.set(name, value)
    this.version++
    for (const [listener, actor] of this.#listeners)
      if (actor !== by) this.scheduler.after(1, 'hears of cookies', listener, actor)
    for (const [look, { actor, since }] of this.#parked) {
      const passed = (this.scheduler.now - since) % 100
      this.scheduler.after(100 - passed, 'looks at cookies', look, actor)
    }
    this.#parked.clear()
  }

  /** As a page sees it. */
  of(actor: Actor): CookieJar {
    return {
      read: () => [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      write: (name, value) => this.put(name, value, actor),
      remove: (name) => this.put(name, undefined, actor),
      ...(this.news === 'events' && {
        subscribe: (listener: () => void) => {
          this.#listeners.set(listener, actor)
          return () => void this.#listeners.delete(listener)
        },
      }),
    }
  }

  /**
   * Looking again and again is looking at the next tenth of a second after a change: between two changes
   * there is nothing to be seen, and simulating that takes nearly all the time.
   */
  park(look: () => void, actor: Actor): () => void {
    this.#parked.set(look, { actor, since: this.scheduler.now })
    return () => void this.#parked.delete(look)
  }

  /** Who listens or looks still. */
  watchersOf(actor: Actor): number {
    const parked = [...this.#parked.values()].filter((entry) => entry.actor === actor)
    const listening = [...this.#listeners.values()].filter((other) => other === actor)
    return parked.length + listening.length
  }

  /** A page that is gone hears nothing any more. */
  forget(actor: Actor): void {
    for (const [listener, other] of this.#listeners)
      if (other === actor) this.#listeners.delete(listener)
    for (const [look, entry] of this.#parked) if (entry.actor === actor) this.#parked.delete(look)
  }
}
