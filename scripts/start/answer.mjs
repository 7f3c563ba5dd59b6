import { setTimeout as sleep } from 'node:timers/promises'

/** @param {string} url @param {AbortSignal} signal */
const answers = (url, signal) =>
  fetch(url, { signal }).then(
    (response) => response.ok,
    () => false,
  )

/**
 * Waits until a URL responds with success. Polls ten times a second.
 *
 * @param {string} url
 * @param {{ signal: AbortSignal, patience?: number }} options `patience` in milliseconds
 */
export const untilAnswered = async (url, { signal, patience = 60_000 }) => {
  const deadline = AbortSignal.timeout(patience)
  const either = AbortSignal.any([signal, deadline])
  while (!(await answers(url, either))) {
    signal.throwIfAborted()
    if (deadline.aborted) throw new Error(`${url} gave no answer within ${patience / 1000} s.`)
    await sleep(100)
  }
}
