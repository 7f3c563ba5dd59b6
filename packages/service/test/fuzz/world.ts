import { sql } from 'drizzle-orm'
import { enableAllSettings } from '../support/user-data.js'
import {
  openTestProject,
  newestMail,
  PASSWORD,
  signUp,
  type TestProject,
} from '../support/project.js'
import type { TestService } from '../support/service.js'

/** A project with an object of every kind, as targets for requests. */
export interface World {
  project: TestProject
  accessToken: string
  /** Replaces `{{name}}` by values of the world, at any depth. */
  fill<Value>(value: Value): Value
}

export async function openWorld(service: TestService): Promise<World> {
  const project = await openTestProject(service, { config: enableAllSettings })
  const user = await signUp(project)
  const other = await signUp(project)
  const mail = await newestMail(service, project.id, user.email)
  const ask = async (path: string, body?: unknown) => {
    const method = body === undefined ? 'GET' : 'POST'
    return (await project.call(method, path, { access: 'server', body })).body
  }
  const team = await ask('/teams', { display_name: 'Alpha', creator_user_id: user.id })
  const channels = await ask(`/contact-channels?user_id=${user.id}`)
  const key = await ask('/user-api-keys', {
    user_id: user.id,
    description: 'Its key',
    expires_at_millis: null,
    is_public: false,
  })
  await project.call('POST', '/team-permission-definitions', {
    access: 'admin',
    body: { id: 'p1' },
  })
  const values: Record<string, string> = {
    user: user.id,
    otherUser: other.id,
    team: textOf(team, 'id'),
    channel: String((channels['items'] as { id: string }[])[0]?.id),
    refreshToken: user.refreshToken,
    code: mail?.code ?? '',
    email: user.email,
    password: PASSWORD,
    apiKey: textOf(key, 'value'),
    apiKeyId: textOf(key, 'id'),
    project: project.id,
  }
  const fillText = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
  return { project, accessToken: user.accessToken, fill: (value) => fillIn(value, fillText) }
}

function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name]
  if (typeof value === 'string') return value
  throw new Error(`The world lacks something: ${JSON.stringify(body)}`)
}

function fillIn<Value>(value: Value, fillText: (text: string) => string): Value {
  const text = JSON.stringify(value)
  return text?.includes('{{') === true ? (JSON.parse(fillText(text)) as Value) : value
}

/** Counted, because a rejected attempt counts too, and emails are sent in the background. */
const counted = ['verification_codes', 'emails', 'webhook_deliveries', 'oauth_flows']
const ignored = ['attempt_counts']

/** Creates a statement that detects whether any row of any table was added, changed or removed. */
export async function createDigest({ ctx }: TestService): Promise<() => Promise<string>> {
  const { rows } = (await ctx.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )) as { rows: { name: string }[] }
  const names = rows.map(({ name }) => name).filter((name) => !ignored.includes(name))
  const parts = names.map((name) => {
    const newest = counted.includes(name) ? '0' : 'coalesce(max(xmin::text::bigint), 0)'
    // A rejected sign-in is an event itself.
    const rows =
      name === 'audit_events' ? `"${name}" where action <> 'sign_in.failed'` : `"${name}"`
    return `(select '${name} ' || count(*) || ' ' || ${newest} from ${rows})`
  })
  const statement = sql.raw(`select concat_ws(',', ${parts.join(', ')}) as digest`)
  return async () => {
    const answer = (await ctx.db.execute(statement)) as { rows: { digest: string }[] }
    return answer.rows[0]?.digest ?? ''
  }
}
