import type { Database } from '../../db/database.js'
import { permissionDefinitions } from '../../db/schema.js'
import { systemPermissions } from '../teams/system-permissions.js'

/** Defines the permissions that every project begins with. */
export async function addInitialPermissions(db: Database, projectId: string): Promise<void> {
  await db.insert(permissionDefinitions).values([
    {
      projectId,
      id: 'team_admin',
      scope: 'team',
      description: 'Everything that can be done in a team',
      containedIds: Object.keys(systemPermissions).toSorted(),
    },
    {
      projectId,
      id: 'team_member',
      scope: 'team',
      description: 'See the members of a team and invite more',
      containedIds: ['$invite_members', '$read_members'],
    },
  ])
}
