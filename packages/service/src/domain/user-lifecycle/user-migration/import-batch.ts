import { isLatchkeyError, type Output } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type { importUsers } from '@latchkey/contract/schemas/user-migration/user-migration'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../context.js'
import type { Database } from '../../../db/database.js'
import { violates } from '../../../db/errors.js'
import { inTransaction } from '../../../db/in-transaction.js'
import { teams, users, type Project } from '../../../db/schema.js'
import { HttpError } from '../../../errors/http-error.js'
import { createTeam } from '../../teams/teams.js'
import { importUser } from './import-user.js'

type Batch = CamelKeys<Output<typeof importUsers.body>>
type TeamRecord = NonNullable<Batch['teams']>[number]
type ImportResult = CamelKeys<Output<typeof importUsers.response>>['users'][number]
type ImportError = NonNullable<ImportResult['error']>

/** Creates the teams of a batch, and then its users. Each is created in a transaction of its own. */
export async function importBatch(
  ctx: Context,
  project: Project,
  { teams: teamRecords = [], users: userRecords = [], isDryRun = false }: Batch,
): Promise<{ teams: ImportResult[]; users: ImportResult[] }> {
  const newTeams = { records: teamRecords, table: teams, create: importTeam, isDryRun }
  const newUsers = { records: userRecords, table: users, create: importUser, isDryRun }
  return {
    teams: await importEach(ctx, project, newTeams),
    users: await importEach(ctx, project, newUsers),
  }
}

/** Rolls the transaction of a dry run back. */
class DryRun extends Error {}

interface Import<Row> {
  records: readonly Row[]
  table: typeof teams | typeof users
  create: (tx: Context, project: Project, row: Row) => Promise<void>
  isDryRun: boolean
}

async function importEach<Row extends { id: string }>(
  ctx: Context,
  project: Project,
  { records, table, create, isDryRun }: Import<Row>,
): Promise<ImportResult[]> {
  const find = (ids: string[]) => findExisting(ctx.db, project.id, { table, ids })
  const existing = await find(records.map(({ id }) => id.toLowerCase()))
  const results: ImportResult[] = []
  for (const record of records) {
    const id = record.id.toLowerCase()
    const error = existing.has(id)
      ? 'exists'
      : await inTransaction(ctx, async (tx) => {
          await create(tx, project, { ...record, id })
          if (isDryRun) throw new DryRun()
        }).then(
          () => null,
          async (reason: unknown) => {
            if (reason instanceof DryRun) return null
            // A concurrent request, such as a repeated one, was quicker.
            const isTaken = violates(reason, 'users_pkey') || violates(reason, 'teams_pkey')
            if (isTaken && (await find([id])).has(id)) return 'exists'
            return toImportError(reason, id)
          },
        )
    results.push(toResult(id, error))
  }
  return results
}

const toResult = (id: string, error: ImportError | 'exists' | null): ImportResult =>
  error === 'exists'
    ? { id, status: 'exists', error: null }
    : { id, status: error === null ? 'created' : 'rejected', error }

async function findExisting(
  db: Database,
  projectId: string,
  { table, ids }: { table: typeof teams | typeof users; ids: string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), eq(table.projectId, projectId)))
  return new Set(rows.map(({ id }) => id))
}

async function importTeam(tx: Context, project: Project, team: TeamRecord): Promise<void> {
  const { createdAtMillis, ...fields } = team
  await createTeam(tx, project, { ...fields, createdAt: createdAtMillis })
}

/** Describes why a record was rejected. An error of the service itself ends the whole batch. */
function toImportError(reason: unknown, id: string): ImportError {
  // A user or team of another project has the ID.
  if (violates(reason, 'users_pkey') || violates(reason, 'teams_pkey'))
    return toImportError(fail('ID_NOT_AVAILABLE', { id }), id)
  if (violates(reason, 'oauth_accounts_once'))
    return toImportError(fail('OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER'), id)
  if (isLatchkeyError(reason)) return { code: reason.code, message: reason.message }
  if (reason instanceof HttpError && typeof reason.body === 'string' && reason.status < 500)
    return { code: null, message: reason.body }
  throw reason
}
