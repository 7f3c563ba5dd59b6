import { sql } from 'drizzle-orm'
import type { NewProject } from '../../src/domain/owned-projects/projects.js'
import { signUp, type TestProject, type TestUser } from './project.js'
import type { TestService } from './service.js'
import { addPasskey } from './sign-in.js'
import { callOk } from './with-access.js'
import { define, idsOf, invite, openTeam } from './teams.js'

/** Settings that enable every call. */
export const enableAllSettings: NonNullable<NewProject['config']> = {
  magicLinkEnabled: true,
  passkeyEnabled: true,
  clientTeamCreationEnabled: true,
  clientUserDeletionEnabled: true,
  allowUserApiKeys: true,
  allowTeamApiKeys: true,
  anonymousAccountsEnabled: true,
  oauthProviders: [{ id: 'github', type: 'shared' }],
}

/** A part of every private text, which other users must not be able to read. */
export const PRIVATE = 'nobody else’s business'

/** A user with one object of every kind. */
export interface UserData {
  user: TestUser
  /** Values by the names that calls have for them, in their paths, queries and bodies. */
  byName: Record<string, string>
  /** Values of `{id}` by the noun before it in a path. */
  sessionId: string
  invitationId: string
}

/** Signs up a user and creates one object of every kind that a user can have. */
export async function createUserData(
  service: TestService,
  project: TestProject,
): Promise<UserData> {
  const user = await signUp(project)
  const own = (call: string, body?: unknown) => callOk(project, call, { ...user, body })
  await own('PATCH /users/me', { display_name: PRIVATE, client_metadata: [PRIVATE] })
  await addPasskey(project, user)
  const teamId = await openTeam(project, user)
  await own(`PATCH /teams/${teamId}`, { display_name: PRIVATE })
  const channels = await own('GET /contact-channels?user_id=me')
  const sessions = await own('GET /auth/sessions?user_id=me')
  const provider = await callOk(project, 'POST /oauth-providers', {
    access: 'server',
    body: {
      user_id: user.id,
      provider_config_id: 'github',
      account_id: `github account of ${user.id}`,
      allow_sign_in: true,
      allow_connected_accounts: true,
    },
  })
  const keyFields = { description: PRIVATE, expires_at_millis: null }
  const userKey = await own('POST /user-api-keys', { user_id: 'me', ...keyFields })
  const teamKey = await own('POST /team-api-keys', { team_id: teamId, ...keyFields })
  const email = `${user.id}@invited.example.com`
  const invitation = await invite(service, project, { teamId, email })
  return {
    user,
    sessionId: String(idsOf({ body: sessions })[0]),
    invitationId: invitation.id,
    byName: {
      user_id: user.id,
      creator_user_id: user.id,
      team_id: teamId,
      selected_team_id: teamId,
      contact_channel_id: String(idsOf({ body: channels })[0]),
      oauth_provider_id: String(provider['id']),
      provider_account_id: String(provider['account_id']),
      'user api_key_id': String(userKey['id']),
      'team api_key_id': String(teamKey['id']),
      refresh_token: user.refreshToken,
      cursor: user.id,
      code: invitation.code,
    },
  }
}

/** Adds objects to another project that only this project has. */
export async function addUserData(project: TestProject): Promise<void> {
  await define(project, 'team', { id: 'private_team_permission', description: PRIVATE })
  await define(project, 'project', { id: 'private_permission', description: PRIVATE })
}

/** Tables that requests of any user write to. */
const MOVING = ['attempt_counts', 'emails', 'webhook_deliveries']

/** Returns a function that reads all rows with one of the IDs as text. */
export async function rowsNaming(
  { ctx }: TestService,
  ids: readonly string[],
): Promise<() => Promise<string[]>> {
  const { rows } = (await ctx.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )) as { rows: { name: string }[] }
  const texts = rows
    .map(({ name }) => name)
    .filter((name) => !MOVING.includes(name))
    .map((name) => `select '${name} ' || row_to_json(t)::text as text from "${name}" t`)
    .join(' union all ')
  const statement = sql.raw(
    `select text from (${texts}) as all_rows where text ~ '${ids.join('|')}'`,
  )
  return async () => {
    const result = (await ctx.db.execute(statement)) as { rows: { text: string }[] }
    return result.rows.map(({ text }) => text)
  }
}
