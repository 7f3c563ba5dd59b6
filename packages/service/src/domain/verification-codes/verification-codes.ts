import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { VERIFICATION_CODE_TYPED_LENGTH } from '@latchkey/contract/constants'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import type { Database } from '../../db/database.js'
import { verificationCodes, type Project } from '../../db/schema.js'
import type { CodeData, CodeKind } from '../../db/values.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { codeLifetimeMillis, voidReplacedCodes } from './code-lifetimes.js'
import { hashSecret, randomSecret } from '../../lib/secrets.js'

/** Codes that are not emailed. */
export const UNMAILED_KINDS: readonly CodeKind[] = [
  'mfa_attempt',
  'passkey_registration',
  'passkey_authentication',
]
/** Number of attempts after which a code is rejected. */
const ATTEMPT_LIMIT = 20

type ProjectTime = Pick<Project, 'id' | 'clockOffsetMillis'>

interface NewCode<Kind extends CodeKind> {
  kind: Kind
  /** The user of the code, if there is one; the code is deleted with the user. */
  userId: string | null
  data: CodeData[Kind]
  /** Whether the user has just been created, so that there is no older code to replace. */
  isFirst?: boolean
}

/** Creates and returns a code; only hashes are stored. */
export const createCode = async <Kind extends CodeKind>(
  ctx: Context,
  project: ProjectTime,
  newCode: NewCode<Kind>,
): Promise<string> => (await createCodeWithId(ctx, project, newCode)).code

/** The same, with the id by which a code can be listed and taken back. Older codes that it replaces are void. */
export async function createCodeWithId<Kind extends CodeKind>(
  ctx: Context,
  project: ProjectTime,
  newCode: NewCode<Kind>,
): Promise<{ id: string; code: string }> {
  const { code, values } = await prepareCode(ctx, project, newCode)
  await insertCode(ctx.db).execute(values)
  return { id: values.codeId, code }
}

const insertCode = buildOnce((db) => buildCode(db).prepare('insert_verification_code'))

/** The values of `buildCode`. */
export type CodeValues = Awaited<ReturnType<typeof prepareCode>>['values']

/** Prepares a code that another statement stores, with `buildCode`. Older codes that it replaces are void. */
export async function prepareCode<Kind extends CodeKind>(
  ctx: Context,
  project: ProjectTime,
  { kind, userId, data, isFirst = false }: NewCode<Kind>,
) {
  const code = randomSecret()
  const now = projectNow(ctx, project)
  const address = addressIn(data)
  if (address !== null && !isFirst) {
    const teamId = 'teamId' in data ? data.teamId : undefined
    await voidReplacedCodes(ctx, project.id, { kind, userId, address, teamId })
  }
  const values = {
    codeId: randomUUID(),
    projectId: project.id,
    codeUserId: userId,
    kind,
    codeHash: hashSecret(code),
    restHash: hashSecret(code.slice(VERIFICATION_CODE_TYPED_LENGTH)),
    address: address === null ? null : canonicalEmail(address),
    data,
    codeCreatedAt: now,
    expiresAt: now + codeLifetimeMillis(ctx.config, kind),
  }
  return { code, values }
}

/** Builds the insertion of a code that `prepareCode` has prepared. */
export const buildCode = (db: Database) =>
  db.insert(verificationCodes).values({
    id: sql.placeholder('codeId'),
    projectId: sql.placeholder('projectId'),
    userId: sql.placeholder('codeUserId'),
    kind: sql.placeholder('kind'),
    codeHash: sql.placeholder('codeHash'),
    restHash: sql.placeholder('restHash'),
    address: sql.placeholder('address'),
    data: sql.placeholder('data'),
    createdAt: sql.placeholder('codeCreatedAt'),
    expiresAt: sql.placeholder('expiresAt'),
  })

/** The address that a code is emailed to, if it is emailed. */
function addressIn(data: CodeData[CodeKind]): string | null {
  if ('value' in data) return data.value
  return 'email' in data && data.email !== undefined ? data.email : null
}

/** The kind and project of the expected code. */
interface Claim<Kind extends CodeKind> {
  kind: Kind
  code: string
}

/**
 * Rejects a code that cannot be used now, and counts the attempt: any request with the right last 39
 * characters counts.
 */
export async function checkCode<Kind extends CodeKind>(
  ctx: Context,
  project: ProjectTime,
  claim: Claim<Kind>,
) {
  const code = claim.code.toLowerCase()
  const [row] = await ctx.db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(
      and(
        eq(verificationCodes.projectId, project.id),
        eq(verificationCodes.restHash, hashSecret(code.slice(VERIFICATION_CODE_TYPED_LENGTH))),
      ),
    )
    .returning()
  if (row?.kind !== claim.kind || row.codeHash !== hashSecret(code))
    throw fail('VERIFICATION_CODE_NOT_FOUND')
  if (row.expiresAt <= projectNow(ctx, project)) throw fail('VERIFICATION_CODE_EXPIRED')
  if (row.usedAt !== null) throw fail('VERIFICATION_CODE_ALREADY_USED')
  if (row.attempts > ATTEMPT_LIMIT) throw fail('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')
  return { id: row.id, userId: row.userId, data: row.data as CodeData[Kind] }
}

/**
 * Uses a checked code up. Of several concurrent requests, one succeeds. Pass a transaction to use the code
 * only if the rest succeeds.
 */
export async function consumeCode(ctx: Context, project: ProjectTime, id: string): Promise<void> {
  const now = projectNow(ctx, project)
  // Another request may have used or voided the code since it was checked.
  const isOpen = and(isNull(verificationCodes.usedAt), gt(verificationCodes.expiresAt, now))
  const used = await ctx.db
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isOpen))
    .returning({ id: verificationCodes.id })
  if (used.length === 0) throw fail('VERIFICATION_CODE_ALREADY_USED')
}
