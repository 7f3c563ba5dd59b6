import { and, eq, sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { type Database, onlyRow } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { attemptCounts, type Project } from '../../db/schema.js'
import { hashSecret } from '../../lib/secrets.js'
import { projectSubject, recordAuditEvent } from '../audit/record-audit-event.js'
import { attemptValues, buildAttempt, type Limit } from '../rate-limits/rate-limit.js'
import { countCall, type Demand, isAttackedAt, noDemand, WINDOW_MILLIS } from './demand.js'

/**
 * The part of the threshold that one network reaches at most. The limits of a network stop its attacks, and one client that
 * repeats its calls must not require a proof of all others, some of which cannot compute one.
 */
const NETWORK_SHARE = 0.1

/** Calls that count at the same moment change the count one after the other. */
const MAX_TRIES = 3

/**
 * Counts a sign-up or an email with a code, and resolves to whether the project is under attack: whether it has many more of
 * them than usual. All processes share the count.
 *
 * No call waits for the counts of others. Of calls that count at the same moment, some may not count.
 *
 * @param network that of the client
 */
export async function detectAttack(
  ctx: Context,
  project: Project,
  network: string,
): Promise<boolean> {
  const { attackThreshold } = ctx.config.proofOfWork
  const limit: Limit = {
    action: 'demand',
    subject: `client ${network}`,
    max: Math.ceil(attackThreshold * NETWORK_SHARE),
  }
  const id = hashSecret(JSON.stringify([project.id, 'demand']))
  const { count, demand } = await countOfNetwork(ctx, project, { limit, demandId: id })
  let after = noDemand
  for (let number = 1; number <= MAX_TRIES; number++) {
    const before = number === 1 ? demand : await readDemand(ctx.db, id)
    const now = projectNow(ctx, project)
    if (count > limit.max) return isAttackedAt(before, now)
    after = countCall(before, now, attackThreshold)
    if (await store(ctx, project, { id, before, after })) break
  }
  return isAttacked(after)
}

interface Count {
  id: string
  before: Demand
  after: Demand
}

/** Resolves to false if another call counts at this moment, or has begun a window, or has noticed an attack. */
function store(ctx: Context, project: Project, change: Count): Promise<boolean> {
  const { before, after } = change
  if (before === noDemand) return insertDemand(ctx, project, change)
  return isAttacked(before) === isAttacked(after)
    ? updateDemand(ctx, change)
    : switchDemand(ctx, project, change)
}

const isAttacked = ({ attackedUntil }: Demand): boolean => attackedUntil > 0

const columns = {
  count: attemptCounts.count,
  resetsAt: attemptCounts.resetsAt,
  attackedUntil: attemptCounts.blockedUntil,
}

async function readDemand(db: Database, id: string): Promise<Demand> {
  const [demand = noDemand] = await selectDemand(db).execute({ id })
  return demand
}

/** Counts a call of a network, and reads the demand of the project with the same statement. */
async function countOfNetwork(
  ctx: Context,
  project: Project,
  { limit, demandId }: { limit: Limit; demandId: string },
): Promise<{ count: number; demand: Demand }> {
  const attempt = attemptValues(ctx, project, { limits: [limit], windowMillis: WINDOW_MILLIS })
  const { count, demand } = onlyRow(await insertOfNetwork(ctx.db).execute({ ...attempt, demandId }))
  return { count, demand: demand ?? noDemand }
}

const insertOfNetwork = buildOnce((db) => {
  const counted = db.$with('counted').as(buildAttempt(db))
  return db
    .with(counted)
    .select({ count: counted.count, demand: columns })
    .from(counted)
    .leftJoin(attemptCounts, eq(attemptCounts.id, sql.placeholder('demandId')))
    .prepare('count_of_network')
})

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
  { id, after: { attackedUntil: blockedUntil, ...rest } }: Count,
): Promise<boolean> {
  const inserted = await db
    .insert(attemptCounts)
    .values({ ...rest, id, projectId, blockedUntil })
    .onConflictDoNothing()
    .returning({ id: attemptCounts.id })
  return inserted.length > 0
}

async function updateDemand(
  { db }: Pick<Context, 'db'>,
  { id, before, after: { attackedUntil: blockedUntil, ...after } }: Count,
): Promise<boolean> {
  const updated = await changeDemand(db).execute({
    id,
    resetsAtBefore: before.resetsAt,
    blockedUntilBefore: before.attackedUntil,
    isSameWindow: after.resetsAt === before.resetsAt,
    ...after,
    blockedUntil,
  })
  return updated.length > 0
}

const changeDemand = buildOnce((db) => {
  const { count, resetsAt, blockedUntil } = attemptCounts
  const free = db
    .select({ id: attemptCounts.id })
    .from(attemptCounts)
    .where(
      and(
        eq(attemptCounts.id, sql.placeholder('id')),
        eq(resetsAt, sql.placeholder('resetsAtBefore')),
        eq(blockedUntil, sql.placeholder('blockedUntilBefore')),
      ),
    )
    .for('no key update', { skipLocked: true })
  return db
    .update(attemptCounts)
    .set({
      // Others may have counted in the window since.
      count: sql`case when ${sql.placeholder('isSameWindow')}::boolean then ${count} + 1 else ${sql.placeholder('count')}::int end`,
      resetsAt: sql`${sql.placeholder('resetsAt')}`,
      blockedUntil: sql`${sql.placeholder('blockedUntil')}`,
    })
    .where(sql`${attemptCounts.id} = any(array(${free}))`)
    .returning({ id: attemptCounts.id })
    .prepare('change_demand')
})

/** Records that an attack began or ended. Of calls that notice it at the same moment, one records it. */
async function switchDemand(ctx: Context, project: Project, change: Count): Promise<boolean> {
  const { after } = change
  const action = isAttacked(after) ? 'proof_of_work.started' : 'proof_of_work.ended'
  const isSwitched = await inTransaction(ctx, async (tx) => {
    if (!(await updateDemand(tx, change))) return false
    // The service acts by itself; the call is one of many.
    const service = { ...tx, auditSource: undefined }
    await recordAuditEvent(service, project, { action, subject: projectSubject(project.id) })
    return true
  })
  if (isSwitched) ctx.report(messageOf(ctx, project, after))
  return isSwitched
}

const messageOf = ({ config }: Context, { id }: Project, after: Demand): string =>
  isAttacked(after)
    ? `Project ${id} had more than ${config.proofOfWork.attackThreshold} sign-ups and emailed codes in ten minutes. It requires a proof of work now.`
    : `Project ${id} has fewer sign-ups and emailed codes again. It requires no proof of work any more.`
