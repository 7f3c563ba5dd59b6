import { and, asc, eq, gt } from 'drizzle-orm'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { TEAM_ADMIN_PERMISSIONS } from '@latchkey/contract/team-admin-permissions'
import { type Context, projectNow, withActor } from '../../context.js'
import { onlyRow } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { ssoSetupLinks, teams, type Project } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { hashSecret, randomSecret } from '../../lib/secrets.js'
import { recordAuditEvent, teamSubject } from '../audit/record-audit-event.js'
import { holdsTeamPermission } from '../permissions/permissions.js'
import { TEAM_ADMIN } from '../teams/system-permissions.js'
import { lockTeam } from '../teams/teams.js'
import { isExcluded } from '../users/exclusion.js'

export type SsoSetupLink = typeof ssoSetupLinks.$inferSelect

/** A link with the name of its team. */
export interface SetupLinkOfTeam extends SsoSetupLink {
  teamName: string
}

const DEFAULT_SECONDS = 7 * 24 * 60 * 60
/** Far more than the administrators of one customer need. */
const MAX_LINKS = 20
/** Part of every token by which secret scanners recognize it. */
const PREFIX = 'latchkey_setup_'

/** Lists the links of a team that have not expired, oldest first. */
export const listSetupLinks = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  project: Project,
  teamId: string,
): Promise<SsoSetupLink[]> =>
  db
    .select()
    .from(ssoSetupLinks)
    .where(
      and(
        eq(ssoSetupLinks.teamId, teamId),
        gt(ssoSetupLinks.expiresAt, projectNow({ now }, project)),
      ),
    )
    .orderBy(asc(ssoSetupLinks.createdAt), asc(ssoSetupLinks.id))

interface NewSetupLink {
  teamId: string
  /** The member who creates the link; undefined for a server. */
  creatorId: string | undefined
  expiresInSeconds: number | undefined
}

/** Creates a link of a team. Its token is returned here and never again. */
export const createSetupLink = (
  ctx: Context,
  project: Project,
  { teamId, creatorId, expiresInSeconds = DEFAULT_SECONDS }: NewSetupLink,
): Promise<{ link: SsoSetupLink; token: string }> =>
  inTransaction(ctx, async (tx) => {
    await lockTeam(tx.db, teamId)
    if ((await listSetupLinks(tx, project, teamId)).length >= MAX_LINKS)
      throw rejection(`A team has at most ${MAX_LINKS} set-up links. Revoke one first.`)
    const token = randomSecret(PREFIX)
    const createdAt = projectNow(tx, project)
    const link = onlyRow(
      await tx.db
        .insert(ssoSetupLinks)
        .values({
          projectId: project.id,
          teamId,
          creatorId: creatorId ?? null,
          tokenHash: hashSecret(token),
          createdAt,
          expiresAt: createdAt + expiresInSeconds * 1000,
        })
        .returning(),
    )
    await recordAuditEvent(tx, project, {
      action: 'sso_setup_link.created',
      subject: teamSubject(teamId),
      details: { setupLinkId: link.id },
    })
    return { link, token }
  })

/** Deletes a link of a team, which then works no more. Rejects with SSO_SETUP_LINK_NOT_FOUND. */
export const revokeSetupLink = (
  ctx: Context,
  project: Project,
  { teamId, id }: { teamId: string; id: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const revoked = await tx.db
      .delete(ssoSetupLinks)
      .where(and(eq(ssoSetupLinks.teamId, teamId), eq(ssoSetupLinks.id, id)))
      .returning({ id: ssoSetupLinks.id })
    if (revoked.length === 0) throw fail('SSO_SETUP_LINK_NOT_FOUND')
    await recordAuditEvent(tx, project, {
      action: 'sso_setup_link.revoked',
      subject: teamSubject(teamId),
      details: { setupLinkId: id },
    })
  })

/**
 * Finds the link of a token, or rejects with SSO_SETUP_LINK_NOT_FOUND. A link works only while its creator could make the changes.
 * The look-up uses the hash of the token, so that its duration reveals nothing about the text.
 */
export async function findSetupLink(
  ctx: Context,
  project: Project,
  token: string,
): Promise<SetupLinkOfTeam> {
  const [row] = await ctx.db
    .select({ link: ssoSetupLinks, teamName: teams.displayName })
    .from(ssoSetupLinks)
    .innerJoin(teams, eq(teams.id, ssoSetupLinks.teamId))
    .where(
      and(
        eq(ssoSetupLinks.tokenHash, hashSecret(token)),
        eq(ssoSetupLinks.projectId, project.id),
        gt(ssoSetupLinks.expiresAt, projectNow(ctx, project)),
      ),
    )
  if (row === undefined || !(await mayCreatorChange(ctx, project, row.link)))
    throw fail('SSO_SETUP_LINK_NOT_FOUND')
  return { ...row.link, teamName: row.teamName }
}

/** Whether the creator is an admin of the team and can use the app: not banned, for example. */
async function mayCreatorChange(
  ctx: Context,
  project: Project,
  { projectId, teamId, creatorId }: SsoSetupLink,
): Promise<boolean> {
  if (creatorId === null) return true
  if (await isExcluded(ctx, project, creatorId)) return false
  // The members of a team that owns projects manage them.
  const isInternal = projectId === INTERNAL_PROJECT_ID
  for (const id of [...TEAM_ADMIN_PERMISSIONS, ...(isInternal ? [TEAM_ADMIN] : [])])
    if (!(await holdsTeamPermission(ctx, { teamId, userId: creatorId, projectId }, id)))
      return false
  return true
}

/** Returns a context whose changes the link made: its holder has no account. */
export const asSetupLink = <Ctx extends Pick<Context, 'auditSource'>>(
  ctx: Ctx,
  { id }: SsoSetupLink,
): Ctx => withActor(ctx, 'setup_link', { setupLinkId: id })
