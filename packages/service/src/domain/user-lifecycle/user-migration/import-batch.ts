import { isLatchkeyError, type Output } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type { importUsers as importUsersSchema } from '@latchkey/contract/schemas/user-migration/user-migration'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../context.js'
import type { Database } from '../../../db/database.js'
import { violates } from '../../../db/errors.js'
import { inSavepoint } from '../../../db/in-savepoint.js'
import { inTransaction } from '../../../db/in-transaction.js'
import { teams, users, type Project } from '../../../db/schema.js'
import { HttpError, rejection } from '../../../errors/http-error.js'
import { canonicalEmail } from '../../../lib/canonical-email.js'
import { createTeam } from '../../teams/teams.js'
import { importUsers } from './import-users.js'
import type { UserRecord } from './user-record.js'

type Batch = CamelKeys<Output<typeof importUsersSchema.body>>
type TeamRecord = NonNullable<Batch['teams']>[number]
type ImportResult = CamelKeys<Output<typeof importUsersSchema.response>>['users'][number]
type ImportError = NonNullable<ImportResult['error']>

/** Creates the teams of a batch, and then its users. Each of them is created as a whole or not at all. */
export async function importBatch(
  ctx: Context,
  project: Project,
  { teams: teamRecords = [], users: userRecords = [], isDryRun = false }: Batch,
): Promise<{ teams: ImportResult[]; users: ImportResult[] }> {
  const newTeams = { records: teamRecords, table: teams, create: importTeams, isDryRun }
  const results = {
    teams: await importRecords(ctx, project, newTeams),
    users: [] as ImportResult[],
  }
  for (const records of withoutSharedAddresses(userRecords)) {
    const newUsers = { records, table: users, create: importUsers, isDryRun }
    results.users.push(...(await importRecords(ctx, project, newUsers)))
  }
  return results
}

/** Addresses in one transaction: each takes a lock of the database. */
const MAX_ADDRESSES = 1000

/**
 * Divides users into groups in which no two have the same address. A user who claims an address takes the sign-in flag
 * from the users before, who must be in the database for it.
 */
function withoutSharedAddresses(records: readonly UserRecord[]): UserRecord[][] {
  const groups: UserRecord[][] = []
  let addresses = new Set<string>()
  for (const record of records) {
    const own = (record.emails ?? []).map(({ value }) => canonicalEmail(value))
    const group = groups.at(-1)
    const isFull = addresses.size + own.length > MAX_ADDRESSES
    if (group === undefined || isFull || own.some((address) => addresses.has(address))) {
      groups.push([record])
      addresses = new Set(own)
    } else {
      group.push(record)
      for (const address of own) addresses.add(address)
    }
  }
  return groups
}

/** Rolls the transaction of a dry run back. */
class DryRun extends Error {}

interface Import<Row> {
  records: readonly Row[]
  table: typeof teams | typeof users
  create: (tx: Context, project: Project, rows: readonly Row[]) => Promise<void>
  isDryRun: boolean
}

/** Creates the records that do not exist, in one transaction. Resolves to the results in the same order. */
async function importRecords<Row extends { id: string }>(
  ctx: Context,
  project: Project,
  { records, isDryRun, ...kind }: Import<Row>,
): Promise<ImportResult[]> {
  const rows = records.map((record) => ({ ...record, id: record.id.toLowerCase() }))
  let results: ImportResult[] = []
  await inTransaction(ctx, async (tx) => {
    await lockImports(tx, project)
    const existing = await findExisting(tx.db, project.id, { ...kind, rows })
    const newRows = rows.filter(({ id }) => !existing.has(id))
    const created = await createRows(tx, project, { ...kind, rows: newRows })
    results = rows.map((row) => created.get(row) ?? { id: row.id, status: 'exists', error: null })
    if (isDryRun) throw new DryRun()
  }).catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error
  })
  return results
}

/** Namespace of the advisory locks on the imports of projects. */
const IMPORT_LOCKS = 4_710_003

/** Makes other imports into the project wait, such as a repeated request whose first attempt is still running. */
const lockImports = (tx: Context, project: Project) =>
  tx.db.execute(
    sql`select pg_advisory_xact_lock(${IMPORT_LOCKS}::integer, hashtext(${project.id}))`,
  )

interface Creation<Row> extends Pick<Import<Row>, 'table' | 'create'> {
  rows: readonly Row[]
}

/**
 * Creates rows together. If one of them is rejected, creates each half on its own, until that row is alone. The result
 * lacks rows that were created meanwhile, by another request or by a row of the batch with the same ID.
 */
async function createRows<Row extends { id: string }>(
  tx: Context,
  project: Project,
  { rows, ...kind }: Creation<Row>,
): Promise<Map<Row, ImportResult>> {
  const [row] = rows
  if (row === undefined) return new Map()
  try {
    await inSavepoint(tx.db, () => kind.create(tx, project, rows))
    return new Map(rows.map((each) => [each, { id: each.id, status: 'created', error: null }]))
  } catch (reason) {
    const error = toImportError(reason, row.id)
    if (rows.length === 1) {
      const existing = await findExisting(tx.db, project.id, { ...kind, rows })
      if (existing.size > 0) return new Map()
      return new Map([[row, { id: row.id, status: 'rejected', error }]])
    }
    const middle = Math.ceil(rows.length / 2)
    return new Map([
      ...(await createRows(tx, project, { ...kind, rows: rows.slice(0, middle) })),
      ...(await createRows(tx, project, { ...kind, rows: rows.slice(middle) })),
    ])
  }
}

async function findExisting<Row extends { id: string }>(
  db: Database,
  projectId: string,
  { table, rows }: Creation<Row>,
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map(({ id }) => id)
  const existing = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), eq(table.projectId, projectId)))
  return new Set(existing.map(({ id }) => id))
}

async function importTeams(
  tx: Context,
  project: Project,
  records: readonly TeamRecord[],
): Promise<void> {
  for (const { createdAtMillis, ...fields } of records)
    await createTeam(tx, project, { ...fields, createdAt: createdAtMillis })
}

/** Unique indexes within a user. */
const ONCE_FOR_USER = [
  'passkeys_once',
  'recovery_codes_user_id_hash_pk',
  'team_memberships_selected',
  'team_memberships_team_id_user_id_pk',
]

/** Describes why a record was rejected. An error of the service itself ends the whole batch. */
function toImportError(reason: unknown, id: string): ImportError {
  // A user or team of another project has the ID.
  if (violates(reason, 'users_pkey') || violates(reason, 'teams_pkey'))
    return toImportError(fail('ID_NOT_AVAILABLE', { id }), id)
  if (violates(reason, 'oauth_accounts_once'))
    return toImportError(fail('OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER'), id)
  if (ONCE_FOR_USER.some((index) => violates(reason, index)))
    return toImportError(
      rejection('A team, a passkey or a recovery code of the user is listed or selected twice.'),
      id,
    )
  if (isLatchkeyError(reason)) return { code: reason.code, message: reason.message }
  if (reason instanceof HttpError && typeof reason.body === 'string' && reason.status < 500)
    return { code: null, message: reason.body }
  throw reason
}
