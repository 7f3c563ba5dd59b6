import { and, eq, sql } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../../context.js'
import { buildOnce } from '../../../db/build-once.js'
import type { Database } from '../../../db/database.js'
import { contactChannels, passwords, type Project } from '../../../db/schema.js'
import { claimsCanonical } from '../../users/address-ownership.js'
import { canonicalEmail } from '../../../lib/canonical-email.js'
import {
  hashPassword,
  isOutdated,
  matchPassword,
  maxBcryptCost,
  type RunQueued,
} from '../../../lib/passwords/password.js'

/** A stored password and its user. */
export interface Credential {
  userId: string
  hash: string
  /** When a generated password expires; null for a password that was chosen. */
  generatedUntil: number | null
}

/** Finds the password of the account that signs in with an address, in one statement. */
async function findCredential(
  db: Database,
  projectId: string,
  email: string,
): Promise<Credential | undefined> {
  const [credential] = await selectByAddress(db).execute({
    projectId,
    address: canonicalEmail(email),
  })
  return credential
}

const columns = {
  userId: passwords.userId,
  hash: passwords.hash,
  generatedUntil: passwords.generatedUntil,
}

const selectByAddress = buildOnce((db) =>
  db
    .select(columns)
    .from(contactChannels)
    .innerJoin(passwords, eq(passwords.userId, contactChannels.userId))
    .where(claimsCanonical(sql.placeholder('projectId'), sql.placeholder('address')))
    .prepare('select_password_by_address'),
)

const selectByUser = buildOnce((db) =>
  db
    .select(columns)
    .from(passwords)
    .where(eq(passwords.userId, sql.placeholder('userId')))
    .prepare('select_password_by_user'),
)

/** Finds the account that an address and a password belong to, or rejects with EMAIL_PASSWORD_MISMATCH. */
export async function checkCredential(
  ctx: Context,
  project: Project,
  input: { email: string; password: string; runQueued: RunQueued },
): Promise<Credential> {
  const { email, password, runQueued } = input
  const cost = ctx.config.passwordHashing
  const credential = await findCredential(ctx.db, project.id, email)
  const checking = { cost, maxBcryptCost: maxBcryptCost(ctx.config), runQueued }
  const match = await matchPassword(password, credential?.hash, checking)
  if (credential === undefined || match === undefined) throw fail('EMAIL_PASSWORD_MISMATCH')
  if (match === 'normalized' && !isOutdated(credential.hash, cost)) return credential
  // A better hash of the same password: of today's cost, and of the form that every device leads to.
  const hash = await hashPassword(password, cost, runQueued)
  if (await changeHash(ctx.db, credential, { hash })) return { ...credential, hash }
  return checkCredential(ctx, project, input)
}

/** Rejects with EMAIL_PASSWORD_MISMATCH if the password was changed since it was checked. */
export async function requireCredential(
  db: Database,
  { userId, hash }: Pick<Credential, 'userId' | 'hash'>,
): Promise<void> {
  if ((await findPassword(db, userId))?.hash !== hash) throw fail('EMAIL_PASSWORD_MISMATCH')
}

/** Returns a user's password, or undefined if the user has none. */
export async function findPassword(db: Database, userId: string): Promise<Credential | undefined> {
  const [credential] = await selectByUser(db).execute({ userId })
  return credential
}

/** Stores a user's first password; returns false if the user has one. */
export async function addPassword(
  ctx: Context,
  project: Project,
  { userId, hash }: { userId: string; hash: string },
): Promise<boolean> {
  const added = await ctx.db
    .insert(passwords)
    .values({ userId, hash, updatedAt: projectNow(ctx, project) })
    .onConflictDoNothing()
    .returning({ userId: passwords.userId })
  return added.length > 0
}

/** Replaces a hash; returns false if the password was changed meanwhile. */
export async function changeHash(
  db: Database,
  old: { userId: string; hash: string },
  values: { hash: string; updatedAt?: number; generatedUntil?: null },
): Promise<boolean> {
  const changed = await db
    .update(passwords)
    .set(values)
    .where(and(eq(passwords.userId, old.userId), eq(passwords.hash, old.hash)))
    .returning({ userId: passwords.userId })
  return changed.length > 0
}
