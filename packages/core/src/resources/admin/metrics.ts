import { readMetrics } from '@latchkey/contract/routes/admin/metrics'
import type { Read } from '../../cache/read.js'
import type { Answered } from '../../http/call.js'
import type { AdminContext } from './context.js'

interface Day {
  /** Such as `2026-03-14`. */
  readonly date: string
  /** How many. */
  readonly activity: number
}

interface MetricsUser {
  readonly id: string
  readonly displayName: string | null
  readonly primaryEmail: string | null
  readonly profileImageUrl: string | null
  readonly signedUpAt: Date
  readonly lastActiveAt: Date
}

/** A project in figures, over the last 31 days. */
export interface Metrics {
  readonly totalUsers: number
  /** New users of each day, oldest first. */
  readonly dailyUsers: readonly Day[]
  /** Users of each day who did something. */
  readonly dailyActiveUsers: readonly Day[]
  /** By the country's two letters; users of whom no place is known are left out. */
  readonly usersByCountry: { readonly [country: string]: number }
  /** Up to five, newest first. */
  readonly recentlyRegistered: readonly MetricsUser[]
  readonly recentlyActive: readonly MetricsUser[]
  /** `method` is a provider's id, `password`, `passkey`, `otp` or `other`. */
  readonly loginMethods: readonly { readonly method: string; readonly count: number }[]
}

export interface MetricsReader {
  /** How many users a project has, and what they do (protocol, section 3.1). */
  readonly getMetrics: Read<Metrics>
}

const toUser = ({
  id,
  displayName,
  primaryEmail,
  profileImageUrl,
  signedUpAt,
  lastActiveAt,
}: Answered<typeof readMetrics>['recentlyActive'][number]): MetricsUser => ({
  id,
  displayName,
  primaryEmail,
  profileImageUrl,
  signedUpAt,
  lastActiveAt,
})

export async function getMetrics(ctx: AdminContext): Promise<Metrics> {
  const { recentlyRegistered, recentlyActive, ...figures } = await ctx.call(readMetrics, {})
  return Object.freeze({
    ...figures,
    recentlyRegistered: recentlyRegistered.map(toUser),
    recentlyActive: recentlyActive.map(toUser),
  })
}
