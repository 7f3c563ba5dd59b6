import type { AdminApp } from '@latchkey/core/admin'
import { createdKeysOf, keepCreatedKeys } from './created-keys.js'
import { TextError } from './text-error.js'

const TEN_YEARS_MILLIS = 10 * 365 * 86_400_000

/**
 * Creates the keys that an app and its server need, and keeps them for the first steps. Each can be revoked without the other.
 * After a failure, another call continues with the key that is missing.
 *
 * @param descriptions shown in the list of keys
 */
export async function createFirstKeys(
  app: Pick<AdminApp, 'createInternalApiKey'>,
  projectId: string,
  descriptions: { publishable: string; server: string },
): Promise<void> {
  const expiresAt = new Date(Date.now() + TEN_YEARS_MILLIS)
  let publishableClientKey = createdKeysOf(projectId)?.publishableClientKey
  if (publishableClientKey === undefined) {
    const created = await app.createInternalApiKey({
      description: descriptions.publishable,
      expiresAt,
      hasPublishableClientKey: true,
    })
    if (!created.publishableClientKey) throw new TextError('noPublishableKey')
    publishableClientKey = created.publishableClientKey
    keepCreatedKeys(projectId, { publishableClientKey })
  }
  const { secretServerKey } = await app.createInternalApiKey({
    description: descriptions.server,
    expiresAt,
    hasSecretServerKey: true,
  })
  keepCreatedKeys(projectId, {
    publishableClientKey,
    ...(secretServerKey && { secretServerKey }),
  })
}
