import { nothing, success } from '../primitives.js'
import { projectPermission, teamPermission } from '../teams/permissions.js'

export const grantTeamPermission = { body: nothing, response: teamPermission }
export const revokeTeamPermission = { body: nothing, response: success }
export const grantProjectPermission = { body: nothing, response: projectPermission }
export const revokeProjectPermission = { body: nothing, response: success }
