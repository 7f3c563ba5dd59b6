import { expect, it } from 'vitest'
import { deliveryFailure } from './delivery-failure.js'

const smtpError = (code: string, responseCode?: number) =>
  Object.assign(new Error(`${code} ${responseCode}`), { code, responseCode })

it.each<[what: string, error: unknown, attempts: number, waitMillis: number | null]>([
  ['a connection that failed', smtpError('ECONNECTION'), 1, 10_000],
  ['a busy server, again', smtpError('EENVELOPE', 450), 2, 60_000],
  ['an address that does not exist', smtpError('EENVELOPE', 550), 1, null],
  ['a mail that is refused', smtpError('EMESSAGE', 554), 1, null],
  ['a wrong password of the server', smtpError('EAUTH', 535), 1, 10_000],
  ['a server that wants a sign-in first', smtpError('EENVELOPE', 530), 1, 10_000],
  ['the last attempt', smtpError('ECONNECTION'), 7, null],
  ['something that is no error', 'broken', 1, 10_000],
])('after %s', (_what, error, attempts, waitMillis) => {
  expect(deliveryFailure(error, attempts).waitMillis).toBe(waitMillis)
})

it('records at most 500 characters', () => {
  expect(deliveryFailure(new Error('x'.repeat(9999)), 1).message).toHaveLength(500)
})
