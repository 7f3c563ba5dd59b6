import type { Choices } from './choices.js'

/** The target of events, such as a page. It can be frozen for some time, and it can be gone. */
export interface Actor {
  readonly name: string
  /** Events before this time are delivered at this time. */
  readonly frozenUntil: number
  readonly isGone: boolean
}

export interface Event {
  at: number
  readonly order: number
  readonly actor: Actor | undefined
  readonly what: string
  readonly run: () => void
  /** Whether it can run before or after any other free event, at any time. */
  readonly isFree: boolean
  isOff: boolean
}

/** Several times the number of events of the largest schedule. */
const MAX_EVENTS = 20_000

/** Runs events in the order of their time. Time advances only from one event to the next. */
export class Scheduler {
  now = 0
  /** A hash of all events, to compare two runs. */
  trace = 2_166_136_261
  readonly recent: string[] = []
  /** Chooses the next of several free events. */
  choices: Choices | undefined
  /** True if the limit of events was reached before the queue was empty. */
  isOverrun = false
  readonly #heap: Event[] = []
  #orders = 0
  #eventCount = 0

  constructor(readonly keepsLog: boolean) {}

  after(millis: number, what: string, run: () => void, actor?: Actor, isFree = false): Event {
    const at = this.now + millis
    const event = { at, order: this.#orders++, what, run, actor, isFree, isOff: false }
    this.#push(event)
    return event
  }

  /** Adds a text to the trace and the log. */
  note(what: string): void {
    for (let i = 0; i < what.length; i++)
      this.trace = Math.imul(this.trace ^ what.charCodeAt(i), 16_777_619)
    if (!this.keepsLog) return
    this.recent.push(`${(this.now / 1000).toFixed(3)} ${what}`)
    if (this.recent.length > 6000) this.recent.shift()
  }

  /** Runs every event up to a time. Settles all promises after each event. */
  until(end: number, afterEvent: () => void): void {
    drain()
    afterEvent()
    // An event is removed only once it is certain to run: otherwise it would be lost.
    for (let next = this.#next(); next && next.at <= end; next = this.#next()) {
      this.#take(next)
      const { actor } = next
      if (next.isOff || actor?.isGone) continue
      this.now = Math.max(this.now, next.at)
      if (actor && actor.frozenUntil > next.at) {
        next.at = actor.frozenUntil
        this.#push(next)
        continue
      }
      this.note(`${actor?.name ?? ''} ${next.what}`)
      if (++this.#eventCount > MAX_EVENTS) return void (this.isOverrun = true)
      next.run()
      drain()
      afterEvent()
    }
    this.now = end
  }

  /**
   * Returns the earliest event. With `choices`, returns a chosen one of the free events if the earliest is
   * free.
   */
  #next(): Event | undefined {
    const earliest = this.#heap[0]
    if (!this.choices || !earliest?.isFree) return earliest
    const others = this.#heap.filter(
      ({ isFree, isOff, actor }) =>
        isFree && !isOff && !(actor && (actor.isGone || actor.frozenUntil > this.now)),
    )
    if (others.length < 2) return earliest
    others.sort((a, b) => a.order - b.order)
    return others[this.choices.pick(others.length)]
  }

  #take(event: Event): void {
    if (event === this.#heap[0]) return this.#pop()
    const others = this.#heap.filter((other) => other !== event)
    this.#heap.length = 0
    for (const other of others) this.#push(other)
  }

  #push(event: Event): void {
    const heap = this.#heap
    let at = heap.push(event) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isBefore(event, heap[parent]!)) break
      heap[at] = heap[parent]!
      at = parent
    }
    heap[at] = event
  }

  #pop(): void {
    const heap = this.#heap
    const last = heap.pop()!
    if (heap.length === 0) return
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++
      if (!isBefore(heap[child]!, last)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = last
  }
}

const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order)

/**
 * Runs all promise callbacks that are due. A turn of Node's event loop for each event would take longer
 * than most events. Does nothing when a promise callback calls it.
 */
const drain = (process as unknown as { _tickCallback(): void })._tickCallback
