import type { CurrentUser } from '@latchkey/core'
import { plain } from '../terminal/output.js'

/** @example 'Ada <ada@example.com>' */
export function person({ displayName, primaryEmail, id }: CurrentUser): string {
  const address = primaryEmail ?? id
  return plain(displayName ? `${displayName} <${address}>` : address)
}
