import { createService } from '@latchkey/service'

/** Starts a service in memory, on a free port of this machine. */
export async function startService(): Promise<{ url: string; close(): Promise<void> }> {
  const service = createService({
    port: 0,
    // The lowest cost: tests sign up often, and their accounts need no protection.
    passwordHashing: { memoryKibibytes: 8, passes: 1 },
    proofOfWork: { difficulty: 1 },
    // Tests set the address of a client with X-Forwarded-For.
    trustedProxies: 1,
    // Tests of a migration export users.
    credentialExportEnabled: true,
    limits: { rejectionDelayMillis: 0 },
  })
  return { url: await service.listen(0), close: () => service.close() }
}
