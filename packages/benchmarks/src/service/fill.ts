import type { Context } from '../../../service/src/context.js'
import { contactChannels, users } from '../../../service/src/db/schema.js'
import { addressColumns } from '../../../service/src/lib/canonical-email.js'
import { createProject } from '../../../service/src/domain/owned-projects/projects.js'
import type { LoadScenarios, Scenario } from './scenarios.js'

const USERS = 10_000
const BATCH = 500
const SESSIONS = 10
const PASSWORD = 'correct horse battery'

interface Filled {
  projectId: string
  userId: string
  scenarios: Scenario[]
  signIn: Scenario
  load: LoadScenarios
}

/** Fills the database with a project of 10 000 users, one of whom leads a team, and signs two of them in. */
export async function fill(ctx: Context, url: string): Promise<Filled> {
  const { id, keys } = await createProject(ctx, { displayName: 'Benchmark' })
  const client = {
    'X-Stack-Project-Id': id,
    'X-Stack-Access-Type': 'client',
    'X-Stack-Publishable-Client-Key': keys.publishableClientKey ?? '',
  }
  const server = {
    'X-Stack-Project-Id': id,
    'X-Stack-Access-Type': 'server',
    'X-Stack-Secret-Server-Key': keys.secretServerKey ?? '',
  }
  const post = async (path: string, headers: Record<string, string>, body: unknown) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as Record<string, string>
  }
  const signUp = (email: string) =>
    post('/auth/password/sign-up', client, {
      email,
      password: PASSWORD,
      verification_callback_url: 'http://localhost/verify',
    })
  const signedUp = await signUp('ada@example.com')
  const userId = signedUp['user_id'] ?? ''
  const session = { ...client, 'X-Stack-Access-Token': signedUp['access_token'] ?? '' }
  const team = await post('/teams', server, { display_name: 'Engines', creator_user_id: userId })
  await addUsers(ctx, id)
  // A database does this itself after some time.
  await ctx.db.execute('analyze')
  const refreshOf = ({ refresh_token = '' }: Record<string, string>): Scenario => ({
    name: 'refresh',
    atLeast: { Postgres: 0.3, PGlite: 0.15 },
    url: `${url}/auth/oauth/token`,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: id,
      client_secret: keys.publishableClientKey ?? '',
      refresh_token,
    }).toString(),
  })
  const refresh = refreshOf(signedUp)
  const bob = { email: 'bob@example.com', password: PASSWORD }
  await signUp(bob.email)
  const refreshes: Scenario[] = []
  while (refreshes.length < SESSIONS)
    refreshes.push(refreshOf(await post('/auth/password/sign-in', client, bob)))
  const read: Scenario = {
    name: 'users/me',
    atLeast: { Postgres: 0.6, PGlite: 0.3 },
    url: `${url}/users/me`,
    method: 'GET',
    headers: session,
  }
  const guess: Scenario = {
    name: 'guess a password',
    url: `${url}/auth/password/sign-in`,
    method: 'POST',
    headers: { ...client, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password: 'wrong horse battery' }),
  }
  const signIn: Scenario = {
    name: 'sign in with a password',
    url: `${url}/auth/password/sign-in`,
    method: 'POST',
    headers: { ...client, 'Content-Type': 'application/json' },
    body: JSON.stringify(bob),
  }
  const permissions = `team_id=${team['id'] ?? ''}&user_id=me&recursive=true`
  return {
    userId,
    projectId: id,
    signIn,
    load: { read, guess, refreshes, refreshOther: refresh },
    scenarios: [
      read,
      refresh,
      {
        name: 'list users (100 of 10 000)',
        atLeast: { Postgres: 0.2 },
        url: `${url}/users?limit=100`,
        method: 'GET',
        headers: server,
      },
      {
        name: 'team permissions',
        atLeast: { Postgres: 0.45 },
        url: `${url}/team-permissions?${permissions}`,
        method: 'GET',
        headers: session,
      },
    ],
  }
}

async function addUsers({ db, now }: Context, projectId: string): Promise<void> {
  for (let start = 0; start < USERS; start += BATCH) {
    const at = now() + start
    const rows = Array.from({ length: BATCH }, (_, index) => ({
      projectId,
      displayName: `User ${start + index}`,
      signedUpAt: at + index,
      lastActiveAt: at + index,
    }))
    const added = await db.insert(users).values(rows).returning({ id: users.id })
    await db.insert(contactChannels).values(
      added.map(({ id: userId }) => ({
        projectId,
        userId,
        type: 'email' as const,
        ...addressColumns(`${userId}@example.com`),
        origin: 'account' as const,
        usedForAuth: true,
        isVerified: true,
        isPrimary: true,
        createdAt: at,
      })),
    )
  }
}
