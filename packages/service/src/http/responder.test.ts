import { fail } from '@latchkey/contract/errors'
import { describe, expect, it } from 'vitest'
import { errorContent } from './error-handler.js'
import { HttpError } from '../errors/http-error.js'
import { namesUsedBy } from '../lib/requests/protocol-headers.js'
import { createResponder } from './responder.js'

const respond = createResponder()
function exchangeWith(headers: Record<string, string>) {
  const raw = new Request('http://localhost/', { headers })
  const values = { requestId: 'abc123', headerNames: namesUsedBy(raw.headers) }
  const get = <Name extends keyof typeof values>(name: Name) => values[name]
  return { req: { raw }, get, set: () => undefined }
}
const plain = exchangeWith({})
const overriding = exchangeWith({ 'X-Stack-Override-Error-Status': '1' })

describe('createResponder', () => {
  it('forbids browsers to guess the type of a response', () => {
    const error = respond.error(plain, errorContent(new HttpError(403, 'No.')))
    for (const response of [respond.success(plain, 200, {}), error])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    [fail('EMAIL_PASSWORD_MISMATCH'), 400, 'EMAIL_PASSWORD_MISMATCH'],
    [new HttpError(403, 'No.'), 403, null],
    [new Error('secret detail'), 500, null],
    ['not an error', 500, null],
  ])('overrides the status of %s only on request', async (error, status, code) => {
    const plainResponse = respond.error(plain, errorContent(error))
    const overridingResponse = respond.error(overriding, errorContent(error))
    expect([plainResponse.status, plainResponse.headers.has('x-stack-actual-status')]).toEqual([
      status,
      false,
    ])
    expect([
      overridingResponse.status,
      overridingResponse.headers.get('x-stack-actual-status'),
    ]).toEqual([200, `${status}`])
    expect(overridingResponse.headers.get('x-stack-known-error')).toBe(code)
    expect(await plainResponse.text()).not.toContain('secret detail')
  })
})
