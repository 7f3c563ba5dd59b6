import type { Client } from 'pg'
import type { Sizes } from './options.js'

/** Fills the tables of better-auth with the same users, passwords and sessions. */
export async function fillBetterAuth(
  client: Client,
  { users, sessions }: Pick<Sizes, 'users' | 'sessions'>,
  passwordHash: string,
): Promise<void> {
  const rows = (count: number) => `generate_series(1, ${count}) n`
  await client.query(`
    insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    select 'user' || n, 'User ' || n, 'user' || n || '@example.com', true, now(), now()
    from ${rows(users)}`)
  await client.query(
    `insert into account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
    select 'account' || n, 'user' || n, 'credential', 'user' || n, $1, now(), now() from ${rows(users)}`,
    [passwordHash],
  )
  await client.query(`
    insert into session (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
    select 'session' || n, now() + interval '7 days', md5('token' || n), now(), now(),
      'user' || 1 + (n - 1) % ${users} from ${rows(sessions)}`)
  await client.query('vacuum analyze')
}
