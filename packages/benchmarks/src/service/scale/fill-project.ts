import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import * as schema from '../../../../service/src/db/schema.js'
import { addSearchIndexesAtOnce } from '../../../../service/src/db/search/search-indexes.js'
import type { Sizes } from './options.js'
import { parseDevice } from '../../../../service/src/lib/requests/device.js'
import { hashSecret } from '../../../../service/src/lib/secrets.js'
import { addressOf, emailOf, PROJECT, USER_AGENT } from './project.js'

/** Minimum number of members of each team. */
const MEMBERS = 5
const MONTH_MILLIS = 30 * 24 * 60 * 60 * 1000
/** Permissions of a chain: each contains the next one. */
const CHAIN = 10

/** Returns SQL for the ID of the nth row, of version 4. */
const idOf = (kind: string, n: string) =>
  `overlay(overlay(md5('${kind}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`

/** Returns the ID of the known network from which the nth user signs in (`rate-limits/known-networks.ts`). */
const networkOf = (n: number) => hashSecret(JSON.stringify([PROJECT.id, emailOf(n), addressOf(n)]))

/**
 * Fills the project by SQL: users with an address and a password, teams with members, chains of permissions that
 * contain each other, and sessions. All have the password of the hash, and signed in with their browser before.
 */
export async function fillProject(
  client: Client,
  { users, teams, permissions, sessions }: Sizes,
  passwordHash: string,
): Promise<void> {
  const project = `'${PROJECT.id}'`
  const now = Date.now()
  const user = (n: string) => idOf('user', n)
  const rows = (count: number) => `generate_series(1, ${count}) n`
  // Adding to an index of trigrams takes many times as long as creating it.
  await client.query('drop index users_search, contact_channels_search')
  await client.query(`
    insert into users (id, project_id, display_name, signed_up_at, last_active_at)
    select ${user('n')}, ${project}, 'User ' || n, ${now} - n * 1000, ${now} from ${rows(users)}`)
  await client.query(`
    insert into contact_channels (project_id, user_id, type, value, canonical_value, origin,
      used_for_auth, is_verified, is_primary, created_at)
    select ${project}, ${user('n')}, 'email', 'user' || n || '@example.com',
      'user' || n || '@example.com', 'account', true, true, true, ${now} from ${rows(users)}`)
  await client.query(
    `insert into passwords (user_id, hash, updated_at) select ${user('n')}, $1, ${now} from ${rows(users)}`,
    [passwordHash],
  )
  // A token so short is the part that all tokens of its session have in common (refresh-token.ts), and so both hashes are the same.
  const hash = `rtrim(translate(encode(sha256(convert_to('refresh-token-' || n, 'UTF8')), 'base64'), '+/', '-_'), '=')`
  await client.query(`
    insert into sessions (id, project_id, user_id, family_hash, refresh_token_hash, created_at, expires_at, last_used_at)
    select ${idOf('session', 'n')}, ${project}, ${user(`(1 + (n - 1) % ${users})`)}, ${hash}, ${hash},
      ${now}, ${now} + 86400000, ${now}
    from ${rows(sessions)}`)
  await client.query(
    `insert into known_devices (user_id, kind, first_used_at, last_used_at)
    select ${user('n')}, $1, ${now}, ${now} from ${rows(users)}`,
    [parseDevice(USER_AGENT).name],
  )
  await client.query(
    `insert into known_networks (id, project_id, expires_at)
    select unnest($1::text[]), ${project}, ${now} + ${MONTH_MILLIS}`,
    [Array.from({ length: users }, (_, index) => networkOf(index + 1))],
  )
  await client.query(`
    insert into teams (id, project_id, display_name, created_at)
    select ${idOf('team', 'n')}, ${project}, 'Team ' || n, ${now} - n from ${rows(teams)}`)
  await client.query(`
    insert into team_memberships (team_id, user_id, project_id, joined_at)
    select ${idOf('team', `(1 + n % ${teams})`)}, ${user(`(1 + n % ${users})`)}, ${project}, ${now}
    from ${rows(Math.max(users, teams * MEMBERS))} on conflict do nothing`)
  await client.query(`
    insert into permission_definitions (project_id, id, scope, description, contained_ids)
    select ${project}, 'permission_' || n, 'team', '',
      case when n % ${CHAIN} = 0 or n = ${permissions} then '{}' else array['permission_' || n + 1] end
    from ${rows(permissions)}`)
  await client.query(`
    insert into team_permissions (team_id, user_id, project_id, permission_id)
    select m.team_id, m.user_id, ${project}, 'permission_' || 1 + ${CHAIN} * (
      abs(hashtext(m.user_id::text)) % greatest(1, ${permissions} / ${CHAIN}))
    from team_memberships m where m.project_id = ${project}`)
  await addSearchIndexesAtOnce(drizzle(client, { schema, casing: 'snake_case' }))
  await client.query('vacuum analyze')
}
