import { vi } from 'vitest'

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir'] as const

/** Keeps what is written to the console from now on, until mocks are restored. @returns what that was */
export function spyOnConsole(): () => unknown[] {
  const spies = methods.map((name) => vi.spyOn(console, name).mockImplementation(() => {}))
  return () => spies.flatMap(({ mock }) => mock.calls)
}
