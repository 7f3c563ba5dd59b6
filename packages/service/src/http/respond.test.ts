import { fail } from '@latchkey/contract/errors'
import { describe, expect, it } from 'vitest'
import { refuse } from './http-error.js'
import { createResponder } from './respond.js'

const respond = createResponder('X-Acme-')
const plain = new Request('http://localhost/')
const overriding = new Request('http://localhost/', {
  headers: { 'X-Acme-Override-Error-Status': '1' },
})

it('names its headers as the service is told to', () => {
  const { headers } = respond.failure(fail('PASSWORD_TOO_SHORT', { min_length: 8 }), plain)
  expect(headers.get('x-acme-known-error')).toBe('PASSWORD_TOO_SHORT')
  expect(headers.get('access-control-expose-headers')).toContain('x-acme-known-error')
  expect(headers.get('access-control-allow-headers')).toContain('x-acme-secret-server-key')
})

it('forbids browsers to guess the type of an answer', () => {
  for (const response of [respond.success(200, {}), respond.failure(refuse(403, 'No.'), plain)])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

describe('a failure', () => {
  it.each([
    [fail('EMAIL_PASSWORD_MISMATCH'), 400, 'EMAIL_PASSWORD_MISMATCH'],
    [refuse(403, 'No.'), 403, null],
    [new Error('secret detail'), 500, null],
    ['not even an error', 500, null],
  ])('%s has its status, overridden only on request', async (error, status, code) => {
    const shown = respond.failure(error, plain)
    const hidden = respond.failure(error, overriding)
    expect([shown.status, shown.headers.has('x-acme-actual-status')]).toEqual([status, false])
    expect([hidden.status, hidden.headers.get('x-acme-actual-status')]).toEqual([200, `${status}`])
    expect(hidden.headers.get('x-acme-known-error')).toBe(code)
    expect(await shown.text()).not.toContain('secret detail')
  })
})
