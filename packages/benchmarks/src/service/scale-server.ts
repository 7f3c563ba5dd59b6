// A measured process of the benchmark of scale: the service and a bare Hono handler that does one select, on one
// Postgres.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { and, asc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { parseConfig } from '../../../service/src/config/config.js'
import { sessions } from '../../../service/src/db/schema.js'
import { createHandler } from '../../../service/src/app.js'
import { createListener } from '../../../service/src/http/listener.js'
import { openContext } from '../../../service/src/open-context.js'
import { findProject } from '../../../service/src/domain/projects/project-keys.js'
import { signAccessToken } from '../../../service/src/domain/sessions/access-token.js'
import { PROJECT } from './scale/project.js'
import type { ServerAddress, SignedSession } from './scale/calls.js'

const [databaseUrl = '', providerUrl = ''] = process.argv.slice(2)
const ALWAYS = 1_000_000_000
/** Default size of the thread pool in which Node runs native functions (libuv, threadpool). */
const POOL_THREADS = 4
process.once('disconnect', () => process.exit())

const { ctx } = await openContext({
  config: parseConfig({
    mode: 'production',
    publicUrl: 'https://benchmark.example',
    encryptionKey: '0'.repeat(64),
    databaseUrl,
    projects: [PROJECT],
    oauthProviders: {
      discord: {
        authorizationEndpoint: `${providerUrl}/authorize`,
        tokenEndpoint: `${providerUrl}/token`,
        userinfoEndpoint: `${providerUrl}/user`,
      },
    },
    // The same concurrency as better-auth: each thread of Node's pool. By default, the service leaves one processor free
    // for other requests.
    passwordHashing: { maxConcurrent: POOL_THREADS },
    // The requests name the users' addresses, as a proxy does.
    trustedProxies: 1,
    // Other calls come from one address.
    limits: {
      failedSignInsPerClient: ALWAYS,
      emailsPerClient: ALWAYS,
      startedSignInsPerClient: ALWAYS,
      refreshesPerSession: ALWAYS,
      writesPerUser: ALWAYS,
    },
  }),
  now: Date.now,
  report: (error) => console.error(error),
})

/** Signs access tokens of the first sessions. */
async function signTokens(count: number): Promise<SignedSession[]> {
  const project = await findProject(ctx, PROJECT.id)
  if (project === undefined) throw new Error('The project is gone.')
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.projectId, PROJECT.id), eq(sessions.isImpersonation, false)))
    .orderBy(asc(sessions.id))
    .limit(count)
  const signed: SignedSession[] = []
  for (const session of rows)
    signed.push({
      userId: session.userId,
      accessToken: await signAccessToken(ctx, project, session),
    })
  return signed
}

process.on('message', async (count: number) => {
  process.send?.(await signTokens(count))
})

const bare = new Hono()
const db = drizzle(new Pool({ connectionString: databaseUrl }))
bare.get('/:id', async (c) => {
  const { rows } = await db.execute(
    sql`select id, display_name from users where id = ${c.req.param('id')}`,
  )
  return c.json(rows[0] ?? null)
})

const listener = createListener(createHandler(ctx), { ownsProcess: true })
const port = await listener.listen(0, '127.0.0.1')
serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) => {
  const ready: ServerAddress = {
    apiUrl: `http://127.0.0.1:${port}/api/v1`,
    bareUrl: `http://127.0.0.1:${address.port}`,
  }
  process.send?.(ready)
})
