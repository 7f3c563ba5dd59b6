import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildOnce, buildVariants } from '../../db/build-once.js'
import type { Database } from '../../db/database.js'
import { contactChannels, oauthAccounts, passwords, users, type Project } from '../../db/schema.js'
import type { JsonValue } from '../../db/values.js'
import { lockAddress, releaseAddress } from './address-ownership.js'
import { addressColumns } from '../../lib/canonical-email.js'
import { grantDefaults, type UndefinedPermissions } from '../teams/default-permissions.js'
import { createTeam, selectTeam } from '../teams/teams.js'
import { recordSignUp } from '../sign-ups/sign-ups.js'
import {
  secondFactorRuleOf,
  type SecondFactorProject,
  type SecondFactorRule,
} from './second-factor-due.js'
import type { Suspension } from './suspension.js'
import { toServerUser } from './user-response.js'
import { userView, type User } from './user-view.js'
import { emit } from '../webhooks/events.js'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'

/**
 * Reads the users of a project that a condition on the table `users` names.
 *
 * @param source the table, or a subquery with its name
 * @example const rows = await selectUsers(db, project).where(eq(users.projectId, project.id)).limit(10)
 * rows.map(({ user }) => user)
 */
export const selectUsers = (
  db: Database,
  project: SecondFactorProject,
  source: SQL | typeof users = users,
) =>
  db
    .select({ user: userView(secondFactorRuleOf(project)) })
    .from(source)
    .$dynamic()

/** Finds a user of a project; undefined if the user was deleted. */
export async function findUser(
  db: Database,
  project: SecondFactorProject,
  id: string,
): Promise<User | undefined> {
  const statement = selectUser(db, secondFactorRuleOf(project))
  const [row] = await statement.execute({ id, projectId: project.id })
  return row?.user
}

const selectUser = buildVariants((db, rule: SecondFactorRule) =>
  db
    .select({ user: userView(rule) })
    .from(users)
    .where(
      and(eq(users.id, sql.placeholder('id')), eq(users.projectId, sql.placeholder('projectId'))),
    )
    .prepare(`select_user_${rule}`),
)

/** Finds users of a project by their ids, in no order. */
export async function findUsers(
  db: Database,
  project: SecondFactorProject,
  ids: readonly string[],
): Promise<User[]> {
  if (ids.length === 0) return []
  const isOfProject = and(inArray(users.id, [...ids]), eq(users.projectId, project.id))
  const rows = await selectUsers(db, project).where(isOfProject)
  return rows.map(({ user }) => user)
}

/** The state of a user that decides whether the user can sign in, and with which factors. */
export interface LockedUser extends Suspension {
  requiresTotp: boolean
}

/**
 * Makes other requests that change, sign in or delete the same user wait for the end of this transaction.
 * Call it first: a transaction that locked other rows of the user already could deadlock. Rows that refer to
 * the user can still be added: such a transaction locks them before the user.
 *
 * @returns undefined if the user was deleted
 */
export async function lockUser(db: Database, id: string): Promise<LockedUser | undefined> {
  const [user] = await selectLocked(db).execute({ id })
  return user
}

const selectLocked = buildOnce((db) =>
  db
    .select({
      requiresTotp: users.requiresTotp,
      bannedAt: users.bannedAt,
      banEndsAt: users.banEndsAt,
      deleteAt: users.deleteAt,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('select_locked_user'),
)

export interface NewUser {
  id?: string | undefined
  displayName?: string | null | undefined
  profileImageUrl?: string | null | undefined
  clientMetadata?: JsonValue | undefined
  clientReadOnlyMetadata?: JsonValue | undefined
  serverMetadata?: JsonValue | undefined
  isAnonymous?: boolean | undefined
  otpAuthEnabled?: boolean | undefined
  /** Stored, but required only once it is set again. */
  totpSecretSealed?: string | undefined
  /** The primary address. The user signs in with it unless `usedForAuth` is false. */
  email?: { value: string; isVerified: boolean; usedForAuth?: boolean } | undefined
  passwordHash?: string | undefined
  oauthAccounts?: readonly {
    providerId: string
    accountId: string
    email: string | null
    issuer?: string | null | undefined
  }[]
}

/**
 * Creates a user with everything that belongs to it: address, password, provider account, default
 * permissions, and a personal team if the project has them; and emits the webhook events. Pass a context
 * whose `db` is a transaction. A taken address violates the index `contact_channels_sign_in`, a taken
 * provider account `oauth_accounts_once`.
 *
 * @param undefinedPermissions the handling of a default permission without a definition
 * @returns the user and, if there is an address, the id of its contact channel
 */
export async function createUser(
  ctx: Context,
  project: Project,
  newUser: NewUser,
  undefinedPermissions: UndefinedPermissions = 'skip',
): Promise<{ id: string; contactChannelId: string | undefined; user: User }> {
  const now = projectNow(ctx, project)
  const { id = randomUUID() } = newUser
  await insertUser(ctx.db).execute({
    id,
    projectId: project.id,
    displayName: newUser.displayName || null,
    profileImageUrl: newUser.profileImageUrl ?? null,
    clientMetadata: jsonOrNull(newUser.clientMetadata),
    clientReadOnlyMetadata: jsonOrNull(newUser.clientReadOnlyMetadata),
    serverMetadata: jsonOrNull(newUser.serverMetadata),
    isAnonymous: newUser.isAnonymous ?? false,
    otpAuthEnabled: newUser.otpAuthEnabled ?? false,
    totpSecretSealed: newUser.totpSecretSealed ?? null,
    now,
  })
  if (newUser.passwordHash !== undefined)
    await ctx.db
      .insert(passwords)
      .values({ userId: id, hash: newUser.passwordHash, updatedAt: now })
  await recordSignUp(ctx, project, id)
  const contactChannelId = newUser.email && (await addPrimaryEmail(ctx, project, id, newUser.email))
  if (newUser.oauthAccounts?.length)
    await ctx.db.insert(oauthAccounts).values(
      newUser.oauthAccounts.map((account) => ({
        ...account,
        projectId: project.id,
        userId: id,
        createdAt: now,
      })),
    )
  const kind = 'userDefaultPermissions'
  await grantDefaults(ctx, project, { userId: id, kind, undefinedPermissions })
  if (project.config.createTeamOnSignUp)
    await createFirstTeam(ctx, project, {
      userId: id,
      name: newUser.displayName || newUser.email?.value,
    })
  const user = await findUser(ctx.db, project, id)
  if (user === undefined) throw new Error('The new user is gone.')
  await emit(ctx, project, 'user.created', toServerUser(user))
  await recordAuditEvent(ctx, project, {
    action: 'user.created',
    subject: userSubject(id),
    isBySubject: true,
  })
  return { id, contactChannelId, user }
}

const jsonOrNull = (value: JsonValue | undefined): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value)

const insertUser = buildOnce((db) =>
  db
    .insert(users)
    .values({
      id: sql.placeholder('id'),
      projectId: sql.placeholder('projectId'),
      displayName: sql.placeholder('displayName'),
      profileImageUrl: sql.placeholder('profileImageUrl'),
      clientMetadata: sql`${sql.placeholder('clientMetadata')}`,
      clientReadOnlyMetadata: sql`${sql.placeholder('clientReadOnlyMetadata')}`,
      serverMetadata: sql`${sql.placeholder('serverMetadata')}`,
      isAnonymous: sql.placeholder('isAnonymous'),
      otpAuthEnabled: sql.placeholder('otpAuthEnabled'),
      totpSecretSealed: sql.placeholder('totpSecretSealed'),
      signedUpAt: sql.placeholder('now'),
      lastActiveAt: sql.placeholder('now'),
    })
    .prepare('insert_user'),
)

/** Adds the primary address of a user who has none. Returns the ID of its contact channel. */
export async function addPrimaryEmail(
  ctx: Context,
  project: Project,
  userId: string,
  { value, isVerified, usedForAuth = true }: NonNullable<NewUser['email']>,
): Promise<string | undefined> {
  if (usedForAuth || isVerified) {
    await lockAddress(ctx.db, project.id, value)
    await releaseAddress(ctx.db, project.id, { userId, email: value })
  }
  const [channel] = await ctx.db
    .insert(contactChannels)
    .values({
      ...addressColumns(value),
      origin: 'account',
      isVerified,
      usedForAuth,
      projectId: project.id,
      userId,
      type: 'email',
      isPrimary: true,
      createdAt: projectNow(ctx, project),
    })
    .returning({ id: contactChannels.id })
  return channel?.id
}

/** Creates the personal team of a new user, with the name of the user. */
export async function createFirstTeam(
  ctx: Context,
  project: Project,
  { userId, name }: { userId: string; name: string | undefined },
): Promise<void> {
  const displayName = name === undefined ? 'Personal Team' : `${name}'s Team`
  const creator = { creatorUserId: userId, isPersonal: true }
  const team = await createTeam(ctx, project, { displayName, ...creator })
  await selectTeam(ctx.db, userId, team.id)
}

/** Writes the webhook event `user.updated` with the user as it is now. */
export async function emitUpdated(ctx: Context, project: Project, userId: string): Promise<void> {
  const user = await findUser(ctx.db, project, userId)
  if (user !== undefined) await emit(ctx, project, 'user.updated', toServerUser(user))
}
