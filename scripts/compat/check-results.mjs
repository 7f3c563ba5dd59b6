import { redactText } from './wire-log.mjs'

/** @typedef {import('./wire-log.mjs').Exchange} Exchange */
/** @typedef {import('./wire-log.mjs').WireLog} WireLog */

/**
 * The result of one check. It passed when `error` and `missingFeature` are null.
 *
 * @typedef {object} CheckResult
 * @property {string} title
 * @property {string | null} error why it failed
 * @property {string | null} missingFeature the feature that this client lacks, so that the check does not apply to it
 * @property {Exchange[]} exchanges those of a failed check
 */

class MissingFeatureError extends Error {}

/**
 * Ends a check that does not apply to a client: it is listed, and counts neither as passed nor as failed.
 *
 * @param {boolean} isOffered
 * @param {string} feature such as `signInWithMfa()`
 */
export const requireFeature = (isOffered, feature) => {
  if (!isOffered) throw new MissingFeatureError(feature)
}

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
    const exchanges = wireLog.exchanges()
    results.push({ title, error: messageOf(error), missingFeature: null, exchanges })
  }
  /** @type {Check} */
  const check = async (title, act) => {
    wireLog.clear()
    try {
      await withLimit(act)
      results.push({ title, error: null, missingFeature: null, exchanges: [] })
    } catch (error) {
      if (error instanceof MissingFeatureError)
        results.push({ title, error: null, missingFeature: error.message, exchanges: [] })
      else fail(title, error)
    }
  }
  return { check, fail, results }
}
