import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import { type Database, onlyRow } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { teamDomains, type Project } from '../../db/schema.js'
import { conflict, rejection } from '../../errors/http-error.js'
import { randomText } from '../../lib/secrets.js'
import { recordAuditEvent, teamSubject } from '../audit/record-audit-event.js'
import { lockTeam } from '../teams/teams.js'

export type TeamDomain = typeof teamDomains.$inferSelect

/** A company with more domains has several teams. */
const MAX_DOMAINS = 50
/** 160 bits. */
const CHALLENGE_LENGTH = 32

/** Lists the domains of a team, verified or not, by name. */
export const listTeamDomains = (db: Database, teamId: string): Promise<TeamDomain[]> =>
  db
    .select()
    .from(teamDomains)
    .where(eq(teamDomains.teamId, teamId))
    .orderBy(asc(teamDomains.domain))

/** Returns the names of the verified domains of a team. */
export async function verifiedDomains(db: Database, teamId: string): Promise<string[]> {
  const rows = await db
    .select({ domain: teamDomains.domain })
    .from(teamDomains)
    .where(and(eq(teamDomains.teamId, teamId), isNotNull(teamDomains.verifiedAt)))
  return rows.map(({ domain }) => domain)
}

/** Finds a domain of a team, or rejects with TEAM_DOMAIN_NOT_FOUND. */
export async function findTeamDomain(
  db: Database,
  { teamId, id }: { teamId: string; id: string },
): Promise<TeamDomain> {
  const [domain] = await db
    .select()
    .from(teamDomains)
    .where(and(eq(teamDomains.teamId, teamId), eq(teamDomains.id, id)))
  if (domain === undefined) throw fail('TEAM_DOMAIN_NOT_FOUND')
  return domain
}

/** Finds the team that has verified a domain. */
export async function findVerifiedDomain(
  db: Database,
  projectId: string,
  domain: string,
): Promise<TeamDomain | undefined> {
  const [row] = await db
    .select()
    .from(teamDomains)
    .where(
      and(
        eq(teamDomains.projectId, projectId),
        eq(teamDomains.domain, domain),
        isNotNull(teamDomains.verifiedAt),
      ),
    )
  return row
}

/** Adds a domain to a team, which is not verified yet. */
export const addTeamDomain = (
  ctx: Context,
  project: Project,
  { teamId, domain }: { teamId: string; domain: string },
): Promise<TeamDomain> =>
  inTransaction(ctx, async (tx) => {
    await lockTeam(tx.db, teamId)
    const domains = await listTeamDomains(tx.db, teamId)
    if (domains.some((other) => other.domain === domain))
      throw conflict('The team has this domain already.')
    if (domains.length >= MAX_DOMAINS) throw rejection(`A team has at most ${MAX_DOMAINS} domains.`)
    const added = onlyRow(
      await tx.db
        .insert(teamDomains)
        .values({
          projectId: project.id,
          teamId,
          domain,
          challenge: `latchkey-domain=${randomText(CHALLENGE_LENGTH)}`,
          createdAt: projectNow(tx, project),
        })
        .returning(),
    )
    await recordAuditEvent(tx, project, {
      action: 'team_domain.added',
      subject: teamSubject(teamId),
      details: { domain },
    })
    return added
  })

/** Removes a domain from a team. Rejects with TEAM_DOMAIN_NOT_FOUND. */
export const removeTeamDomain = (
  ctx: Context,
  project: Project,
  { teamId, id }: { teamId: string; id: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const [removed] = await tx.db
      .delete(teamDomains)
      .where(and(eq(teamDomains.teamId, teamId), eq(teamDomains.id, id)))
      .returning({ domain: teamDomains.domain })
    if (removed === undefined) throw fail('TEAM_DOMAIN_NOT_FOUND')
    await recordAuditEvent(tx, project, {
      action: 'team_domain.removed',
      subject: teamSubject(teamId),
      details: { domain: removed.domain },
    })
  })
