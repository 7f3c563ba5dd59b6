import * as routes from '@latchkey/contract/routes/users'
import type { UserScope } from '../scope.js'

/** Whether a user is banned, since when and why. */
export interface Ban {
  /** Whether the user is banned. */
  readonly isBanned: boolean
  /** When the user was banned; null if the user is not. */
  readonly bannedAt: Date | null
  /** The reason that the team of the project has noted. The user does not see it. */
  readonly reason: string | null
}

/** Options of `ban`. */
export interface BanOptions {
  /** A note for the team of the project, at most 1,000 characters. The user does not see it. */
  reason?: string | null | undefined
}

export async function getBan({ http, userId }: UserScope): Promise<Ban> {
  const { isBanned, bannedAt, reason } = await http.request(routes.readBan, { params: { userId } })
  return { isBanned, bannedAt, reason }
}

export async function banUser(
  { client, http, userId }: UserScope,
  { reason }: BanOptions = {},
): Promise<void> {
  await http.request(routes.banUser, { params: { userId }, body: { reason } })
  await client.invalidateAll()
}

export async function unbanUser({ client, http, userId }: UserScope): Promise<void> {
  await http.request(routes.unbanUser, { params: { userId } })
  await client.invalidateAll()
}
