import type { AdminApp } from '@latchkey/core/admin'
import { keepCreatedKeys } from './created-keys.js'
import { TextError } from './text-error.js'

const TEN_YEARS_MILLIS = 10 * 365 * 86_400_000

/**
 * Creates the keys that an app and its server need, and keeps them for the first steps.
 *
 * @param description shown in the list of keys
 */
export async function createFirstKeys(
  app: Pick<AdminApp, 'createInternalApiKey'>,
  projectId: string,
  description: string,
): Promise<void> {
  const keys = await app.createInternalApiKey({
    description,
    expiresAt: new Date(Date.now() + TEN_YEARS_MILLIS),
    hasPublishableClientKey: true,
    hasSecretServerKey: true,
  })
  const { publishableClientKey, secretServerKey } = keys
  if (!publishableClientKey) throw new TextError('noPublishableKey')
  keepCreatedKeys(projectId, {
    publishableClientKey,
    ...(secretServerKey && { secretServerKey }),
  })
}
