import * as z from 'zod/mini'
import { auditEvent } from './audit-log.js'
import { userApiKey } from './api-keys.js'
import { contactChannel } from './contact-channels.js'
import { oauthProvider } from './connected-accounts.js'
import { connectedApp } from './oauth-server/connected-apps.js'
import { ownedPasskey } from './passkeys.js'
import { projectPermission, teamPermission } from './permissions.js'
import { millis, userIdOrMe } from './primitives.js'
import { sessionWithDevice } from './sessions.js'
import { teamMemberProfile } from './teams/team-members.js'
import { connectionAccount } from './team-connections/accounts.js'
import { provisionedAccount } from './team-connections/provisioning.js'
import { team } from './teams/teams.js'
import { currentUser } from './users.js'

export const exportUserData = {
  query: z.strictObject({ user_id: userIdOrMe }),
  response: z.strictObject({
    exported_at_millis: millis,
    user: currentUser,
    contact_channels: z.array(contactChannel),
    oauth_providers: z.array(oauthProvider),
    /** Accounts at identity providers of teams. */
    connections: z.array(connectionAccount),
    /** Data about the user from the provisioning of teams. */
    provisioned_accounts: z.array(provisionedAccount),
    passkeys: z.array(z.omit(ownedPasskey, { credential_id: true })),
    /** Without impersonation sessions. */
    sessions: z.array(sessionWithDevice),
    teams: z.array(team),
    team_member_profiles: z.array(teamMemberProfile),
    team_permissions: z.array(teamPermission),
    project_permissions: z.array(projectPermission),
    connected_apps: z.array(connectedApp),
    /** Without any part of the keys themselves. */
    api_keys: z.array(z.omit(userApiKey, { value: true })),
    /** Events about the user and by the user, newest first. Facts about another actor are null. */
    audit_events: z.array(auditEvent),
  }),
}
