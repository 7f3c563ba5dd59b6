import { createService } from '@latchkey/service'

/** Starts a service in memory, on a free port of this machine. */
export async function startService(): Promise<{ url: string; close(): Promise<void> }> {
  const service = createService({
    port: 0,
    // As cheap as possible: tests sign up often and protect no accounts.
    passwordHashing: { memoryKibibytes: 8, passes: 1 },
    // Tests choose the address of a client by X-Forwarded-For.
    trustedProxies: 1,
    limits: { rejectionDelayMillis: 0 },
  })
  return { url: await service.listen(0), close: () => service.close() }
}
