import { isLatchkeyError } from '@latchkey/contract'
import { expect, it } from 'vitest'
import type { BuiltRequest } from '../../src/http/build-request.js'
import type { Answer } from '../../src/http/http.js'
import { isTransportError } from '../../src/http/is-transport-error.js'
import { objectIn } from '../../src/http/read-body.js'
import { readResponse } from '../../src/http/read-response.js'
import { fromWire } from '../../src/lib/wire-case.js'
import { findMisread } from './find-misread.js'
import { findSteepGrowth } from './find-steep-growth.js'
import type { Corpus } from './mutate.js'

const PASSWORD = 'the-password-that-was-sent-1'
const sent = { email: 'ada@example.com', password: PASSWORD }
const request: BuiltRequest = {
  method: 'POST',
  path: '/auth/password/sign-in',
  target: '/auth/password/sign-in',
  body: JSON.stringify(sent),
  errors: ['EMAIL_PASSWORD_MISMATCH'],
  sent,
}
/** As to a token endpoint, which refuses in words of its own. */
const asTokenRequest: BuiltRequest = { ...request, body: new URLSearchParams(sent) }

/** An answer as one text, so that all of it is mutated alike: status, headers, body. */
const answerText = (
  status: string,
  body: unknown,
  { code = '', actual = '', type = 'json' } = {},
) => [status, actual, code, `application/${type}`, JSON.stringify(body)].join('\n')

const knownBody = { code: 'EMAIL_PASSWORD_MISMATCH', error: 'Wrong.', details: {} }
const corpus: Corpus = {
  seeds: [
    answerText('200', { access_token: 'a', refresh_token: 'r', signed_up_at_millis: 1 }),
    answerText('200', { items: [{ client_metadata: { a_b: [1] } }], pagination: {} }),
    answerText('200', knownBody, { code: knownBody.code, actual: '400' }),
    answerText(
      '401',
      { ...knownBody, code: 'ACCESS_TOKEN_EXPIRED' },
      { code: 'ACCESS_TOKEN_EXPIRED' },
    ),
    answerText('400', { ...knownBody, code: 'NEW' }, { code: 'NEW' }),
    answerText('429', {}, { type: 'xml' }),
    answerText('400', { error: 'invalid_grant', error_description: PASSWORD }),
    answerText('508', { code: 'INFINITE_LOOP_DETECTED' }).replace('application/json', 'text/plain'),
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

/** What a `Response` would hold: it never holds what no header may. */
function answerOf(text: string): Answer {
  const [status = '', actual = '', code = '', type = '', ...body] = text.split('\n')
  const headerOf = (value: string) => value.replace(/[^\x20-\x7e]/g, '').trim()
  const headers = new Headers({ 'content-type': headerOf(type), 'retry-after': headerOf(code) })
  return {
    headers,
    text: body.join('\n'),
    fields: objectIn(headers, body.join('\n')),
    status: Number.parseInt(status) || 0,
    knownError: headerOf(code) || null,
    actualStatus: headerOf(actual) || null,
    receivedAt: 0,
  }
}

const read = async (text: string, asked: BuiltRequest) => {
  const answer = answerOf(text)
  const reading = await readResponse(answer, asked)
  return 'value' in reading ? { value: fromWire(reading.value) } : reading
}

/** Everything on an error but its stack, which takes long to make and begins with its message. */
const saidBy = (error: Error) =>
  Reflect.ownKeys(error)
    .filter((key) => key !== 'stack')
    .map((key) => JSON.stringify(Reflect.get(error, key)))
    .join()

async function judge(text: string, asked: BuiltRequest): Promise<string | undefined> {
  const reading = await read(text, asked)
  if ('value' in reading) return typeof reading.value === 'object' ? undefined : 'no object'
  const { error } = reading
  if (!isLatchkeyError(error) && !isTransportError(error)) return 'an error of no kind'
  if (error.message.length > 700) return 'a message without end'
  const isKnown = isLatchkeyError(error)
  // What the service says for people of its own accord is its own; nothing else may repeat a secret.
  return !isKnown && saidBy(error).includes(PASSWORD) ? 'repeats a password' : undefined
}

it('HT: any answer is a value or an error of a known kind, which repeats nothing', async () => {
  expect(
    await findMisread(corpus, (text) => judge(text, text.length % 2 ? request : asTokenRequest)),
  ).toBeUndefined()
})

it('HT: an answer takes no more than its length to read', async () => {
  const readBoth = async (text: string) => [
    await read(text, request),
    await read(text, asTokenRequest),
  ]
  expect(await findSteepGrowth(corpus, 64_000, readBoth)).toEqual([])
})
