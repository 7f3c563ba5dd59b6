import { and, eq, sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { inTransaction } from '../../db/in-transaction.js'
import { attemptCounts, type Project } from '../../db/schema.js'
import { hashSecret } from '../../lib/secrets.js'
import { projectSubject, recordAuditEvent } from '../audit/record-audit-event.js'
import { countCall, type Demand, noDemand } from './demand.js'

/**
 * Counts a sign-up or an email with a code, and resolves to whether the project is under attack: whether it has many more of
 * them than usual. All processes share the count.
 *
 * No call waits for the counts of others. Of calls that count at the same moment, one counts, so there are many whenever
 * some are missing.
 */
export async function detectAttack(ctx: Context, project: Project): Promise<boolean> {
  const id = hashSecret(JSON.stringify([project.id, 'demand']))
  const [before] = await selectDemand(ctx.db).execute({ id })
  const { attackThreshold } = ctx.config.proofOfWork
  const after = countCall(before ?? noDemand, projectNow(ctx, project), attackThreshold)
  if (before === undefined) await insertDemand(ctx, project, { id, ...after })
  else if (isAttacked(before) === isAttacked(after)) await updateDemand(ctx, id, before, after)
  else await switchDemand(ctx, project, { id, before, after })
  return isAttacked(after)
}

const isAttacked = ({ attackedUntil }: Demand): boolean => attackedUntil > 0

const columns = {
  count: attemptCounts.count,
  resetsAt: attemptCounts.resetsAt,
  attackedUntil: attemptCounts.blockedUntil,
}

const selectDemand = buildOnce((db) =>
  db
    .select(columns)
    .from(attemptCounts)
    .where(eq(attemptCounts.id, sql.placeholder('id')))
    .prepare('select_demand'),
)

async function insertDemand(
  { db }: Context,
  { id: projectId }: Project,
  { attackedUntil: blockedUntil, ...rest }: Demand & { id: string },
): Promise<void> {
  await db
    .insert(attemptCounts)
    .values({ ...rest, projectId, blockedUntil })
    .onConflictDoNothing()
}

/** Resolves to false if another call has counted meanwhile. */
async function updateDemand(
  { db }: Pick<Context, 'db'>,
  id: string,
  before: Demand,
  { attackedUntil: blockedUntil, ...rest }: Demand,
): Promise<boolean> {
  const updated = await db
    .update(attemptCounts)
    .set({ ...rest, blockedUntil })
    .where(
      and(
        eq(attemptCounts.id, id),
        eq(attemptCounts.count, before.count),
        eq(attemptCounts.resetsAt, before.resetsAt),
        eq(attemptCounts.blockedUntil, before.attackedUntil),
      ),
    )
    .returning({ id: attemptCounts.id })
  return updated.length > 0
}

/** Records that an attack began or ended. Of calls that notice it at the same moment, one records it. */
async function switchDemand(
  ctx: Context,
  project: Project,
  { id, before, after }: { id: string; before: Demand; after: Demand },
): Promise<void> {
  const action = isAttacked(after) ? 'proof_of_work.started' : 'proof_of_work.ended'
  const isSwitched = await inTransaction(ctx, async (tx) => {
    if (!(await updateDemand(tx, id, before, after))) return false
    // The service acts by itself; the call is one of many.
    const service = { ...tx, auditSource: undefined }
    await recordAuditEvent(service, project, { action, subject: projectSubject(project.id) })
    return true
  })
  if (isSwitched) ctx.report(messageOf(ctx, project, after))
}

const messageOf = ({ config }: Context, { id }: Project, after: Demand): string =>
  isAttacked(after)
    ? `Project ${id} had more than ${config.proofOfWork.attackThreshold} sign-ups and emailed codes in ten minutes. It requires a proof of work now.`
    : `Project ${id} has fewer sign-ups and emailed codes again. It requires no proof of work any more.`
