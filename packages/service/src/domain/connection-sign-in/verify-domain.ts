import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { violates } from '../../db/errors.js'
import { inTransaction } from '../../db/in-transaction.js'
import { projects, teamConnections, teamDomains, type Project } from '../../db/schema.js'
import { HttpError } from '../../errors/http-error.js'
import { recordAuditEvent, teamSubject } from '../audit/record-audit-event.js'
import { lookUpProof, recordOf } from '../team-connections/dns-proof.js'
import {
  findTeamDomain,
  findVerifiedDomain,
  type TeamDomain,
} from '../team-connections/team-domains.js'
import { lockTeam } from '../teams/teams.js'
import { endOtherAccess } from './end-other-access.js'

const DAY_MILLIS = 24 * 60 * 60 * 1000
/** How often the record of a verified domain is looked up. */
const CHECK_MILLIS = DAY_MILLIS
/** How long the record of a verified domain may be missing. */
const GRACE_MILLIS = 7 * DAY_MILLIS
/** Domains that one run of the job checks. */
const CHECKS = 1000

/**
 * Verifies a domain by its TXT record. A team that has verified it before loses it, if its own record is gone: the DNS says
 * who owns the domain now.
 *
 * Rejects with TEAM_DOMAIN_NOT_FOUND, TEAM_DOMAIN_RECORD_NOT_FOUND and TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM.
 */
export async function verifyTeamDomain(
  ctx: Context,
  project: Project,
  ids: { teamId: string; id: string },
): Promise<TeamDomain> {
  // No transaction waits for the DNS.
  const domain = await findTeamDomain(ctx.db, ids)
  await requireProof(ctx, domain)
  const other = await findOtherOwner(ctx.db, domain)
  if (other !== undefined && (await lookUpProof(ctx, other)) !== 'missing')
    throw fail('TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM')
  try {
    return await inTransaction(ctx, async (tx) => {
      if (other !== undefined) await endVerification(tx, project, other)
      return saveVerification(tx, project, ids)
    })
  } catch (error) {
    // Another team has verified it meanwhile.
    if (violates(error, 'team_domains_verified')) throw fail('TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM')
    throw error
  }
}

async function requireProof(ctx: Context, domain: TeamDomain): Promise<void> {
  const proof = await lookUpProof(ctx, domain)
  if (proof === 'unknown')
    throw new HttpError(502, 'The DNS servers of the domain do not answer. Try again later.')
  const { name, value } = recordOf(domain)
  if (proof === 'missing')
    throw fail('TEAM_DOMAIN_RECORD_NOT_FOUND', { recordName: name, recordValue: value })
}

async function findOtherOwner(db: Database, domain: TeamDomain): Promise<TeamDomain | undefined> {
  const owner = await findVerifiedDomain(db, domain.projectId, domain.domain)
  return owner?.id === domain.id ? undefined : owner
}

/** Stores a verification, and ends the access that the connection of the team does not allow for the addresses of the domain. */
async function saveVerification(
  tx: Context,
  project: Project,
  { teamId, id }: { teamId: string; id: string },
): Promise<TeamDomain> {
  await lockTeam(tx.db, teamId)
  const before = await findTeamDomain(tx.db, { teamId, id })
  const verification = {
    verifiedAt: before.verifiedAt ?? projectNow(tx, project),
    missingSince: null,
    nextCheckAt: tx.now() + CHECK_MILLIS,
  }
  await tx.db.update(teamDomains).set(verification).where(eq(teamDomains.id, id))
  const after = { ...before, ...verification }
  if (before.verifiedAt !== null) return after
  await recordAuditEvent(tx, project, {
    action: 'team_domain.verified',
    subject: teamSubject(teamId),
    details: { domain: before.domain },
  })
  const [connection] = await tx.db
    .select()
    .from(teamConnections)
    .where(and(eq(teamConnections.teamId, teamId), eq(teamConnections.state, 'on')))
  if (connection !== undefined)
    await endOtherAccess(tx, project, connection, { domain: before.domain })
  return after
}

/** Ends the verification of a domain. The connection of the team no longer decides about its addresses. */
async function endVerification(
  tx: Context,
  project: Project,
  { id, teamId, domain }: TeamDomain,
): Promise<void> {
  const ended = await tx.db
    .update(teamDomains)
    .set({ verifiedAt: null, missingSince: null, nextCheckAt: null })
    .where(and(eq(teamDomains.id, id), isNotNull(teamDomains.verifiedAt)))
    .returning({ id: teamDomains.id })
  if (ended.length === 0) return
  await recordAuditEvent(tx, project, {
    action: 'team_domain.lost',
    subject: teamSubject(teamId),
    details: { domain },
  })
}

/**
 * Looks up the records of verified domains that were not checked for a day. A domain whose record is missing for a week is no longer
 * verified: it may have another owner. A DNS that does not answer changes nothing.
 */
export async function checkDueDomains(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ domain: teamDomains, project: projects })
    .from(teamDomains)
    .innerJoin(projects, eq(projects.id, teamDomains.projectId))
    .where(lte(teamDomains.nextCheckAt, ctx.now()))
    .orderBy(teamDomains.nextCheckAt)
    .limit(CHECKS)
  for (const { domain, project } of due) await checkDomain(ctx, project, domain)
}

async function checkDomain(ctx: Context, project: Project, domain: TeamDomain): Promise<void> {
  const proof = await lookUpProof(ctx, domain)
  const now = ctx.now()
  const missingSince = domain.missingSince ?? projectNow(ctx, project)
  const isLost = proof === 'missing' && projectNow(ctx, project) - missingSince >= GRACE_MILLIS
  if (isLost) return inTransaction(ctx, (tx) => endVerification(tx, project, domain))
  await ctx.db
    .update(teamDomains)
    .set({
      nextCheckAt: now + CHECK_MILLIS,
      ...(proof === 'present' && { missingSince: null }),
      ...(proof === 'missing' && { missingSince }),
    })
    .where(and(eq(teamDomains.id, domain.id), isNotNull(teamDomains.verifiedAt)))
}
