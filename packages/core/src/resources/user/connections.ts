import { listConnectionAccounts } from '@latchkey/contract/routes/team-connections/accounts'
import type { UserScope } from '../scope.js'

/** The account of a user at the identity provider of a team. */
export interface UserConnection {
  /** The ID of the team's connection. */
  readonly connectionId: string
  /** The ID of the team. */
  readonly teamId: string
  /** The protocol of the provider. */
  readonly type: 'oidc' | 'saml'
  /** The name of the provider or the organization. */
  readonly displayName: string
  /** The user's ID at the provider. */
  readonly accountId: string
  /** The email address that the provider sent at the last sign-in. */
  readonly email: string
  /** When the account signed in first. */
  readonly createdAt: Date
  /** When the account signed in last. */
  readonly lastSignInAt: Date
}

export async function listUserConnections({ http, userId }: UserScope): Promise<UserConnection[]> {
  const { items } = await http.request(listConnectionAccounts, { query: { userId } })
  return items.map((item) => Object.freeze(item))
}
