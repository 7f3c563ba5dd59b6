import type { Implementation } from '../implement.js'
import { adminEmails } from './admin/emails.js'
import { adminMetrics } from './admin/metrics.js'
import { adminPermissionDefinitions } from './admin/permission-definitions.js'
import { adminProjectKeys } from './admin/project-keys.js'
import { adminProjects } from './admin/projects.js'
import { adminWebhooks } from './admin/webhooks.js'
import { anonymous } from './anonymous.js'
import { apiKeys, serverApiKeys } from './api-keys.js'
import { cli } from './cli.js'
import { connectedAccounts } from './connected-accounts.js'
import { contactChannels, serverContactChannels } from './contact-channels.js'
import { features } from './features.js'
import { mfa } from './mfa.js'
import { oauth } from './oauth.js'
import { otp } from './otp.js'
import { ownedProjects } from './owned-projects.js'
import { passkey } from './passkey.js'
import { password } from './password.js'
import { permissions, serverPermissions } from './permissions.js'
import { projects } from './projects.js'
import { serverSessions, sessions } from './sessions.js'
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
  ...cli,
  ...connectedAccounts,
  ...contactChannels,
  ...features,
  ...mfa,
  ...oauth,
  ...otp,
  ...ownedProjects,
  ...passkey,
  ...password,
  ...permissions,
  ...projects,
  ...serverApiKeys,
  ...serverContactChannels,
  ...serverPermissions,
  ...serverSessions,
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
