import type { ContactChannel, CurrentUser, Team, TeamSingleSignOn } from '@latchkey/core'
import type { AdminApp } from '@latchkey/core/admin'
import type { ReadingMethod } from '@latchkey/core/query'
import type { ReadingMethodName } from '../../src/client/changes.js'
import type { Client } from '../../src/client/client.js'

// Compiled only: a change names reading methods that exist.

type Read =
  | ReadingMethod<AdminApp>
  | ReadingMethod<CurrentUser>
  | ReadingMethod<Team>
  | ReadingMethod<TeamSingleSignOn>

export const isRead = (name: Exclude<ReadingMethodName, 'user'>): Read => name

export async function invalidate(client: Client) {
  await client.invalidate('listTeams', 'user')
  // @ts-expect-error it is listTeams
  await client.invalidate('listTeam')
  // @ts-expect-error no model is read by this method
  await client.invalidate('update' satisfies keyof ContactChannel)
}
