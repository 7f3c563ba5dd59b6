/**
 * How long tests wait for what they expect, in milliseconds: `expect.poll`, `findBy` and Playwright. It catches
 * what hangs; how long a test takes on a busy machine is no failure. `vi.waitFor` has no such setting and gives
 * up after a second, so tests do not use it.
 */
export const WAIT_MILLIS = 30_000
