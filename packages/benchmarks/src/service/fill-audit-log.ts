import { sql } from 'drizzle-orm'
import type { Context } from '../../../service/src/context.js'

const EVENTS = 1_000_000
/** A batch that fits into the time limit of a statement. */
const BATCH = 20_000

/** Fills the audit log of a project with sign-ins of the last 90 days: of one user and of 10,000 others. */
export async function fillAuditLog(
  { db, now }: Context,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  for (let first = 1; first < EVENTS; first += BATCH)
    await db.execute(sql`
      insert into audit_events
        (project_id, action, actor_type, actor_id, subject_type, subject_id, client_address,
         user_agent, request_id, details, created_at)
      select
        ${projectId}, 'sign_in.succeeded', 'user', ${userId}::uuid, 'user',
        case when n % 10 = 0 then ${userId} else md5((n % 10000)::text)::uuid::text end,
        '192.0.2.1', 'Mozilla/5.0', n::text, '{"method":"password"}',
        ${now()}::bigint - n::bigint * 7776
      from generate_series(${first}::int, ${first + BATCH - 1}::int) n`)
  await db.execute(sql`analyze audit_events`)
}
