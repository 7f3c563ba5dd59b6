import { readActivity, readMetrics } from '@latchkey/contract/routes/owned-projects'
import { pick } from '../../lib/objects.js'
import type { ServerScope } from '../scope.js'

/** A number of users on a day. */
export interface DailyCount {
  /** Such as `2026-03-14`. */
  readonly date: string
  /** Number of users on this day. */
  readonly activity: number
}

/** A user in the metrics of a project. */
export interface MetricsUser {
  /** The ID of the user. */
  readonly id: string
  /** The name of the user; null if there is none. */
  readonly displayName: string | null
  /** The primary address; null if there is none. */
  readonly primaryEmail: string | null
  /** A URL or a data URL; null when the user has no picture. */
  readonly profileImageUrl: string | null
  /** When the account was created. */
  readonly signedUpAt: Date
  /** When the user was last active. */
  readonly lastActiveAt: Date
}

/** Metrics of a project over the last 31 days. */
export interface Metrics {
  /** Number of users of the project. */
  readonly totalUsers: number
  /** New users of each day, oldest first. */
  readonly dailyUsers: readonly DailyCount[]
  /** Active users of each day, oldest first. */
  readonly dailyActiveUsers: readonly DailyCount[]
  /** Users by two-letter country code. Users without a known location are not counted. */
  readonly usersByCountry: { readonly [country: string]: number }
  /** Up to five users, newest first. */
  readonly recentlyRegistered: readonly MetricsUser[]
  /** Up to five users, most recently active first. */
  readonly recentlyActive: readonly MetricsUser[]
  /** Users by sign-in method: the ID of a provider, `password`, `passkey`, `otp` or `other`. */
  readonly loginMethods: readonly { readonly method: string; readonly count: number }[]
}

/** Sign-ups, active users and sign-ins of a project on a day or in a week. */
export interface ActivityCounts {
  /** The first day (UTC), such as `2026-03-14`. */
  readonly start: string
  /** Number of users who signed up. */
  readonly signUps: number
  /** Number of users who were active on the day; for a week, the average of its days. */
  readonly activeUsers: number
  /** Sign-ins by method: the ID of a provider, `password`, `passkey`, `otp` or `anonymous`. */
  readonly signIns: readonly { readonly method: string; readonly count: number }[]
}

/** The response contains more of each user. */
const toMetricsUser = (user: MetricsUser): MetricsUser =>
  pick(user, 'id', 'displayName', 'primaryEmail', 'profileImageUrl', 'signedUpAt', 'lastActiveAt')

export async function getMetrics({ http }: ServerScope): Promise<Metrics> {
  const { recentlyRegistered, recentlyActive, ...counts } = await http.request(readMetrics, {})
  return Object.freeze({
    ...counts,
    recentlyRegistered: recentlyRegistered.map(toMetricsUser),
    recentlyActive: recentlyActive.map(toMetricsUser),
  })
}

export async function getActivity(
  { http }: ServerScope,
  options: { interval?: 'day' | 'week' } = {},
): Promise<readonly ActivityCounts[]> {
  const { items } = await http.request(readActivity, {
    query: { interval: options.interval },
  })
  return Object.freeze(items)
}
