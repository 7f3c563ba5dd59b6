import * as z from 'zod/mini'
import { fail } from '@latchkey/contract/errors'
import { strictEmail } from '@latchkey/contract/schemas/primitives'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import type { Project } from '../../db/schema.js'
import { conflict, rejection } from '../../errors/http-error.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { domainOfEmail } from '../../lib/email-domain.js'
import { requireSignUpPermission } from '../hooks/decisions.js'
import type { TeamConnection } from '../team-connections/connections.js'
import { hasTeamAddress } from '../team-connections/team-addresses.js'
import { verifiedDomains } from '../team-connections/team-domains.js'
import { confirmEmailOwnership } from '../user-lifecycle/email-ownership.js'
import { updateUser } from '../user-lifecycle/update-user.js'
import { findAddressOwner } from '../users/address-ownership.js'
import { createUser, emitUpdated, findUser, lockUser } from '../users/users.js'

interface Addressed {
  userName: string
  email: string | null
}

/** The address of a user: `emails`, or `userName` without any. */
export const addressOf = ({ userName, email }: Addressed): string => email ?? userName

/**
 * Returns the address of a user, which must belong to a verified domain of the team: a team decides about its own addresses
 * only.
 */
export async function requireTeamAddress(
  db: Database,
  { teamId }: TeamConnection,
  user: Addressed,
): Promise<string> {
  const address = addressOf(user)
  if (!z.safeParse(strictEmail, address).success)
    throw rejection('The user has no email address. Map one to emails, or to userName.')
  const domain = domainOfEmail(address)
  if (!(await verifiedDomains(db, teamId)).includes(domain))
    throw rejection(
      `The team has not verified the domain ${domain}. Verify it, or provision users with other addresses.`,
    )
  return address
}

interface AccountDescription {
  connection: TeamConnection
  /** An address of a verified domain of the team. */
  email: string
  displayName: string | null
}

/**
 * Finds the account that has an address, or creates one. An account that has not verified the address loses its
 * credentials first, as at a sign-in: a stranger may have created it. Returns the ID of the user, who is locked.
 */
export async function findOrCreateAccount(
  tx: Context,
  project: Project,
  account: AccountDescription,
): Promise<string> {
  const { email } = account
  const owner = await findAddressOwner(tx.db, project.id, email)
  if (owner === undefined) return createAccount(tx, project, account)
  const { userId } = owner
  await lockUser(tx.db, userId)
  const currentOwner = await findAddressOwner(tx.db, project.id, email)
  if (currentOwner?.userId !== userId) return findOrCreateAccount(tx, project, account)
  if (await confirmEmailOwnership(tx, project, { userId, email }))
    await emitUpdated(tx, project, userId)
  return userId
}

async function createAccount(
  tx: Context,
  project: Project,
  { connection, email, displayName }: AccountDescription,
): Promise<string> {
  if (!project.config.signUpEnabled) throw fail('SIGN_UP_NOT_ENABLED')
  requireSignUpPermission(tx, project, {
    email,
    emailVerified: true,
    displayName,
    method: 'sso',
    providerId: connection.id,
    anonymousUserId: null,
  })
  const { id } = await createUser(tx, project, {
    displayName,
    email: { value: email, isVerified: true },
  })
  return id
}

interface Change<Value> {
  from: Value
  to: Value
}

interface AccountChanges {
  connection: TeamConnection
  userId: string
  names: Change<string | null>
  /** The former one in its canonical form. The new one belongs to a verified domain of the team. */
  emails: Change<string>
}

/**
 * Changes the name and the address of an account that still has those which the identity provider gave it. Others belong to the
 * user. Rejects an account that is out of the hands of the team, and an address that another account has.
 */
export async function changeAccount(
  tx: Context,
  project: Project,
  { connection: { teamId }, userId, names, emails }: AccountChanges,
): Promise<void> {
  await lockUser(tx.db, userId)
  if (!(await hasTeamAddress(tx.db, { teamId, userId })))
    throw rejection('The account of this user has no address of the domains of the team anymore.')
  const owner = await findAddressOwner(tx.db, project.id, emails.to)
  if (owner !== undefined && owner.userId !== userId)
    throw conflict('Another account has this email address.')
  const user = await findUser(tx.db, project, userId)
  if (user === undefined) return
  const { primaryEmail, row } = user
  const primary = primaryEmail === null ? undefined : canonicalEmail(primaryEmail.value)
  const hasNewName = names.from !== names.to && row.displayName === names.from
  const hasNewEmail = emails.from !== canonicalEmail(emails.to) && primary === emails.from
  if (!hasNewName && !hasNewEmail) return
  const primaryChanges = { value: emails.to, isVerified: true, usedForAuth: undefined }
  await updateUser(tx, project, {
    user,
    changes: {
      ...(hasNewName && { displayName: names.to }),
      ...(hasNewEmail && { primaryEmail: primaryChanges }),
    },
  })
}
