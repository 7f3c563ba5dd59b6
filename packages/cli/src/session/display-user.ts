import type { CurrentUser } from '@latchkey/core'
import { sanitize } from '../terminal/output.js'

/** @example 'Ada <ada@example.com>' */
export function displayUser({
  displayName,
  primaryEmail,
  id,
}: Pick<CurrentUser, 'displayName' | 'primaryEmail' | 'id'>): string {
  const identifier = primaryEmail ?? id
  return sanitize(displayName ? `${displayName} <${identifier}>` : identifier)
}
