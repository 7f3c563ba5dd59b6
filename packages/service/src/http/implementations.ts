import type * as schemas from '@latchkey/contract/schemas'
import type { Implementation } from '../api/call/implement.js'
import { accountDeletion } from '../api/users/deletion.js'
import { anonymous } from '../api/sign-in/anonymous.js'
import { apiKeys } from '../api/api-keys.js'
import { auditLog } from '../api/audit-log.js'
import { cli } from '../api/sign-in/cli.js'
import { connectedApps } from '../api/connected-apps.js'
import { connectedAccounts } from '../api/oauth/connected-accounts.js'
import { connectionAccounts } from '../api/team-connections/accounts.js'
import { connectionSignIn } from '../api/team-connections/sign-in.js'
import { contactChannels } from '../api/contact-channels.js'
import { dataExport } from '../api/users/data-export.js'
import { emails } from '../api/emails.js'
import { features } from '../api/features.js'
import { mfa } from '../api/sign-in/mfa.js'
import { appEmails } from '../api/app-emails.js'
import { oauth } from '../api/oauth/oauth.js'
import { oauthClients } from '../api/oauth-clients.js'
import { oauthLogout } from '../api/oauth-logout.js'
import { oauthRequests } from '../api/oauth-requests.js'
import { openIdProviders } from '../api/oauth/openid-providers.js'
import { otp } from '../api/sign-in/otp.js'
import { passkeySignIn } from '../api/sign-in/passkey-sign-in.js'
import { passkeys } from '../api/passkeys.js'
import { password } from '../api/sign-in/password.js'
import { permissions } from '../api/permissions.js'
import { provisioning } from '../api/team-connections/provisioning.js'
import { ownedProjects } from '../api/owned-projects.js'
import { projectMembers } from '../api/project-members.js'
import { projects } from '../api/projects.js'
import { recoveryCodes } from '../api/users/recovery-codes.js'
import { securityNotifications } from '../api/notifications.js'
import { sessions } from '../api/sessions.js'
import { teamConnections } from '../api/team-connections/connections.js'
import { teamDomains } from '../api/team-connections/domains.js'
import { teamInvitations } from '../api/team-invitations.js'
import { teamMembers } from '../api/team-members.js'
import { teams } from '../api/teams.js'
import { userMigration } from '../api/users/user-migration.js'
import { userPages } from '../api/users/user-pages.js'
import { users } from '../api/users/users.js'
import { webhooks } from '../api/webhooks.js'

/** The calls of each noun of the contract. A noun that is missing does not compile. */
export const nouns: Readonly<Record<keyof typeof schemas, readonly Implementation[]>> = {
  accountDeletion,
  anonymous,
  apiKeys,
  appEmails,
  auditLog,
  cli,
  connectedAccounts,
  connectedApps,
  connectionAccounts,
  connectionSignIn,
  contactChannels,
  dataExport,
  emails,
  features,
  mfa,
  oauth,
  oauthClients,
  oauthLogout,
  oauthRequests,
  openIdProviders,
  otp,
  ownedProjects,
  passkeySignIn,
  passkeys,
  password,
  permissions,
  projectMembers,
  projects,
  provisioning,
  recoveryCodes,
  securityNotifications,
  sessions,
  teamConnections,
  teamDomains,
  teamInvitations,
  teamMembers,
  teams,
  userMigration,
  userPages,
  users,
  webhooks,
}

/** All calls of the API. */
export const implementations = Object.values(nouns).flat()
