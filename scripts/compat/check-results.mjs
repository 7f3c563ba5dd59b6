import { redactText } from './wire-log.mjs'

/** @typedef {import('./wire-log.mjs').Exchange} Exchange */
/** @typedef {import('./wire-log.mjs').WireLog} WireLog */

/**
 * The result of one check; `error` is null when it passed.
 *
 * @typedef {{ title: string, error: string | null, exchanges: Exchange[] }} CheckResult
 */

/**
 * Runs a check and keeps its result. It never rejects, so that the checks after it run, too.
 *
 * @callback Check
 * @param {string} title starts with a third-person verb
 * @param {() => Promise<void>} act rejects when the check fails
 * @returns {Promise<void>}
 */

const LIMIT_MILLIS = 30_000

/** @param {() => Promise<void>} act */
const withLimit = async (act) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const limit = new Promise((_resolve, reject) => {
    const tooLong = new Error(`The check did not end within ${LIMIT_MILLIS / 1000} s.`)
    timer = setTimeout(reject, LIMIT_MILLIS, tooLong)
  })
  try {
    await Promise.race([act(), limit])
  } finally {
    clearTimeout(timer)
  }
}

/** @param {unknown} error */
const messageOf = (error) => redactText(error instanceof Error ? error.message : String(error))

/** @param {WireLog} wireLog */
export const createChecks = (wireLog) => {
  /** @type {CheckResult[]} */
  const results = []
  /** @param {string} title @param {unknown} error */
  const fail = (title, error) => {
    results.push({ title, error: messageOf(error), exchanges: wireLog.exchanges() })
  }
  /** @type {Check} */
  const check = async (title, act) => {
    wireLog.clear()
    try {
      await withLimit(act)
      results.push({ title, error: null, exchanges: [] })
    } catch (error) {
      fail(title, error)
    }
  }
  return { check, fail, results }
}
