import { readDeletionGrace } from '@latchkey/contract/routes/account-deletion'
import { isLatchkeyError } from '../../errors/latchkey-error.js'
import type { UserScope } from '../scope.js'

/** Returns the days for which a deleted account can be restored; 0 also if the service deletes every account at once. */
export async function getDeletionGraceDays({ http }: UserScope): Promise<number> {
  try {
    return (await http.request(readDeletionGrace, {})).graceDays
  } catch (error) {
    if (isLatchkeyError(error, 'FEATURE_NOT_SUPPORTED')) return 0
    throw error
  }
}
