import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import type { Database } from '../../db/database.js'
import { findProject } from '../projects/project-keys.js'
import type { User } from '../users/user-view.js'
import { findUsers } from '../users/users.js'

/** Finds people who manage projects, in no order: users of the project `internal`. */
export async function findManagers(db: Database, ids: readonly string[]): Promise<User[]> {
  const internal = await findProject({ db }, INTERNAL_PROJECT_ID)
  return internal === undefined ? [] : findUsers(db, internal, ids)
}
