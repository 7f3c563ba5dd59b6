import type { DeviceKeyPair, KeyStore } from '../../../src/platform/platform.js'
import type { Draw } from '../random.js'
import type { Actor, Scheduler } from '../scheduler.js'
import type { Span } from '../spans.js'

const OPEN_MILLIS = [0, 30] as const
/** Some are longer than a page waits. */
const SLOW_MILLIS = [1_000, 20_000] as const

/** The store of keys of a browser, which its tabs share. */
export class Keys {
  /** Times in which it does not open. */
  readonly failures: Span[] = []
  /** Times in which it opens slowly. */
  readonly delays: Span[] = []
  /** Whether the next attempt to open it fails. */
  failsOnce = false
  /** Whether a page may have had no key, so that its session ends. */
  wasLost = false
  #hasFailed = false
  readonly #pairs = new Map<string, DeviceKeyPair>()

  constructor(
    readonly scheduler: Scheduler,
    readonly draw: Draw,
  ) {}

  /** Deletes all keys. A page that has opened the store keeps its key. */
  wipe(): void {
    this.#pairs.clear()
    this.wasLost = true
  }

  /** Ends all faults. */
  recover(): void {
    this.failsOnce = false
    const { now } = this.scheduler
    for (const span of [...this.failures, ...this.delays]) span.until = Math.min(span.until, now)
  }

  /** Opens the store for a page. */
  open(actor: Actor): Promise<KeyStore> {
    const { scheduler, draw } = this
    const { now } = scheduler
    const isIn = (spans: readonly Span[]) => spans.some(({ until }) => now < until)
    const isFailing = isIn(this.failures)
    const fails = isFailing || this.failsOnce
    this.failsOnce = false
    // A page that cannot open it twice goes on without a key.
    if (isFailing || (fails && this.#hasFailed)) this.wasLost = true
    this.#hasFailed = fails
    const millis = isIn(this.delays) ? draw.between(...SLOW_MILLIS) : draw.between(...OPEN_MILLIS)
    return new Promise((resolve, reject) => {
      const settle = () =>
        fails ? reject(new Error('No keys can be stored.')) : resolve(this.#store)
      scheduler.after(millis, 'opens its keys', settle, actor)
    })
  }

  get #store(): KeyStore {
    return {
      get: async (name) => this.#pairs.get(name),
      add: async (name, pair) => {
        const stored = this.#pairs.get(name) ?? pair
        this.#pairs.set(name, stored)
        return stored
      },
    }
  }
}
