import { isLatchkeyError } from '@latchkey/contract/errors/error'
import { describe, expect, it } from 'vitest'
import { isTransportError } from '../../src/errors/transport-error.js'
import type { BuiltRequest } from '../../src/http/build-request.js'
import { type CompleteResponse, readResponse } from '../../src/http/read-response.js'
import { toModel } from '@latchkey/contract/wire-case'
import { findCounterexample } from './find-counterexample.js'
import { findSuperlinearGrowth } from './find-superlinear-growth.js'
import type { Corpus } from './mutate.js'

const PASSWORD = 'the-password-that-was-sent-1'
const fields = { email: 'ada@example.com', password: PASSWORD }
const request: BuiltRequest = {
  summary: { method: 'POST', path: '/auth/password/sign-in' },
  target: '/auth/password/sign-in',
  body: JSON.stringify(fields),
  sentValues: fields,
}
/** A request to the token endpoint, which has its own error format. */
const tokenRequest: BuiltRequest = { ...request, body: new URLSearchParams(fields) }

/** Serializes status, headers and body to one text, so that mutations reach all of them. */
const responseText = (
  status: string,
  body: unknown,
  { code = '', actual = '', type = 'json' } = {},
) => [status, actual, code, `application/${type}`, JSON.stringify(body)].join('\n')

const knownBody = { code: 'EMAIL_PASSWORD_MISMATCH', error: 'Wrong.', details: {} }
const corpus: Corpus = {
  seeds: [
    responseText('200', { access_token: 'a', refresh_token: 'r', signed_up_at_millis: 1 }),
    responseText('200', { items: [{ client_metadata: { a_b: [1] } }], pagination: {} }),
    responseText('200', knownBody, { code: knownBody.code, actual: '400' }),
    responseText(
      '401',
      { ...knownBody, code: 'ACCESS_TOKEN_EXPIRED' },
      { code: 'ACCESS_TOKEN_EXPIRED' },
    ),
    responseText('400', { ...knownBody, code: 'NEW' }, { code: 'NEW' }),
    responseText('429', {}, { type: 'xml' }),
    responseText('400', { error: 'invalid_grant', error_description: PASSWORD }),
    responseText('508', { code: 'INFINITE_LOOP_DETECTED' }).replace(
      'application/json',
      'text/plain',
    ),
    `503\n\n\ntext/plain\n${PASSWORD}`,
    `502\n\n\ntext/html\n<html><script>${PASSWORD}</script></html>`,
  ],
  pieces: [
    ...['"code":', '"error":', '"details":', '"message":', '{}', '[]', '[[[[', '{"a":', ',', ':'],
    ...[
      'EMAIL_PASSWORD_MISMATCH',
      'UNSUPPORTED_ERROR',
      'text/plain',
      'application/json',
      '; charset=',
    ],
    ...['200', '204', '304', '101', '599', '200, 200', PASSWORD, '\\u0000', '\\ud800', '<script>'],
  ],
}

/** Parses a mutated text. Drops characters that a `Response` does not allow in headers. */
function parseResponseText(text: string): CompleteResponse {
  const [status = '', actual = '', code = '', type = '', ...body] = text.split('\n')
  const headerValue = (value: string) => value.replace(/[^\x20-\x7e]/g, '').trim()
  const headers = new Headers({
    'content-type': headerValue(type),
    'retry-after': headerValue(code),
  })
  return {
    headers,
    text: body.join('\n'),
    status: Number.parseInt(status) || 0,
    knownError: headerValue(code) || null,
    actualStatus: headerValue(actual) || null,
    receivedAt: 0,
  }
}

const read = (text: string, builtRequest: BuiltRequest) => {
  const result = readResponse(parseResponseText(text), builtRequest)
  return 'fields' in result ? { fields: toModel(result.fields) } : result
}

/** Serializes an error without its stack, which is slow to format and starts with the message. */
const serializeError = (error: Error) =>
  Reflect.ownKeys(error)
    .filter((key) => key !== 'stack')
    .map((key) => JSON.stringify(Reflect.get(error, key)))
    .join()

function findViolation(text: string, builtRequest: BuiltRequest): string | undefined {
  const result = read(text, builtRequest)
  if ('fields' in result) return typeof result.fields === 'object' ? undefined : 'is not an object'
  const { error } = result
  if (!isLatchkeyError(error)) return 'is an unknown error type'
  if (error.message.length > 700) return 'has an error message without a length limit'
  // Messages of errors with a code of the service come from it as they are. Other errors must not repeat a secret.
  const repeats = isTransportError(error) && serializeError(error).includes(PASSWORD)
  return repeats ? 'repeats the password' : undefined
}

describe('readResponse', () => {
  it('returns a value or an error of a known type without the password for fuzzed responses (HT)', async () => {
    expect(
      await findCounterexample(corpus, (text) =>
        findViolation(text, text.length % 2 ? request : tokenRequest),
      ),
    ).toBeUndefined()
  })

  it('reads a response in time linear in its length (HT)', async () => {
    const readBoth = (text: string) => [read(text, request), read(text, tokenRequest)]
    expect(await findSuperlinearGrowth(corpus, 64_000, readBoth)).toEqual([])
  })
})
