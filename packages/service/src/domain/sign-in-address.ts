import { and, eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { Database } from '../db/connect.js'
import { contactChannels, users } from '../db/schema.js'

/** The account that somebody signs in to with an address. */
export interface AddressOwner {
  userId: string
  displayName: string | null
  isVerified: boolean
  requiresSecondFactor: boolean
}

/** Of a project's contact channels, the one that somebody signs in with by an address. */
export const signsInWith = (projectId: string, email: string) =>
  and(
    eq(contactChannels.projectId, projectId),
    eq(contactChannels.type, 'email'),
    eq(contactChannels.value, email),
    contactChannels.usedForAuth,
  )

/** Finds the account that signs in with an address; one that only holds the address is none. */
export async function findAddressOwner(
  db: Database,
  projectId: string,
  email: string,
): Promise<AddressOwner | undefined> {
  const [found] = await db
    .select({
      userId: users.id,
      displayName: users.displayName,
      isVerified: contactChannels.isVerified,
      requiresSecondFactor: users.requiresTotp,
    })
    .from(contactChannels)
    .innerJoin(users, eq(users.id, contactChannels.userId))
    .where(signsInWith(projectId, email))
  return found
}

/**
 * Refuses a mailed code whose user signs in with its address no more: whoever reads the mail there may be
 * somebody else by now.
 */
export async function requireAddressOwner(
  db: Database,
  projectId: string,
  { userId, email }: { userId: string | null; email: string },
): Promise<void> {
  const owner = await findAddressOwner(db, projectId, email)
  if (owner?.userId !== userId) throw fail('VERIFICATION_CODE_NOT_FOUND')
}
