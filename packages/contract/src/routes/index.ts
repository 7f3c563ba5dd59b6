import * as contactChannels from './contact-channels.js'
import * as currentSession from './current-session.js'
import * as emailVerification from './email-verification.js'
import * as oauth from './sign-in/oauth.js'
import * as oauthToken from './sign-in/oauth-token.js'
import * as password from './sign-in/password.js'
import * as passwordChange from './password-change.js'
import * as passwordReset from './sign-in/password-reset.js'
import * as passwordSignUp from './sign-in/password-sign-up.js'
import * as sessions from './sessions.js'
import * as teamInvitationCodes from './teams/team-invitation-codes.js'
import * as teamInvitations from './teams/team-invitations.js'
import * as userChanges from './user-changes.js'
import * as users from './users.js'

export * as accountDeletion from './account-deletion.js'
export * as anonymous from './sign-in/anonymous.js'
export * as apiKeys from './api-keys.js'
export * as cli from './sign-in/cli.js'
export * as connectedAccounts from './connected-accounts.js'
export * as dataExport from './data-export.js'
export * as features from './features.js'
export * as mfa from './sign-in/mfa.js'
export * as notificationPreferences from './notification-preferences.js'
export * as oauthProviders from './oauth-providers.js'
export * as otp from './sign-in/otp.js'
export * as ownedProjects from './owned-projects.js'
export * as passkey from './sign-in/passkey.js'
export * as passkeys from './passkeys.js'
export * as recoveryCodes from './recovery-codes.js'
export * as permissions from './teams/permissions.js'
export * as projects from './projects.js'
export * as teamMemberProfiles from './teams/team-member-profiles.js'
export * as teamMemberships from './teams/team-memberships.js'
export * as teams from './teams/teams.js'

// In separate files, because bundlers load whole files and these calls are needed on different pages.
const wholeContactChannels = { ...contactChannels, ...emailVerification }
const wholeOAuth = { ...oauth, ...oauthToken }
const wholePassword = { ...password, ...passwordSignUp, ...passwordReset, ...passwordChange }
const wholeSessions = { ...sessions, ...currentSession }
const wholeTeamInvitations = { ...teamInvitations, ...teamInvitationCodes }
const wholeUsers = { ...users, ...userChanges }
export {
  wholeContactChannels as contactChannels,
  wholeOAuth as oauth,
  wholePassword as password,
  wholeSessions as sessions,
  wholeTeamInvitations as teamInvitations,
  wholeUsers as users,
}

export * as serverApiKeys from './server/api-keys.js'
export * as serverBans from './server/bans.js'
export * as serverDeletions from './server/deletions.js'
export * as serverContactChannels from './server/contact-channels.js'
export * as serverGeneratedPasswords from './server/generated-passwords.js'
export * as serverEmails from './server/emails.js'
export * as serverOAuthProviders from './server/oauth-providers.js'
export * as serverPermissions from './server/permissions.js'
export * as serverSessions from './server/sessions.js'
export * as serverTeamMemberProfiles from './server/team-member-profiles.js'
export * as serverTeamMemberships from './server/team-memberships.js'
export * as serverTeams from './server/teams.js'
export * as serverUsers from './server/users.js'
export * as adminAuditLog from './admin/audit-log.js'
export * as adminSecurityNotifications from './admin/security-notifications.js'
export * as adminEmailLog from './admin/email-log.js'
export * as adminEmails from './admin/emails.js'
export * as adminEmailSources from './admin/email-sources.js'
export * as adminMetrics from './admin/metrics.js'
export * as adminPermissionDefinitions from './admin/permission-definitions.js'
export * as adminProjectKeys from './admin/project-keys.js'
export * as adminProjects from './admin/projects.js'
export * as adminWebhooks from './admin/webhooks.js'
