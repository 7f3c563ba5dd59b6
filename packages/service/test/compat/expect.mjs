import assert from 'node:assert/strict'

/** @typedef {Error & { errorCode?: string }} ClientError */
/** @typedef {{ status: 'ok', data?: unknown } | { status: 'error', error: ClientError }} Result */

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

/**
 * Gets the code of an error of the service, or the message of another error.
 *
 * @param {ClientError} error
 */
const codeOf = (error) => error.errorCode ?? error.message

/** @param {Result} result */
const outcomeOf = (result) => (result.status === 'ok' ? 'ok' : codeOf(result.error))

/**
 * Fails unless the call rejects with this error of the service.
 *
 * @param {Promise<unknown>} call
 * @param {string} code
 */
export const assertRejects = async (call, code) => {
  const outcome = await call.then(() => 'ok', codeOf)
  assert.equal(outcome, code)
}
