import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { oauthRecords } from '../../db/schema.js'
import { hashSecret } from '../../lib/secrets.js'

/** A record of an authorization server, by its kind and its ID, which can be a secret. */
export interface RecordName {
  projectId: string
  /** Such as `RefreshToken`. */
  kind: string
  id: string
}

/** The part of the content of a record that columns repeat. */
export interface RecordPayload {
  grantId?: string | undefined
  userCode?: string | undefined
  accountId?: string | undefined
  clientId?: string | undefined
}

const SECOND = 1000

const keyOf = ({ projectId, kind, id }: RecordName): string =>
  hashSecret(JSON.stringify([projectId, kind, id]))

const hashOrNull = (projectId: string, text: string | undefined): string | null =>
  text === undefined ? null : hashSecret(JSON.stringify([projectId, text]))

const columnsOf = (
  { sealer, now }: Context,
  { projectId }: RecordName,
  payload: RecordPayload,
  expiresInSeconds: number,
) => ({
  projectId,
  payloadSealed: sealer.seal(JSON.stringify(payload)),
  grantHash: hashOrNull(projectId, payload.grantId),
  userCodeHash: hashOrNull(projectId, payload.userCode),
  userId: payload.accountId ?? null,
  clientId: payload.clientId ?? null,
  expiresAt: now() + expiresInSeconds * SECOND,
})

/** Stores a record, or replaces its content. */
export async function saveRecord(
  ctx: Context,
  name: RecordName,
  payload: RecordPayload,
  expiresInSeconds: number,
): Promise<void> {
  const columns = columnsOf(ctx, name, payload, expiresInSeconds)
  await ctx.db
    .insert(oauthRecords)
    .values({ id: keyOf(name), ...columns })
    .onConflictDoUpdate({ target: oauthRecords.id, set: columns })
}

/** Stores a record that must not be there yet. Returns false if it is, and has not expired. */
export async function addRecord(
  ctx: Context,
  name: RecordName,
  payload: RecordPayload,
  expiresInSeconds: number,
): Promise<boolean> {
  const columns = columnsOf(ctx, name, payload, expiresInSeconds)
  const added = await ctx.db
    .insert(oauthRecords)
    .values({ id: keyOf(name), ...columns })
    .onConflictDoUpdate({
      target: oauthRecords.id,
      set: columns,
      setWhere: lte(oauthRecords.expiresAt, ctx.now()),
    })
    .returning({ id: oauthRecords.id })
  return added.length > 0
}

type Row = typeof oauthRecords.$inferSelect

/** Reads the content of a record, with the time in seconds at which it was used. */
function contentOf<Payload extends object>({ sealer }: Context, row: Row | undefined) {
  if (row === undefined) return undefined
  const payload = JSON.parse(sealer.open(row.payloadSealed)) as Payload
  return row.consumedAt === null
    ? payload
    : { ...payload, consumed: Math.floor(row.consumedAt / SECOND) }
}

/** Finds a record that has not expired. */
export async function findRecord<Payload extends object>(
  ctx: Context,
  name: RecordName,
): Promise<Payload | undefined> {
  const [row] = await ctx.db
    .select()
    .from(oauthRecords)
    .where(and(eq(oauthRecords.id, keyOf(name)), gt(oauthRecords.expiresAt, ctx.now())))
  return contentOf<Payload>(ctx, row)
}

/** Finds a record that may have expired, until it is deleted. */
export async function findRecordOfAnyAge<Payload extends object>(
  ctx: Context,
  name: RecordName,
): Promise<Payload | undefined> {
  const [row] = await ctx.db
    .select()
    .from(oauthRecords)
    .where(eq(oauthRecords.id, keyOf(name)))
  return contentOf<Payload>(ctx, row)
}

/** Finds the record of a device by the code that its user enters. */
export async function findByUserCode<Payload extends object>(
  ctx: Context,
  projectId: string,
  userCode: string,
): Promise<Payload | undefined> {
  const [row] = await ctx.db
    .select()
    .from(oauthRecords)
    .where(eq(oauthRecords.userCodeHash, hashOrNull(projectId, userCode) ?? ''))
  return contentOf<Payload>(ctx, row)
}

/** The user and the client of a record; null if it has none. */
export type RecordOwner = Pick<Row, 'userId' | 'clientId'>

/** Marks a record as used. Returns undefined if it was used before, or is gone. */
export async function consumeRecord(
  ctx: Context,
  name: RecordName,
): Promise<RecordOwner | undefined> {
  const [consumed] = await ctx.db
    .update(oauthRecords)
    .set({ consumedAt: ctx.now() })
    .where(and(eq(oauthRecords.id, keyOf(name)), isNull(oauthRecords.consumedAt)))
    .returning({ userId: oauthRecords.userId, clientId: oauthRecords.clientId })
  return consumed
}

export async function deleteRecord({ db }: Pick<Context, 'db'>, name: RecordName): Promise<void> {
  await db.delete(oauthRecords).where(eq(oauthRecords.id, keyOf(name)))
}

/** Lets a grant end with a session of the app. */
export async function bindGrant(
  { db }: Pick<Context, 'db'>,
  projectId: string,
  { grantId, sessionId }: { grantId: string; sessionId: string },
): Promise<void> {
  const grant = keyOf({ projectId, kind: 'Grant', id: grantId })
  await db.update(oauthRecords).set({ sessionId }).where(eq(oauthRecords.id, grant))
}

/** Deletes a grant with all codes and tokens that came from it. */
export async function deleteGrant(
  { db }: Pick<Context, 'db'>,
  projectId: string,
  grantId: string,
): Promise<void> {
  const grant = keyOf({ projectId, kind: 'Grant', id: grantId })
  await db
    .delete(oauthRecords)
    .where(
      or(
        eq(oauthRecords.id, grant),
        eq(oauthRecords.grantHash, hashOrNull(projectId, grantId) ?? ''),
      ),
    )
}
