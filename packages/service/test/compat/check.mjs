import { formatExchange, redactText } from './wire-log.mjs'

/**
 * Runs a check. It never rejects, so that the checks after it run, too.
 *
 * @callback Check
 * @param {string} title starts with a third-person verb
 * @param {() => Promise<void>} act rejects when the check fails
 * @returns {Promise<void>}
 */

class MissingFeatureError extends Error {}

/**
 * Ends a check that does not apply to a client: it counts as skipped.
 *
 * @param {boolean} isOffered
 * @param {string} feature such as `signInWithMfa()`
 */
export const requireFeature = (isOffered, feature) => {
  if (!isOffered) throw new MissingFeatureError(feature)
}

const LIMIT_MILLIS = 30_000

/**
 * Returns the failure of a check: its reason, then what the client sent and received, without secrets.
 *
 * @param {unknown} error
 * @param {import('./wire-log.mjs').WireLog} wireLog
 */
const failureOf = (error, wireLog) => {
  const reason = redactText(error instanceof Error ? error.message : String(error))
  return [reason, ...wireLog.exchanges().map(formatExchange)].join('\n')
}

/**
 * Returns a function that runs a check as a part of a test of Node.
 *
 * @param {import('node:test').TestContext} client the test of the client
 * @param {import('./wire-log.mjs').WireLog} wireLog
 * @returns {Check}
 */
export const createCheck = (client, wireLog) => (title, act) =>
  client.test(title, { timeout: LIMIT_MILLIS }, async (context) => {
    wireLog.clear()
    let isRunning = true
    context.signal.addEventListener('abort', () => {
      if (isRunning) context.diagnostic(failureOf('The check did not end.', wireLog))
    })
    try {
      await act()
    } catch (error) {
      if (!(error instanceof MissingFeatureError)) throw new Error(failureOf(error, wireLog))
      context.skip(`the client lacks ${error.message}`)
    } finally {
      isRunning = false
    }
  })
