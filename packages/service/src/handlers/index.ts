import type { Implementation } from '../implement.js'
import { adminEmails } from './admin/emails.js'
import { adminMetrics } from './admin/metrics.js'
import { adminPermissionDefinitions } from './admin/permission-definitions.js'
import { adminWebhooks } from './admin/webhooks.js'
import { anonymous } from './anonymous.js'
import { contactChannels, serverContactChannels } from './contact-channels.js'
import { features } from './features.js'
import { oauth } from './oauth.js'
import { password } from './password.js'
import { permissions, serverPermissions } from './permissions.js'
import { projects } from './projects.js'
import { sessions } from './sessions.js'
import { teamInvitations } from './team-invitations.js'
import {
  serverTeamMemberProfiles,
  serverTeamMemberships,
  teamMemberProfiles,
  teamMemberships,
} from './team-members.js'
import { serverTeams, teams } from './teams.js'
import { serverUsers, users } from './users.js'

/** Every call that the service answers. */
export const implementations: readonly Implementation[] = [
  ...adminEmails,
  ...adminMetrics,
  ...adminPermissionDefinitions,
  ...adminWebhooks,
  ...anonymous,
  ...contactChannels,
  ...features,
  ...oauth,
  ...password,
  ...permissions,
  ...projects,
  ...serverContactChannels,
  ...serverPermissions,
  ...serverTeamMemberProfiles,
  ...serverTeamMemberships,
  ...serverTeams,
  ...serverUsers,
  ...sessions,
  ...teamInvitations,
  ...teamMemberProfiles,
  ...teamMemberships,
  ...teams,
  ...users,
]
