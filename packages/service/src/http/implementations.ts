import type * as schemas from '@latchkey/contract/schemas'
import type { Implementation } from './implement.js'
import { accountDeletion } from '../users/deletion-handlers.js'
import { anonymous } from '../users/anonymous-handlers.js'
import { apiKeys } from '../api-keys/api-key-handlers.js'
import { auditLog } from '../audit/audit-log-handlers.js'
import { cli } from '../credentials/cli-handlers.js'
import { connectedAccounts } from '../oauth/connected-account-handlers.js'
import { contactChannels } from '../contact-channels/contact-channel-handlers.js'
import { dataExport } from '../users/data-export/data-export-handlers.js'
import { emails } from '../email/email-handlers.js'
import { features } from './feature-handlers.js'
import { mfa } from '../credentials/mfa-handlers.js'
import { appEmails } from '../email/app-emails/app-email-handlers.js'
import { oauth } from '../oauth/oauth-handlers.js'
import { otp } from '../credentials/otp-handlers.js'
import { passkeySignIn } from '../credentials/passkeys/passkey-sign-in-handlers.js'
import { passkeys } from '../credentials/passkeys/passkey-handlers.js'
import { password } from '../credentials/passwords/password-handlers.js'
import { permissions } from '../permissions/permission-handlers.js'
import { ownedProjects } from '../projects/owned-project-handlers.js'
import { projects } from '../projects/project-handlers.js'
import { recoveryCodes } from '../credentials/recovery-codes/recovery-code-handlers.js'
import { securityNotifications } from '../notifications/notification-handlers.js'
import { sessions } from '../sessions/session-handlers.js'
import { teamInvitations } from '../teams/team-invitation-handlers.js'
import { teamMembers } from '../teams/team-member-handlers.js'
import { teams } from '../teams/team-handlers.js'
import { users } from '../users/user-handlers.js'
import { webhooks } from '../webhooks/webhook-handlers.js'

/** The calls of each noun of the contract. A noun that is missing does not compile. */
export const nouns: Readonly<Record<keyof typeof schemas, readonly Implementation[]>> = {
  accountDeletion,
  anonymous,
  apiKeys,
  appEmails,
  auditLog,
  cli,
  connectedAccounts,
  contactChannels,
  dataExport,
  emails,
  features,
  mfa,
  oauth,
  otp,
  ownedProjects,
  passkeySignIn,
  passkeys,
  password,
  permissions,
  projects,
  recoveryCodes,
  securityNotifications,
  sessions,
  teamInvitations,
  teamMembers,
  teams,
  users,
  webhooks,
}

/** All calls of the API. */
export const implementations = Object.values(nouns).flat()
