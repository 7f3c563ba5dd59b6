import assert from 'node:assert/strict'

/** @typedef {{ status: 'ok', data?: unknown } | { status: 'error', error: { errorCode?: string } }} Result */

/**
 * Fails unless the result is a success.
 *
 * @param {Result} result
 */
export const assertOk = (result) => assert.equal(outcomeOf(result), 'ok')

/**
 * Fails unless the client returned this error.
 *
 * @param {Result} result
 * @param {string} code
 */
export const assertError = (result, code) => assert.equal(outcomeOf(result), code)

/** @param {Result} result */
const outcomeOf = (result) =>
  result.status === 'ok' ? 'ok' : (result.error.errorCode ?? String(result.error))

/**
 * Fails unless the call rejects with this error of the service.
 *
 * @param {Promise<unknown>} call
 * @param {string} code
 */
export const assertRejects = async (call, code) => {
  const outcome = await call.then(
    () => 'ok',
    (/** @type {{ errorCode?: string }} */ error) => error.errorCode ?? String(error),
  )
  assert.equal(outcome, code)
}
