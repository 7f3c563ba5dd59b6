import { createService } from '@latchkey/service'

/** Starts a service in memory, on a free port of this machine. */
export async function startService(): Promise<{ url: string; close(): Promise<void> }> {
  // Passwords are hashed as cheaply as possible: tests sign up often, and guard nothing.
  const service = createService({ port: 0, passwordHashing: { memoryKibibytes: 8, passes: 1 } })
  return { url: await service.listen(0), close: () => service.close() }
}
