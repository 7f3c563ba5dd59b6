import { expect, it } from 'vitest'
import recorded from '../scenarios/recorded.json' with { type: 'json' }
import { responsesSince } from './recorded-responses.js'

/**
 * A test that brings the service into a situation which the deployed services were seen in, and fails
 * unless a call in it got the very answer that the title names: method, path template, status and
 * code. `200 for 404` is a refusal whose status the caller asked to be overridden.
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
    const answers = responsesSince()
    await test()
    expect(answers()).toContain(title)
  })
}
