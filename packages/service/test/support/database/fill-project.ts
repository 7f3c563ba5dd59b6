import type { Client } from 'pg'
import { START } from '../service.js'

/** Returns SQL for an ID of version 4 that depends on the number of a row. */
const idOf = (kind: string) =>
  `overlay(overlay(md5('${kind}' || n) placing '4' from 13) placing '8' from 17)::uuid`

const SENDER = {
  type: 'shared',
  host: '',
  port: 0,
  username: '',
  senderName: '',
  senderEmail: '',
}

const LARGEST_TABLES = [
  'users',
  'contact_channels',
  'sessions',
  'teams',
  'team_memberships',
  'team_permissions',
  'api_keys',
  'verification_codes',
]

/**
 * Fills a project with users and everything that grows with them. The users are unrelated to those that a test signs
 * up.
 *
 * @param client a connection whose user may skip the checks of foreign keys
 * @param rows the rows of users and of what they have most of, and those of each other table
 */
export async function fillProject(
  client: Client,
  projectId: string,
  rows: { ofLargest: number; ofOthers: number },
): Promise<void> {
  const project = `'${projectId}'`
  const user = idOf('user')
  const team = idOf('team')
  const event = idOf('event')
  const later = `${START}::bigint * 2`
  const recently = `${START}::bigint - n % 60000`
  /** Expressions by the columns of a table. */
  const tables: Record<string, Record<string, string>> = {
    users: {
      id: user,
      project_id: project,
      display_name: `'User ' || n`,
      signed_up_at: 'n',
      last_active_at: 'n',
    },
    contact_channels: {
      project_id: project,
      user_id: user,
      type: `'email'`,
      value: `n || '@example.org'`,
      canonical_value: `n || '@example.org'`,
      origin: `'account'`,
      used_for_auth: 'true',
      is_verified: 'true',
      is_primary: 'true',
      created_at: 'n',
    },
    sign_ups: { user_id: user, created_at: 'n' },
    passwords: { user_id: user, hash: `'x'`, updated_at: 'n' },
    passkeys: {
      project_id: project,
      user_id: user,
      credential_id: 'n::text',
      public_key: `'x'`,
      counter: '0',
      created_at: 'n',
    },
    recovery_codes: { project_id: project, user_id: user, hash: 'n::text', created_at: 'n' },
    active_days: { project_id: project, user_id: user, day: `'2026-01-01'` },
    ended_sessions: { id: idOf('ended session'), project_id: project, ended_at: recently },
    deleted_users: {
      id: idOf('deleted user'),
      project_id: project,
      signed_up_at: 'n',
      deleted_at: 'n',
    },
    sessions: {
      project_id: project,
      user_id: user,
      family_hash: 'n::text',
      refresh_token_hash: 'n::text',
      previous_token_hash: `'previous ' || n`,
      created_at: 'n',
      expires_at: later,
      last_used_at: `${START}::bigint`,
    },
    provider_sessions: {
      session_id: idOf('provider session'),
      project_id: project,
      provider_id: `'acme'`,
      account_id: 'n::text',
      provider_session_id: 'n::text',
    },
    known_devices: {
      user_id: user,
      kind: `'Chrome on macOS'`,
      first_used_at: 'n',
      last_used_at: 'n',
    },
    known_networks: { id: 'n::text', project_id: project, expires_at: 'n' },
    attempt_counts: { id: 'n::text', project_id: project, count: '1', resets_at: 'n' },
    cli_logins: {
      project_id: project,
      polling_code_hash: 'n::text',
      login_code_hash: 'n::text',
      created_at: 'n',
      expires_at: later,
    },
    teams: { id: team, project_id: project, display_name: `'Team'`, created_at: 'n' },
    team_memberships: {
      team_id: team,
      user_id: user,
      project_id: project,
      is_selected: 'true',
      joined_at: 'n',
    },
    team_permissions: {
      team_id: team,
      user_id: user,
      project_id: project,
      permission_id: `'write'`,
    },
    project_permissions: { user_id: user, project_id: project, permission_id: `'publish'` },
    api_keys: {
      project_id: project,
      user_id: `case when n % 2 = 0 then ${user} end`,
      team_id: `case when n % 2 = 1 then ${team} end`,
      description: `'CI'`,
      is_public: 'false',
      key_hash: 'n::text',
      key_end: `'abcd'`,
      created_at: 'n',
    },
    // Half of them are open invitations to teams.
    verification_codes: {
      project_id: project,
      user_id: `case when n % 2 = 0 then ${user} end`,
      kind: `case when n % 2 = 0 then 'contact_channel_verification' else 'team_invitation' end`,
      code_hash: 'n::text',
      rest_hash: 'n::text',
      address: `n || '@example.org'`,
      data: `case when n % 2 = 0 then '{}'
        else '{"teamId":"' || ${team} || '","email":"' || n || '@example.org"}' end::json`,
      created_at: recently,
      expires_at: later,
    },
    oauth_accounts: {
      id: idOf('account'),
      project_id: project,
      user_id: user,
      provider_id: `'github'`,
      account_id: 'n::text',
      created_at: 'n',
    },
    oauth_tokens: {
      oauth_account_id: idOf('account'),
      scopes: `'{}'`,
      access_token_sealed: `'x'`,
      created_at: 'n',
    },
    oauth_flows: {
      state_hash: 'n::text',
      project_id: project,
      provider_id: `'github'`,
      flow_sealed: `'x'`,
      created_at: 'n',
      expires_at: later,
    },
    team_domains: {
      project_id: project,
      team_id: team,
      domain: `n || '.example.org'`,
      challenge: 'n::text',
      verified_at: 'n',
      next_check_at: later,
      created_at: 'n',
    },
    team_connections: {
      id: idOf('connection'),
      project_id: project,
      team_id: team,
      type: `'oidc'`,
      display_name: `'Acme'`,
      config: `'{}'`,
      state: `'on'`,
      is_required: 'true',
      default_permission_ids: `'{}'`,
      group_mappings: `'[]'`,
      created_at: 'n',
    },
    team_connection_accounts: {
      project_id: project,
      connection_id: idOf('connection'),
      user_id: user,
      account_id: 'n::text',
      email: `n || '@example.org'`,
      created_at: 'n',
      last_sign_in_at: 'n',
    },
    scim_tokens: {
      project_id: project,
      connection_id: idOf('connection'),
      description: `'Okta'`,
      token_hash: 'n::text',
      token_end: `'abcd'`,
      created_at: 'n',
    },
    provisioned_users: {
      id: idOf('provisioned user'),
      project_id: project,
      connection_id: idOf('connection'),
      user_id: user,
      external_id: 'n::text',
      user_name: `n || '@example.org'`,
      user_name_key: `n || '@example.org'`,
      is_active: 'true',
      account_email: `n || '@example.org'`,
      created_at: 'n',
      updated_at: 'n',
    },
    provisioned_groups: {
      id: idOf('provisioned group'),
      project_id: project,
      connection_id: idOf('connection'),
      external_id: 'n::text',
      display_name: 'n::text',
      display_name_key: 'n::text',
      created_at: 'n',
      updated_at: 'n',
    },
    provisioned_group_members: {
      group_id: idOf('provisioned group'),
      member_id: idOf('provisioned user'),
    },
    authorization_codes: {
      code_hash: 'n::text',
      project_id: project,
      user_id: user,
      '"grant"': `'{}'`,
      created_at: 'n',
      expires_at: later,
    },
    oauth_consents: {
      project_id: project,
      user_id: user,
      client_id: `'an app'`,
      scopes: `'{}'`,
      created_at: 'n',
      updated_at: 'n',
    },
    oauth_records: {
      id: 'n::text',
      project_id: project,
      payload_sealed: `'x'`,
      grant_hash: 'n::text',
      user_id: user,
      client_id: `'an app'`,
      expires_at: later,
    },
    notification_preferences: {
      user_id: user,
      category_id: idOf('category'),
      is_enabled: 'true',
      unsubscribe_code_hash: 'n::text',
      unsubscribe_code_sealed: `'x'`,
    },
    emails: {
      project_id: project,
      user_id: user,
      sender: `'${JSON.stringify(SENDER)}'`,
      recipients: `array[n || '@example.org']`,
      subject: `'Hello'`,
      content_sealed: `'x'`,
      created_at: recently,
      sent_at: recently,
    },
    webhook_events: {
      id: event,
      project_id: project,
      type: `'user.created'`,
      data: `'{}'`,
      created_at: recently,
    },
    webhook_deliveries: { event_id: event, endpoint_id: idOf('endpoint') },
    daily_counts: {
      project_id: project,
      day: `to_char(date '1990-01-01' + n::int, 'YYYY-MM-DD')`,
      kind: `'sign_up'`,
      method: `''`,
      count: '1',
    },
    audit_events: {
      project_id: project,
      action: `'sign_in.succeeded'`,
      actor_type: `'user'`,
      actor_id: user,
      subject_type: `'user'`,
      subject_id: `${user}::text`,
      details: `'{}'`,
      created_at: recently,
    },
  }
  const indexes = await dropIndexes(client)
  await client.query('set session_replication_role = replica')
  for (const [table, columns] of Object.entries(tables))
    await client.query(
      `insert into ${table} (${Object.keys(columns).join(', ')})
       select ${Object.values(columns).join(', ')}
       from generate_series(1, ${LARGEST_TABLES.includes(table) ? rows.ofLargest : rows.ofOthers}) n`,
    )
  await client.query('reset session_replication_role')
  for (const definition of indexes) await client.query(definition)
  await client.query('vacuum analyze')
}

/** Drops the indexes that are no constraints, and returns their definitions: creating them at once is faster. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and indexname not in (select conname from pg_constraint)`,
  )
  for (const { name } of rows) await client.query(`drop index "${name}"`)
  return rows.map(({ definition }) => definition)
}
