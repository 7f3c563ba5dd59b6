import { and, eq, ne, not, sql, type Placeholder } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import type { Database } from '../../db/database.js'
import { contactChannels, holdsClaim, users } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { canonicalEmail } from '../../lib/canonical-email.js'

/*
 * An account holds a claim on an address if it verified the address, was created with it, or got it from a server
 * key. Only a claim signs in, receives password resets and reserves the address. Without this rule, an attacker who
 * adds another user's address blocks that user's sign-up, and a password reset leads the user into the attacker's
 * account (pre-hijacking).
 */

/** The account that signs in with an address. */
export interface AddressOwner {
  userId: string
  displayName: string | null
  /** As stored: emails go to this spelling, whatever spelling a request has. */
  email: string
  isVerified: boolean
}

/** Returns the condition for the channels of a project that contain an address, with or without a claim. */
const holdsAddress = (projectId: string | Placeholder, canonicalAddress: string | Placeholder) =>
  and(
    eq(contactChannels.projectId, projectId),
    eq(contactChannels.type, 'email'),
    eq(contactChannels.canonicalValue, canonicalAddress),
  )

/** Condition for the one channel of a project that holds the claim on an address. */
export const claims = (projectId: string, email: string) =>
  claimsCanonical(projectId, canonicalEmail(email))

/** The same for an address in its canonical form, or for the placeholders of a prepared statement. */
export const claimsCanonical = (
  projectId: string | Placeholder,
  canonicalAddress: string | Placeholder,
) => and(holdsAddress(projectId, canonicalAddress), holdsClaim(contactChannels))

/** Finds the account that holds the claim on an address. */
export async function findAddressOwner(
  db: Database,
  projectId: string,
  email: string,
): Promise<AddressOwner | undefined> {
  const [owner] = await db
    .select({
      userId: users.id,
      displayName: users.displayName,
      email: contactChannels.value,
      isVerified: contactChannels.isVerified,
    })
    .from(contactChannels)
    .innerJoin(users, eq(users.id, contactChannels.userId))
    .where(claims(projectId, email))
  return owner
}

/** Rejects an emailed code with VERIFICATION_CODE_NOT_FOUND if its user no longer holds the claim on its address. */
export async function requireAddressOwner(
  db: Database,
  projectId: string,
  { userId, email }: { userId: string | null; email: string },
): Promise<void> {
  const owner = await findAddressOwner(db, projectId, email)
  if (owner?.userId !== userId) throw fail('VERIFICATION_CODE_NOT_FOUND')
}

/** Namespace of the advisory locks on addresses. */
const ADDRESS_LOCKS = 4_710_002

/**
 * Makes other transactions that claim the same address wait for the end of this one. Lock the user first, then the
 * address, then write channels: all transactions in one order cannot deadlock.
 */
export async function lockAddress(db: Database, projectId: string, email: string): Promise<void> {
  const name = lockName(projectId, email)
  await db.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCKS}::integer, hashtext(${name}))`)
}

/** The same for several addresses. Two transactions lock common addresses in the same order. */
export async function lockAddresses(
  db: Database,
  projectId: string,
  emails: readonly string[],
): Promise<void> {
  const names = sql.param(emails.map((email) => lockName(projectId, email)))
  await db.execute(sql`
    select pg_advisory_xact_lock(${ADDRESS_LOCKS}::integer, key)
    from (select distinct hashtext(name) as key from unnest(${names}::text[]) as name order by key) keys
  `)
}

const lockName = (projectId: string, email: string) => `${projectId} ${canonicalEmail(email)}`

/**
 * Takes the sign-in flag from the channels of other users that hold an address without a claim. Call it, with the
 * address locked, when a user verifies the address or signs up with it.
 */
export async function releaseAddress(
  db: Database,
  projectId: string,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await release(db).execute({ projectId, userId, canonicalValue: canonicalEmail(email) })
}

const release = buildOnce((db) => buildRelease(db).prepare('release_address'))

/** The same, for a statement that makes other changes, too. */
export const buildRelease = (db: Database) =>
  db
    .update(contactChannels)
    .set({ usedForAuth: false })
    .where(
      and(
        holdsAddress(sql.placeholder('projectId'), sql.placeholder('canonicalValue')),
        ne(contactChannels.userId, sql.placeholder('userId')),
        signsInWithoutClaim,
      ),
    )

/** The same for the addresses of new users, before their channels are inserted. */
export async function releaseAddresses(
  db: Database,
  projectId: string,
  emails: readonly string[],
): Promise<void> {
  const addresses = sql.param(emails.map(canonicalEmail))
  await db
    .update(contactChannels)
    .set({ usedForAuth: false })
    .where(
      and(
        eq(contactChannels.projectId, projectId),
        eq(contactChannels.type, 'email'),
        sql`${contactChannels.canonicalValue} = any (${addresses}::text[])`,
        signsInWithoutClaim,
      ),
    )
}

const signsInWithoutClaim = and(
  contactChannels.usedForAuth,
  not(sql`(${holdsClaim(contactChannels)})`),
)

/** Returns true if another user holds the claim on an address. */
export async function isClaimedByAnother(
  db: Database,
  projectId: string,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const owner = await findAddressOwner(db, projectId, email)
  return owner !== undefined && owner.userId !== userId
}

/** Creates the error for a sign-in address that another user holds the claim on. */
export const claimedByAnother = (email: string | null) =>
  fail('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE', {
    type: 'email',
    contactChannelValue: email,
  })

/** Limits how many unverified addresses a user adds, so that an account cannot collect the addresses of others. */
export async function limitUnverified({ db, config }: Context, userId: string): Promise<void> {
  const isUnverified = and(eq(contactChannels.userId, userId), not(contactChannels.isVerified))
  if ((await db.$count(contactChannels, isUnverified)) >= config.unverifiedAddressesPerUser)
    throw rejection(
      `A user can have at most ${config.unverifiedAddressesPerUser} unverified email addresses. Verify or delete one first.`,
    )
}
