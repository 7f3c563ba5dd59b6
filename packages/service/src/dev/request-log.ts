import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { headerNames } from '@latchkey/contract'
import type { Context } from '../context.js'
import { requestLog } from '../db/schema.js'

/** A request of the API that was answered. */
export interface Answered {
  projectId: string
  method: string
  /** Its path with the parameters' names. */
  template: string
  response: Response
  millis: number
}

/** Keeps the last requests of each project for the developer's page. */
export interface RequestLog {
  /** Returns at once: requests are written down together, a little later. */
  note(answered: Answered): void
  /** Writes down what was noted so far. */
  flush(): Promise<void>
}

type Row = Omit<typeof requestLog.$inferInsert, 'id'>

const FLUSH_MILLIS = 250
const KEPT = 500

/** A log that fails is no failure of the service: what cannot be written down is forgotten. */
export function createRequestLog(ctx: Context): RequestLog {
  let waiting: Row[] = []
  let timer: NodeJS.Timeout | undefined
  let written = Promise.resolve()
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const rows = waiting.splice(0)
    // One after the other: who flushes waits for what the timer has begun to write, too.
    if (rows.length > 0) written = written.then(() => write(ctx, rows)).catch(() => undefined)
    return written
  }
  return {
    flush,
    note: (answered) => {
      waiting = [...waiting, toRow(ctx, answered)].slice(-KEPT)
      timer ??= setTimeout(() => void flush(), FLUSH_MILLIS).unref()
    },
  }
}

/** A project's last requests, newest first. */
export const listRequests = async ({ db }: Context, projectId: string) => {
  const { projectId: _known, at, ...shown } = getTableColumns(requestLog)
  const rows = await db
    .select({ ...shown, at })
    .from(requestLog)
    .where(eq(requestLog.projectId, projectId))
    .orderBy(desc(requestLog.at), desc(requestLog.id))
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

function toRow(ctx: Context, { response, millis, ...rest }: Answered): Row {
  const names = headerNames(ctx.config.headerPrefix)
  const actual = response.headers.get(names.actualStatus)
  return {
    ...rest,
    status: actual === null ? response.status : Number(actual),
    code: response.headers.get(names.knownError),
    duration: Math.round(millis),
    at: ctx.now(),
  }
}

async function write({ db }: Context, rows: readonly Row[]): Promise<void> {
  const ids = new Set(rows.map(({ projectId }) => projectId))
  // Anybody can name a project; only those that exist have a log.
  const known = await db.query.projects.findMany({
    columns: { id: true },
    where: (project, { inArray }) => inArray(project.id, [...ids]),
  })
  const kept = new Set(known.map(({ id }) => id))
  const ours = rows.filter(({ projectId }) => kept.has(projectId))
  if (ours.length === 0) return
  await db.insert(requestLog).values(ours)
  const projectIds = sql.join(
    [...kept].map((id) => sql`${id}`),
    sql`, `,
  )
  await db.execute(sql`
    delete from ${requestLog} using (
      select id, row_number() over (partition by project_id order by at desc, id) as place
      from ${requestLog} where project_id in (${projectIds})
    ) as old
    where old.id = ${requestLog.id} and old.place > ${KEPT}`)
}
