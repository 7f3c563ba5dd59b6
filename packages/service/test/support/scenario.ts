import { expect, it } from 'vitest'
import recorded from '../scenarios/recorded.json' with { type: 'json' }
import { responsesSince } from './recorded-responses.js'

/** Headers of a request whose rejection has status 200, and its own status in a header. */
export const OVERRIDE = { 'X-Stack-Override-Error-Status': 'true' }

/**
 * A test of a recorded situation. It fails unless a call gets exactly the response in the title: method,
 * path template, status and code. `200 for 404` is a rejection whose status the caller has overridden.
 *
 * `npm run coverage:protocol` counts these titles against `recorded.json`.
 *
 * @example
 * scenario('GET /users/{user_id} 404 USER_NOT_FOUND', async () => {
 *   await project.call('GET', `/users/${randomUUID()}`, { access: 'server' })
 * })
 */
export function scenario(title: string, test: () => Promise<void>): void {
  if (!recorded.includes(title)) throw new Error(`No recording shows: ${title}`)
  it(`${title}`, async () => {
    const responses = responsesSince()
    await test()
    expect(responses()).toContain(title)
  })
}
