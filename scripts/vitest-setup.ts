import { vi } from 'vitest'

// Without a limit of its own it gives up after a second, for which there is no setting. Limits catch what
// hangs; how long a test takes on a busy machine is no failure.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: 30_000,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
