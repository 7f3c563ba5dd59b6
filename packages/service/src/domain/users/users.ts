import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildOnce, buildVariants } from '../../db/build-once.js'
import type { Database } from '../../db/database.js'
import { oauthAccounts, users, type Project } from '../../db/schema.js'
import { lockAddress, releaseAddress } from './address-ownership.js'
import { grantDefaults, type UndefinedPermissions } from '../teams/default-permissions.js'
import { createTeam, selectTeam } from '../teams/teams.js'
import {
  buildPrimaryChannel,
  channelValues,
  insertUser,
  isClaim,
  type NewEmail,
  type NewRows,
} from './insert-user.js'
import {
  secondFactorRuleOf,
  type SecondFactorProject,
  type SecondFactorRule,
} from './second-factor-due.js'
import type { Suspension } from './suspension.js'
import { toServerUser } from './user-response.js'
import { userView, type User } from './user-view.js'
import { emitIfReceived } from '../webhooks/events.js'

/**
 * Reads the users of a project that a condition on the table `users` names.
 * @example const rows = await selectUsers(db, project).where(eq(users.projectId, project.id)).limit(10)
 * rows.map(({ user }) => user)
 */
export const selectUsers = (db: Database, project: SecondFactorProject) =>
  db
    .select({ user: userView(secondFactorRuleOf(project)) })
    .from(users)
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

/** A user to create. */
export interface NewUser extends Omit<NewRows, 'id' | 'contactChannelId'> {
  id?: string | undefined
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
 * @returns the IDs of the user and, if there is an address, of its contact channel
 */
export async function createUser(
  ctx: Context,
  project: Project,
  newUser: NewUser,
  undefinedPermissions: UndefinedPermissions = 'skip',
): Promise<{ id: string; contactChannelId: string | undefined }> {
  const { id = randomUUID(), email } = newUser
  const contactChannelId = email && randomUUID()
  if (email && isClaim(email)) await lockAddress(ctx.db, project.id, email.value)
  await insertUser(ctx, project, { ...newUser, id, contactChannelId })
  if (newUser.oauthAccounts?.length)
    await ctx.db.insert(oauthAccounts).values(
      newUser.oauthAccounts.map((account) => ({
        ...account,
        projectId: project.id,
        userId: id,
        createdAt: projectNow(ctx, project),
      })),
    )
  const kind = 'userDefaultPermissions'
  await grantDefaults(ctx, project, { userId: id, kind, undefinedPermissions })
  if (project.config.createTeamOnSignUp)
    await createFirstTeam(ctx, project, { userId: id, name: newUser.displayName || email?.value })
  await emitUser(ctx, project, 'user.created', id)
  return { id, contactChannelId }
}

/** Adds the primary address of a user who has none. Returns the ID of its contact channel. */
export async function addPrimaryEmail(
  ctx: Context,
  project: Project,
  userId: string,
  email: NewEmail,
): Promise<string> {
  const contactChannelId = randomUUID()
  if (isClaim(email)) {
    await lockAddress(ctx.db, project.id, email.value)
    await releaseAddress(ctx.db, project.id, { userId, email: email.value })
  }
  const now = projectNow(ctx, project)
  const values = { contactChannelId, projectId: project.id, userId, now, ...channelValues(email) }
  await insertPrimaryChannel(ctx.db).execute(values)
  return contactChannelId
}

const insertPrimaryChannel = buildOnce((db) =>
  buildPrimaryChannel(db).prepare('insert_primary_channel'),
)

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
export const emitUpdated = (ctx: Context, project: Project, userId: string): Promise<void> =>
  emitUser(ctx, project, 'user.updated', userId)

/** The user is read only if the project has a webhook for the event. */
const emitUser = (
  ctx: Context,
  project: Project,
  type: 'user.created' | 'user.updated',
  userId: string,
): Promise<void> =>
  emitIfReceived(ctx, project, type, async () => {
    const user = await findUser(ctx.db, project, userId)
    return user === undefined ? [] : [toServerUser(user)]
  })
