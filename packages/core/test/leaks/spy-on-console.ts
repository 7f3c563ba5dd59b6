import { vi } from 'vitest'

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir'] as const

/** Records console output until mocks are restored. Returns a function that returns the output. */
export function spyOnConsole(): () => unknown[] {
  const spies = methods.map((name) => vi.spyOn(console, name).mockImplementation(() => {}))
  return () => spies.flatMap(({ mock }) => mock.calls)
}
