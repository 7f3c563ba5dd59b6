import type { Implementation } from '../implement.js'
import { adminEmails } from './admin/emails.js'
import { adminMetrics } from './admin/metrics.js'
import { adminPermissionDefinitions } from './admin/permission-definitions.js'
import { adminProjectKeys } from './admin/project-keys.js'
import { adminProjects } from './admin/projects.js'
import { adminWebhooks } from './admin/webhooks.js'
import { anonymous } from './anonymous.js'
import { apiKeys, serverApiKeys } from './api-keys.js'
import { connectedAccounts } from './connected-accounts.js'
import { contactChannels, serverContactChannels } from './contact-channels.js'
import { features } from './features.js'
import { oauth } from './oauth.js'
import { ownedProjects } from './owned-projects.js'
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
  ...adminProjectKeys,
  ...adminProjects,
  ...adminWebhooks,
  ...anonymous,
  ...apiKeys,
  ...connectedAccounts,
  ...contactChannels,
  ...features,
  ...oauth,
  ...ownedProjects,
  ...password,
  ...permissions,
  ...projects,
  ...serverApiKeys,
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
