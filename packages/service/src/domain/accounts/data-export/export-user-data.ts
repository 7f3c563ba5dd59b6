import { listApiKeys } from '../../api-keys/api-keys.js'
import { toUserKeyDescription } from '../../api-keys/api-key-response.js'
import { recordAuditEvent, userSubject } from '../../audit/record-audit-event.js'
import { toContactChannel } from '../../contact-channels/contact-channel-response.js'
import { listContactChannels } from '../../contact-channels/contact-channels.js'
import type { Context } from '../../../context.js'
import { toOwnedPasskey } from '../../credentials/passkeys/passkey-response.js'
import { listPasskeys, type Passkey } from '../../credentials/passkeys/owned-passkeys.js'
import { inTransaction } from '../../../db/in-transaction.js'
import { listAccounts } from '../provider-accounts.js'
import { toOAuthProvider } from '../provider-account-response.js'
import { listProjectPermissions, listTeamPermissions } from '../../permissions/permissions.js'
import { projectNow } from '../../../project-clock.js'
import type { Project } from '../../../db/project-row.js'
import { toSessionWithDevice } from '../../sessions/session-response.js'
import { listSessions } from '../../sessions/sessions.js'
import { listMemberProfiles } from '../../teams/team-members.js'
import { toTeam } from '../../teams/team-response.js'
import { listTeams } from '../../teams/teams.js'
import { toCurrentUser } from '../../users/user-response.js'
import type { User } from '../../users/user-view.js'
import { listOwnAuditEvents, toOwnAuditEvent } from './own-audit-events.js'

/**
 * Collects the data of a user and records the export. Each part has the fields that client access reads, so that no
 * secret and no hash is among them.
 */
export const exportUserData = (
  ctx: Context,
  project: Project,
  { user, currentSessionId }: { user: User; currentSessionId: string | undefined },
) =>
  inTransaction(ctx, async (tx) => {
    const { db } = tx
    const userId = user.row.id
    const ofUser = { userId }
    const permissions = { userId, isRecursive: false }
    await recordAuditEvent(tx, project, { action: 'user.exported', subject: userSubject(userId) })
    const channels = await listContactChannels(db, project.id, ofUser)
    const accounts = await listAccounts(db, { projectId: project.id, userId })
    const passkeys = await listPasskeys(db, project.id, userId)
    const sessions = await listSessions(db, project.id, { userId, withImpersonation: false })
    const teams = await listTeams(db, project.id, ofUser)
    const keys = await listApiKeys(db, project.id, { type: 'user', id: userId })
    const events = await listOwnAuditEvents(db, project.id, userId)
    return {
      exportedAtMillis: projectNow(tx, project),
      user: toCurrentUser(user),
      contactChannels: channels.map(toContactChannel),
      oauthProviders: accounts.map(toOAuthProvider),
      passkeys: passkeys.map(toPasskeyDescription),
      sessions: sessions.map((session) => toSessionWithDevice(session, currentSessionId)),
      teams: teams.map(toTeam),
      teamMemberProfiles: await listMemberProfiles(db, project.id, ofUser),
      teamPermissions: await listTeamPermissions(db, project.id, permissions),
      projectPermissions: await listProjectPermissions(db, project.id, permissions),
      apiKeys: keys.map(toUserKeyDescription),
      auditEvents: events.map((event) => toOwnAuditEvent(event, userId)),
    }
  })

function toPasskeyDescription(passkey: Passkey) {
  const { credentialId: _, ...description } = toOwnedPasskey(passkey)
  return description
}
