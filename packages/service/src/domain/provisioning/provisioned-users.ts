import { and, asc, count, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { type Database, onlyRow } from '../../db/database.js'
import { violates } from '../../db/errors.js'
import { inTransaction } from '../../db/in-transaction.js'
import { provisionedGroupMembers, provisionedUsers, type Project } from '../../db/schema.js'
import { conflict, HttpError } from '../../errors/http-error.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { updateMember } from '../connection-sign-in/member-roles.js'
import { withDecisions } from '../hooks/decisions.js'
import { retryOnConflict } from '../oauth/retry-on-conflict.js'
import type { TeamConnection } from '../team-connections/connections.js'
import { groupsOfUser } from '../team-connections/provisioned-accounts.js'
import { addressOf, changeAccount, findOrCreateAccount, requireTeamAddress } from './accounts.js'
import { endAccess } from './end-access.js'
import { lockConnection } from './lock-connection.js'
import type { Provisioner } from './scim-tokens.js'

export type ProvisionedUser = typeof provisionedUsers.$inferSelect

/** A user as the identity provider describes it. */
export type UserAttributes = Pick<
  ProvisionedUser,
  | 'userName'
  | 'externalId'
  | 'email'
  | 'displayName'
  | 'givenName'
  | 'familyName'
  | 'formattedName'
  | 'isActive'
>

/** Conditions of a search, all of which a user has to meet. */
export interface UserFilter {
  id?: string | undefined
  userName?: string | undefined
  externalId?: string | undefined
  email?: string | undefined
}

const nameKey = (name: string): string => name.toLowerCase()

const isLive = (connectionId: string) =>
  and(eq(provisionedUsers.connectionId, connectionId), isNull(provisionedUsers.deletedAt))

const notFound = () => new HttpError(404, 'The connection has no such user.')

/** Lists users of a connection by name, with the number of all users that meet the filter. */
export async function listProvisionedUsers(
  db: Database,
  connectionId: string,
  { filter, offset, limit }: { filter: UserFilter; offset: number; limit: number },
): Promise<{ users: ProvisionedUser[]; total: number }> {
  const isMatch = and(isLive(connectionId), matches(filter))
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(provisionedUsers)
    .where(isMatch)
  const users = await db
    .select()
    .from(provisionedUsers)
    .where(isMatch)
    .orderBy(asc(provisionedUsers.userNameKey))
    .limit(limit)
    .offset(offset)
  return { users, total }
}

const matches = ({ id, userName, externalId, email }: UserFilter): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(provisionedUsers.id, id),
    userName === undefined ? undefined : eq(provisionedUsers.userNameKey, nameKey(userName)),
    externalId === undefined ? undefined : eq(provisionedUsers.externalId, externalId),
    email === undefined ? undefined : eq(provisionedUsers.accountEmail, canonicalEmail(email)),
  )

/** Returns one page of the users of a connection, by name. The cursor is the name of the last one of a page. */
export async function pageProvisionedUsers(
  db: Database,
  connectionId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<{ users: ProvisionedUser[]; nextCursor: string | null }> {
  const isAfter = cursor === undefined ? undefined : gt(provisionedUsers.userNameKey, cursor)
  const rows = await db
    .select()
    .from(provisionedUsers)
    .where(and(isLive(connectionId), isAfter))
    .orderBy(asc(provisionedUsers.userNameKey))
    .limit(limit + 1)
  const users = rows.slice(0, limit)
  const last = rows.length > limit ? users.at(-1) : undefined
  return { users, nextCursor: last?.userNameKey ?? null }
}

/** Finds a user of a connection, or rejects with 404. */
export async function findProvisionedUser(
  db: Database,
  connectionId: string,
  id: string,
): Promise<ProvisionedUser> {
  const isIt = and(isLive(connectionId), eq(provisionedUsers.id, id))
  const [user] = await db.select().from(provisionedUsers).where(isIt)
  if (user === undefined) throw notFound()
  return user
}

/** Returns which IDs are those of users of a connection. */
export async function existingUserIds(
  db: Database,
  connectionId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const isListed = and(
    isLive(connectionId),
    sql`${provisionedUsers.id} = any (${sql.param(ids)}::uuid[])`,
  )
  const rows = await db.select({ id: provisionedUsers.id }).from(provisionedUsers).where(isListed)
  return rows.map(({ id }) => id)
}

/**
 * Creates a user of a connection: finds the account with the address or creates it, and makes it a member of the team. The
 * address must belong to a verified domain of the team. A user whom the provider has deleted comes back with the same ID.
 */
export const createProvisionedUser = (
  ctx: Context,
  { project, connection: { id } }: Provisioner,
  attributes: UserAttributes,
): Promise<ProvisionedUser> =>
  withDecisions(ctx, project, (decided) =>
    retryOnConflict(() =>
      changing(decided, id, async (tx, connection) => {
        const email = await requireTeamAddress(tx.db, connection, attributes)
        await requireFreeName(tx.db, id, attributes.userName)
        const account = { connection, email, displayName: displayNameOf(attributes) }
        const userId = await findOrCreateAccount(tx, project, account)
        const user = await saveUser(tx, project, { connection, userId, email, attributes })
        await record(tx, project, 'provisioned_user.created', user)
        await setAccess(tx, project, { connection, user })
        return user
      }),
    ),
  )

/** Runs changes in a transaction that holds the connection. */
const changing = <Result>(
  ctx: Context,
  connectionId: string,
  change: (tx: Context, connection: TeamConnection) => Promise<Result>,
): Promise<Result> =>
  inTransaction(ctx, async (tx) => change(tx, await lockConnection(tx.db, connectionId)))

const nameTaken = () => conflict('Another user of this connection has this userName.')

async function requireFreeName(db: Database, connectionId: string, name: string): Promise<void> {
  const hasName = eq(provisionedUsers.userNameKey, nameKey(name))
  if ((await db.$count(provisionedUsers, and(isLive(connectionId), hasName))) > 0) throw nameTaken()
}

interface NewUser {
  connection: TeamConnection
  userId: string
  email: string
  attributes: UserAttributes
}

/** Stores a new user, or one who was deleted. */
async function saveUser(
  tx: Context,
  project: Project,
  { connection: { id: connectionId }, userId, email, attributes }: NewUser,
): Promise<ProvisionedUser> {
  const now = projectNow(tx, project)
  const values = {
    ...attributes,
    userNameKey: nameKey(attributes.userName),
    accountEmail: canonicalEmail(email),
    updatedAt: now,
    deletedAt: null,
  }
  const isOfUser = eq(provisionedUsers.userId, userId)
  const isOfConnection = eq(provisionedUsers.connectionId, connectionId)
  const [before] = await tx.db.select().from(provisionedUsers).where(and(isOfConnection, isOfUser))
  if (before?.deletedAt === null)
    throw conflict('Another user of this connection has this email address.')
  if (before !== undefined) return update(tx.db, before.id, values)
  return onlyRow(
    await tx.db
      .insert(provisionedUsers)
      .values({ ...values, projectId: project.id, connectionId, userId, createdAt: now })
      .returning(),
  )
}

const update = async (
  db: Database,
  id: string,
  values: Partial<ProvisionedUser>,
): Promise<ProvisionedUser> =>
  onlyRow(
    await db.update(provisionedUsers).set(values).where(eq(provisionedUsers.id, id)).returning(),
  )

/** Replaces the attributes of a user. A change that deactivates the user is never rejected for another attribute. */
export const replaceProvisionedUser = (
  ctx: Context,
  { project, connection: { id: connectionId } }: Provisioner,
  id: string,
  change: (before: ProvisionedUser) => UserAttributes,
): Promise<ProvisionedUser> =>
  changing(ctx, connectionId, async (tx, connection) => {
    const before = await findProvisionedUser(tx.db, connectionId, id)
    const attributes = change(before)
    const accountEmail = attributes.isActive
      ? await updateAccount(tx, project, { connection, before, attributes })
      : before.accountEmail
    const values = {
      ...attributes,
      accountEmail,
      userNameKey: nameKey(attributes.userName),
      updatedAt: projectNow(tx, project),
    }
    const user = await update(tx.db, id, values).catch((error: unknown) => {
      throw violates(error, 'provisioned_users_name') ? nameTaken() : error
    })
    if (before.isActive !== user.isActive) {
      const action = user.isActive ? 'activated' : 'deactivated'
      await record(tx, project, `provisioned_user.${action}`, user)
      await setAccess(tx, project, { connection, user })
    }
    return user
  })

interface ChangedUser {
  connection: TeamConnection
  before: ProvisionedUser
  attributes: UserAttributes
}

/** Changes the account as the user has changed. Returns the address that the account has from the provider. */
async function updateAccount(
  tx: Context,
  project: Project,
  { connection, before, attributes }: ChangedUser,
): Promise<string> {
  const names = { from: displayNameOf(before), to: displayNameOf(attributes) }
  const emails = { from: before.accountEmail, to: addressOf(attributes) }
  const accountEmail = canonicalEmail(emails.to)
  const isSame = names.from === names.to && emails.from === accountEmail
  if (isSame && before.isActive) return accountEmail
  await requireTeamAddress(tx.db, connection, attributes)
  await changeAccount(tx, project, { connection, userId: before.userId, names, emails })
  return accountEmail
}

/** Deletes a user of a connection. The account stays, without the membership and signed out. */
export const deleteProvisionedUser = (
  ctx: Context,
  { project, connection: { id: connectionId } }: Provisioner,
  id: string,
): Promise<void> =>
  changing(ctx, connectionId, async (tx, connection) => {
    const before = await findProvisionedUser(tx.db, connectionId, id)
    const now = projectNow(tx, project)
    const user = await update(tx.db, id, { isActive: false, deletedAt: now, updatedAt: now })
    await tx.db.delete(provisionedGroupMembers).where(eq(provisionedGroupMembers.memberId, id))
    await record(tx, project, 'provisioned_user.deleted', user)
    if (before.isActive) await setAccess(tx, project, { connection, user })
  })

/** Makes a user a member of the team, or ends the access of the user. */
async function setAccess(
  tx: Context,
  project: Project,
  { connection, user }: { connection: TeamConnection; user: ProvisionedUser },
): Promise<void> {
  const { userId } = user
  if (!user.isActive) return endAccess(tx, project, { connection, userId })
  const groups = await groupsOfUser(tx.db, { connectionId: connection.id, userId }, [])
  await updateMember(tx, project, connection, { userId, groups })
}

/** The name that people see; null without one. */
function displayNameOf({
  displayName,
  formattedName,
  givenName,
  familyName,
}: Pick<UserAttributes, 'displayName' | 'formattedName' | 'givenName' | 'familyName'>):
  | string
  | null {
  const parts = [givenName, familyName].filter((part) => part !== null)
  return displayName ?? formattedName ?? (parts.length > 0 ? parts.join(' ') : null)
}

const record = (
  tx: Context,
  project: Project,
  action: `provisioned_user.${'created' | 'activated' | 'deactivated' | 'deleted'}`,
  { userId, connectionId, accountEmail }: ProvisionedUser,
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action,
    subject: userSubject(userId),
    details: { connectionId, email: accountEmail },
  })
