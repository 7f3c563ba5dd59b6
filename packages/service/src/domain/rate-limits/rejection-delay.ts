import type { ResponseDelay } from '../../context.js'

/** Number of concurrent delayed requests, each with its connection; further ones are rejected immediately. */
const MAX_WAITING = 1_000

/**
 * Delays the responses to rejected requests, in this process. A client that sends its next request as soon as
 * one is rejected otherwise keeps the process busy with rejections: with 100 connections, a refresh of
 * another user took 60 times as long.
 */
export class RejectionDelay implements ResponseDelay {
  readonly #millis: number
  #waiting = 0

  constructor(millis: number) {
    this.#millis = millis
  }

  /** Resolves after the delay, or at once if too many requests wait or the client closed the connection. */
  async wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting >= MAX_WAITING || signal.aborted) return
    this.#waiting += 1
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, this.#millis)
      signal.addEventListener('abort', end)
    })
    this.#waiting -= 1
  }
}
