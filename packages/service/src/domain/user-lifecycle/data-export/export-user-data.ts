import { and, desc, eq, or } from 'drizzle-orm'
import { listApiKeys, toUserKeyDescription } from '../../api-keys/api-keys.js'
import { recordAuditEvent, userSubject } from '../../audit/record-audit-event.js'
import { listContactChannels, toContactChannel } from '../../contact-channels/contact-channels.js'
import { type Context, projectNow } from '../../../context.js'
import {
  listPasskeys,
  type Passkey,
  toOwnedPasskey,
} from '../../credentials/passkeys/owned-passkeys.js'
import { inTransaction } from '../../../db/in-transaction.js'
import { listConnectedApps, toConnectedApp } from '../../oauth-server/connected-apps.js'
import { listAccounts, toOAuthProvider } from '../provider-accounts.js'
import { listProjectPermissions, listTeamPermissions } from '../../permissions/permissions.js'
import { toSessionWithDevice } from '../../sessions/session-response.js'
import { listSessions } from '../../sessions/sessions.js'
import { listProvisionedAccounts } from '../../team-connections/provisioned-accounts.js'
import { listConnectionAccounts } from '../../team-connections/connection-accounts.js'
import { listMemberProfiles } from '../../teams/team-members.js'
import { listTeams, toTeam } from '../../teams/teams.js'
import { toCurrentUser } from '../../users/user-response.js'
import type { User } from '../../users/user-view.js'
import { type AuditEvent, toAuditEvent } from '../../audit/list-audit-events.js'
import type { Database } from '../../../db/database.js'
import { auditEvents, type Project } from '../../../db/schema.js'

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
    const apps = (await listConnectedApps(tx, project.id, userId)) ?? []
    const events = await listOwnAuditEvents(db, project.id, userId)
    return {
      exportedAtMillis: projectNow(tx, project),
      user: toCurrentUser(user),
      contactChannels: channels.map(toContactChannel),
      oauthProviders: accounts.map(toOAuthProvider),
      connections: await listConnectionAccounts(db, userId),
      provisionedAccounts: await listProvisionedAccounts(db, userId),
      passkeys: passkeys.map(toPasskeyDescription),
      sessions: sessions.map((session) => toSessionWithDevice(session, currentSessionId)),
      teams: teams.map(toTeam),
      teamMemberProfiles: await listMemberProfiles(db, project.id, ofUser),
      teamPermissions: await listTeamPermissions(db, project.id, permissions),
      projectPermissions: await listProjectPermissions(db, project.id, permissions),
      connectedApps: apps.map(toConnectedApp),
      apiKeys: keys.map(toUserKeyDescription),
      auditEvents: events.map((event) => toOwnAuditEvent(event, userId)),
    }
  })

function toPasskeyDescription(passkey: Passkey) {
  const { credentialId: _, ...description } = toOwnedPasskey(passkey)
  return description
}

/** Limits the memory of one export: other people can cause events of an account, such as failed sign-ins. */
const MAX_EVENTS = 10_000

/** Lists the newest events about a user or by a user. */
const listOwnAuditEvents = (
  db: Database,
  projectId: string,
  userId: string,
): Promise<AuditEvent[]> =>
  db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.projectId, projectId),
        or(
          and(eq(auditEvents.subjectType, 'user'), eq(auditEvents.subjectId, userId)),
          eq(auditEvents.actorId, userId),
        ),
      ),
    )
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(MAX_EVENTS)

/** An event as the user may see it: the identity, address and device of another actor are not data of the user. */
function toOwnAuditEvent(event: AuditEvent, userId: string) {
  const response = toAuditEvent(event)
  if (event.actorId === userId || event.actorType === 'client') return response
  const actor = { type: event.actorType, id: null }
  return { ...response, actor, clientAddress: null, userAgent: null, requestId: null }
}
