import type { AdminApp, ImportResult, UserRecord } from '@latchkey/core/admin'
import { isLatchkeyError } from '@latchkey/core'
import type { ImportReport, ReportEntry } from './import-report.js'
import type { PreparedImport, PreparedRecord } from './to-records.js'

/** Users of one request, as many as the service accepts. */
const BATCH_SIZE = 100
/** A picture can be large. The service accepts larger requests. */
const BATCH_LENGTH = 500_000

interface Sending {
  app: AdminApp
  report: ImportReport
  isDryRun: boolean
  /** Called after each batch with the number of users and teams of it. */
  onProgress: (count: number) => void
}

/** Sends the teams and then the users that the report does not contain yet. */
export async function sendRecords(
  { teams, users }: PreparedImport,
  sending: Sending,
): Promise<void> {
  // A dry run has created no teams.
  const records = sending.isDryRun ? users.map(withoutTeams) : users
  const { app, isDryRun } = sending
  await sendAll(teams, {
    ...sending,
    kind: 'team',
    send: async (batch) => (await app.importUsers({ teams: batch, isDryRun })).teams,
    withoutPassword: () => undefined,
  })
  await sendAll(records, {
    ...sending,
    kind: 'user',
    send: async (batch) => (await app.importUsers({ users: batch, isDryRun })).users,
    withoutPassword: ({ passwordHash, ...others }) => (passwordHash ? others : undefined),
  })
}

const withoutTeams = (user: PreparedRecord<UserRecord>): PreparedRecord<UserRecord> => ({
  ...user,
  record: { ...user.record, teamMemberships: [] },
})

interface SendingKind<Kind> extends Sending {
  kind: ReportEntry['kind']
  /** Sends records in one request. */
  send: (records: readonly Kind[]) => Promise<readonly ImportResult[]>
  /** Returns a record without its password hash; undefined if it has none. */
  withoutPassword: (record: Kind) => Kind | undefined
}

async function sendAll<Kind extends { id: string }>(
  records: readonly PreparedRecord<Kind>[],
  sending: SendingKind<Kind>,
): Promise<void> {
  const { report, kind, onProgress } = sending
  for (const batch of batchesOf(records)) {
    const open = batch.filter(({ record }) => !report.isDone(kind, record.id))
    if (open.length > 0) await report.add(await sendBatch(open, sending))
    onProgress(batch.length)
  }
}

function batchesOf<Kind>(records: readonly PreparedRecord<Kind>[]): PreparedRecord<Kind>[][] {
  const batches: PreparedRecord<Kind>[][] = []
  let length = BATCH_LENGTH
  for (const record of records) {
    const added = JSON.stringify(record.record).length
    const batch = batches.at(-1)
    length += added
    if (batch === undefined || batch.length === BATCH_SIZE || length > BATCH_LENGTH) {
      batches.push([record])
      length = added
    } else batch.push(record)
  }
  return batches
}

/**
 * Sends a batch. A request that is not valid is sent again in two halves, until the service rejects a single record. A user
 * whose password hash is not supported is sent again without it.
 */
async function sendBatch<Kind extends { id: string }>(
  records: readonly PreparedRecord<Kind>[],
  sending: SendingKind<Kind>,
): Promise<ReportEntry[]> {
  const { kind } = sending
  const response = await trySend(records, sending)
  if (typeof response === 'string') {
    if (records.length === 1) return records.map((record) => skipped(kind, record, response))
    const middle = Math.ceil(records.length / 2)
    return [
      ...(await sendBatch(records.slice(0, middle), sending)),
      ...(await sendBatch(records.slice(middle), sending)),
    ]
  }
  const entries: ReportEntry[] = []
  for (const [index, prepared] of records.entries())
    entries.push(...(await toEntries(prepared, response[index], sending)))
  return entries
}

/** Resolves to the results, or to the message of the service if the request is not valid. */
async function trySend<Kind>(
  records: readonly PreparedRecord<Kind>[],
  { send }: SendingKind<Kind>,
): Promise<readonly ImportResult[] | string> {
  try {
    return await send(records.map(({ record }) => record))
  } catch (error) {
    if (isLatchkeyError(error) && error.code === 'SCHEMA_ERROR') return error.message
    throw error
  }
}

async function toEntries<Kind extends { id: string }>(
  prepared: PreparedRecord<Kind>,
  result: ImportResult | undefined,
  sending: SendingKind<Kind>,
): Promise<ReportEntry[]> {
  const { kind, withoutPassword } = sending
  const { formerId, record, notes } = prepared
  if (result?.error?.code === 'PASSWORD_HASH_NOT_SUPPORTED') {
    const others = withoutPassword(record)
    const note = `The password was left out: ${result.error.message}`
    if (others !== undefined)
      return sendBatch([{ formerId, record: others, notes: [...notes, note] }], sending)
  }
  if (result === undefined || result.status === 'rejected')
    return [skipped(kind, prepared, result?.error?.message ?? 'The service returned no result.')]
  return [{ kind, formerId, id: record.id, status: result.status, notes }]
}

const skipped = <Kind extends { id: string }>(
  kind: ReportEntry['kind'],
  { formerId, record }: PreparedRecord<Kind>,
  reason: string,
): ReportEntry => ({ kind, formerId, id: record.id, status: 'skipped', notes: [reason] })
