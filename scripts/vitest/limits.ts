/**
 * Time limit of `expect.poll`, `findBy` and Playwright in tests, in milliseconds. It only stops tests that
 * hang: a slow test on a busy machine must not fail. `vi.waitFor` has no such setting and times out after a
 * second, so tests do not use it.
 */
export const WAIT_MILLIS = 30_000
