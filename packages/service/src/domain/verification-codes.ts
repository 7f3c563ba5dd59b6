import { and, eq, isNull, sql } from 'drizzle-orm'
import { MFA_ATTEMPT_MILLIS, VERIFICATION_CODE_TYPED_LENGTH } from '@latchkey/contract/constants'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import { onlyRow } from '../db/only-row.js'
import { verificationCodes } from '../db/schema.js'
import type { CodeData, CodeKind } from '../db/values.js'
import { projectNow } from './clock.js'
import { hashSecret } from './hash-secret.js'
import type { Project } from './project.js'
import { randomText, SECRET_LENGTH } from './random-text.js'

const DAY = 24 * 60 * 60 * 1000
const SECOND = 1000

/** How long codes live (protocol, section 10.2). */
const LIFETIME_MILLIS: { [Kind in CodeKind]: number } = {
  contact_channel_verification: 7 * DAY,
  sign_in: 7 * DAY,
  password_reset: 7 * DAY,
  team_invitation: 7 * DAY,
  mfa_attempt: MFA_ATTEMPT_MILLIS,
  passkey_registration: 65 * SECOND,
  passkey_authentication: 65 * SECOND,
}
/** Codes that no mail holds: programs show them at once, or never. */
export const UNMAILED_KINDS: readonly CodeKind[] = [
  'mfa_attempt',
  'passkey_registration',
  'passkey_authentication',
]
/** Attempts after which a code answers no more (protocol, section 10.1). */
const ATTEMPT_LIMIT = 20

type ProjectTime = Pick<Project, 'id' | 'clockOffsetMillis'>

interface NewCode<Kind extends CodeKind> {
  kind: Kind
  /** Whose code it is, as far as there is a user already; it goes with that user. */
  userId: string | null
  data: CodeData[Kind]
}

/** Makes a code and returns it; only hashes are stored. */
export const createCode = async <Kind extends CodeKind>(
  ctx: Context,
  project: ProjectTime,
  given: NewCode<Kind>,
): Promise<string> => (await createCodeWithId(ctx, project, given)).code

/** The same, with the id by which a code can be listed and taken back. */
export async function createCodeWithId<Kind extends CodeKind>(
  ctx: Context,
  project: ProjectTime,
  { kind, userId, data }: NewCode<Kind>,
): Promise<{ id: string; code: string }> {
  const code = randomText(SECRET_LENGTH)
  const now = projectNow(ctx, project)
  const created = onlyRow(
    await ctx.db
      .insert(verificationCodes)
      .values({
        projectId: project.id,
        userId,
        kind,
        codeHash: hashSecret(code),
        restHash: hashSecret(code.slice(VERIFICATION_CODE_TYPED_LENGTH)),
        data,
        createdAt: now,
        expiresAt: now + LIFETIME_MILLIS[kind],
      })
      .returning({ id: verificationCodes.id }),
  )
  return { id: created.id, code }
}

/** Which code is asked for: one of a kind and of the project. */
interface Claim<Kind extends CodeKind> {
  kind: Kind
  code: string
}

/**
 * Refuses a code that could not be used now, and counts the attempt: a request that knows the last
 * 39 characters counts, right or wrong.
 *
 * @see protocol, section 10.1
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
 * Uses a checked code up. Of several requests at once, one succeeds. Give it a transaction to tie
 * the use to what it does.
 */
export async function consumeCode(ctx: Context, project: ProjectTime, id: string): Promise<void> {
  const used = await ctx.db
    .update(verificationCodes)
    .set({ usedAt: projectNow(ctx, project) })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id })
  if (used.length === 0) throw fail('VERIFICATION_CODE_ALREADY_USED')
}
