import type { Implementation } from './implement.js'
import { adminAuditLog } from '../audit/audit-log-handlers.js'
import { adminSecurityNotifications } from '../notifications/notification-handlers.js'
import { adminEmailLog } from '../email/email-log-handlers.js'
import { adminEmails } from '../email/email-handlers.js'
import { adminEmailSources } from '../email/email-source-handlers.js'
import { notificationPreferences, serverEmails } from '../email/app-emails/app-email-handlers.js'
import { adminMetrics } from '../projects/metrics-handlers.js'
import { adminPermissionDefinitions } from '../permissions/permission-definition-handlers.js'
import { adminProjectKeys } from '../projects/project-key-handlers.js'
import { adminProjects } from '../projects/admin-project-handlers.js'
import { adminWebhooks } from '../webhooks/webhook-handlers.js'
import { anonymous } from '../users/anonymous-handlers.js'
import { apiKeys, serverApiKeys } from '../api-keys/api-key-handlers.js'
import { cli } from '../credentials/cli-handlers.js'
import { connectedAccounts } from '../oauth/connected-account-handlers.js'
import {
  contactChannels,
  serverContactChannels,
} from '../contact-channels/contact-channel-handlers.js'
import { dataExport } from '../users/data-export/data-export-handlers.js'
import { features } from './feature-handlers.js'
import { mfa } from '../credentials/mfa-handlers.js'
import { oauth } from '../oauth/oauth-handlers.js'
import { oauthProviders, serverOAuthProviders } from '../oauth/oauth-provider-handlers.js'
import { otp } from '../credentials/otp-handlers.js'
import { ownedProjects } from '../projects/owned-project-handlers.js'
import { passkey } from '../credentials/passkeys/passkey-handlers.js'
import { passkeys } from '../credentials/passkeys/owned-passkey-handlers.js'
import { password } from '../credentials/passwords/password-handlers.js'
import { serverGeneratedPasswords } from '../credentials/passwords/generated-password-handlers.js'
import { recoveryCodes } from '../credentials/recovery-codes/recovery-code-handlers.js'
import { permissions, serverPermissions } from '../permissions/permission-handlers.js'
import { projects } from '../projects/project-handlers.js'
import { serverSessions, sessions } from '../sessions/session-handlers.js'
import { teamInvitations } from '../teams/team-invitation-handlers.js'
import {
  serverTeamMemberProfiles,
  serverTeamMemberships,
  teamMemberProfiles,
  teamMemberships,
} from '../teams/team-member-handlers.js'
import { serverTeams, teams } from '../teams/team-handlers.js'
import { serverBans } from '../users/ban-handlers.js'
import { accountDeletion, serverDeletions } from '../users/deletion-handlers.js'
import { serverUsers, users } from '../users/user-handlers.js'

/** All calls of the API. */
export const implementations: readonly Implementation[] = [
  ...accountDeletion,
  ...adminAuditLog,
  ...adminEmailLog,
  ...adminEmails,
  ...adminEmailSources,
  ...adminSecurityNotifications,
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
  ...dataExport,
  ...features,
  ...mfa,
  ...notificationPreferences,
  ...oauth,
  ...oauthProviders,
  ...otp,
  ...ownedProjects,
  ...passkey,
  ...passkeys,
  ...password,
  ...permissions,
  ...projects,
  ...serverApiKeys,
  ...serverBans,
  ...serverContactChannels,
  ...serverDeletions,
  ...serverGeneratedPasswords,
  ...serverEmails,
  ...serverOAuthProviders,
  ...serverPermissions,
  ...recoveryCodes,
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
