import { describe, expect, it } from 'vitest'
import { createListener } from '../../src/http/listener.js'

describe('createListener of the command start', () => {
  it('uses the same global Request and Response as the tests of the service (47)', () => {
    const { Request, Response } = globalThis
    createListener(async () => new Response(), { ownsProcess: true })
    expect(globalThis.Request).toBe(Request)
    expect(globalThis.Response).toBe(Response)
  })
})
