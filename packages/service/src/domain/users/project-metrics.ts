import { and, count, countDistinct, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import {
  activeDays,
  oauthAccounts,
  passkeys,
  passwords,
  users,
  type Project,
} from '../../db/schema.js'
import { dayOf } from './activity.js'
import type { User } from './user-view.js'
import { selectUsers } from './users.js'

const DAY = 86_400_000
const DAYS = 31
const RECENT = 5

export interface DayCount {
  date: string
  activity: number
}

/** The metrics of a project. */
export interface Metrics {
  totalUsers: number
  dailyUsers: DayCount[]
  dailyActiveUsers: DayCount[]
  usersByCountry: Record<string, number>
  recentlyRegistered: User[]
  recentlyActive: User[]
  loginMethods: { method: string; count: number }[]
}

/** Counts a project's users over the last 31 days of its own time. */
export async function readMetrics(ctx: Context, project: Project): Promise<Metrics> {
  const today = Math.floor(projectNow(ctx, project) / DAY) * DAY
  const days = Array.from({ length: DAYS }, (_, index) => dayOf(today - (DAYS - 1 - index) * DAY))
  const isOfProject = eq(users.projectId, project.id)
  const registered = await selectUsers(ctx.db, project)
    .where(isOfProject)
    .orderBy(desc(users.signedUpAt), desc(users.id))
    .limit(RECENT)
  const active = await selectUsers(ctx.db, project)
    .where(isOfProject)
    .orderBy(desc(users.lastActiveAt), desc(users.id))
    .limit(RECENT)
  const [total] = await ctx.db.select({ count: count() }).from(users).where(isOfProject)
  return {
    totalUsers: total?.count ?? 0,
    dailyUsers: onDays(days, await countSignUps(ctx, project, today - (DAYS - 1) * DAY)),
    dailyActiveUsers: onDays(days, await countActive(ctx, project, days[0] ?? '')),
    usersByCountry: Object.fromEntries(await countCountries(ctx, project)),
    recentlyRegistered: registered.map(({ user }) => user),
    recentlyActive: active.map(({ user }) => user),
    loginMethods: await countMethods(ctx, project),
  }
}

const onDays = (days: readonly string[], counts: ReadonlyMap<string, number>): DayCount[] =>
  days.map((date) => ({ date, activity: counts.get(date) ?? 0 }))

async function countSignUps(ctx: Context, project: Project, since: number) {
  const day = sql<number>`div(${users.signedUpAt}, ${sql.raw(String(DAY))})`.mapWith(Number)
  const rows = await ctx.db
    .select({ day, count: count() })
    .from(users)
    .where(and(eq(users.projectId, project.id), gte(users.signedUpAt, since)))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [dayOf(row.day * DAY), row.count]))
}

async function countActive(ctx: Context, project: Project, since: string) {
  const rows = await ctx.db
    .select({ day: activeDays.day, count: count() })
    .from(activeDays)
    .where(and(eq(activeDays.projectId, project.id), gte(activeDays.day, since)))
    .groupBy(activeDays.day)
  return new Map(rows.map((row) => [row.day, row.count]))
}

async function countCountries(ctx: Context, project: Project): Promise<[string, number][]> {
  const rows = await ctx.db
    .select({ country: users.countryCode, count: count() })
    .from(users)
    .where(and(eq(users.projectId, project.id), isNotNull(users.countryCode)))
    .groupBy(users.countryCode)
  return rows.map((row) => [row.country ?? '', row.count])
}

/** Counts the users of each sign-in method; a user may have several. */
async function countMethods({ db }: Context, { id }: Project) {
  const providers = await db
    .select({ method: oauthAccounts.providerId, count: count() })
    .from(oauthAccounts)
    .where(eq(oauthAccounts.projectId, id))
    .groupBy(oauthAccounts.providerId)
  const [password] = await db
    .select({ count: count() })
    .from(passwords)
    .innerJoin(users, eq(users.id, passwords.userId))
    .where(eq(users.projectId, id))
  const [passkey] = await db
    .select({ count: countDistinct(passkeys.userId) })
    .from(passkeys)
    .where(eq(passkeys.projectId, id))
  const [otp] = await db
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.projectId, id), users.otpAuthEnabled))
  const all = [
    ...providers,
    { method: 'password', count: password?.count ?? 0 },
    { method: 'passkey', count: passkey?.count ?? 0 },
    { method: 'otp', count: otp?.count ?? 0 },
  ]
  return all.filter((entry) => entry.count > 0)
}
