import * as routes from '@latchkey/contract/routes/users'
import type { UserScope } from '../scope.js'

/** The deletion of an account that its user has requested. */
export interface AccountDeletion {
  /** When the account will be deleted; null if its user has not requested that. */
  readonly deleteAt: Date | null
}

export async function getDeletion({ http, userId }: UserScope): Promise<AccountDeletion> {
  const { deleteAt } = await http.request(routes.readDeletion, { params: { userId } })
  return { deleteAt }
}

export async function restoreUser({ client, http, userId }: UserScope): Promise<void> {
  await http.request(routes.cancelDeletion, { params: { userId } })
  await client.invalidateAll()
}
