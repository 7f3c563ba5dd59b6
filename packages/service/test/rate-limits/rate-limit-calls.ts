import { expect } from 'vitest'
import type { CallResponse, TestProject } from '../support/project.js'

/** Returns the headers of a request that one proxy forwards from an IP address. */
export const from = (address: string) => ({ 'X-Forwarded-For': address })

/** Returns calls to the project that a test file has opened by then. */
export function rateLimitCalls(current: () => TestProject) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    current().call('POST', path, { body, headers })
  return {
    post,
    signIn: (email: string, password: string, headers = {}) =>
      post('/auth/password/sign-in', { email, password }, headers),
  }
}

/** Repeats a request, expects that none is rejected by a limit, and returns the distinct statuses. */
export async function times(count: number, work: () => Promise<CallResponse>): Promise<number[]> {
  const statuses = new Set<number>()
  for (let done = 0; done < count; done += 1) statuses.add((await work()).status)
  expect(statuses).not.toContain(429)
  return [...statuses]
}

export function expectTooMany(response: CallResponse, seconds = 3600): void {
  expect([response.status, response.code]).toEqual([429, null])
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('retry-after')).toBe(String(seconds))
}
