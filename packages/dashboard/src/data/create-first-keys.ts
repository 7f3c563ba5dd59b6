import type { AdminApp } from '@latchkey/core/admin'
import { keepCreatedKeys } from './created-keys.js'

const TEN_YEARS_MILLIS = 10 * 365 * 86_400_000

/** Creates the keys that an app and its server need, and keeps them for the first steps. */
export async function createFirstKeys(
  app: Pick<AdminApp, 'createInternalApiKey'>,
  projectId: string,
): Promise<void> {
  const keys = await app.createInternalApiKey({
    description: 'First keys',
    expiresAt: new Date(Date.now() + TEN_YEARS_MILLIS),
    hasPublishableClientKey: true,
    hasSecretServerKey: true,
  })
  const { publishableClientKey, secretServerKey } = keys
  if (!publishableClientKey) throw new Error('The service created no publishable key.')
  keepCreatedKeys(projectId, {
    publishableClientKey,
    ...(secretServerKey && { secretServerKey }),
  })
}
