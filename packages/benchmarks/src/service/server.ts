// The measured process: the service and a bare Hono handler, on one database.
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import { parseConfig } from '../../../service/src/config/config.js'
import { createHandler } from '../../../service/src/app.js'
import { createListener } from '../../../service/src/http/listener.js'
import { openContext } from '../../../service/src/open-context.js'
import { fill } from './fill.js'
import { fillAuditLog } from './fill-audit-log.js'
import type { MemoryReport, Question, Ready } from './scenarios.js'

const [mode, databaseUrl] = process.argv.slice(2)
const ALWAYS = 1_000_000_000
const limits =
  mode === 'load'
    ? // Every guess is hashed. The lockout would reject most of them before that.
      {
        failedSignInsPerAccount: ALWAYS,
        failedSignInsPerAccountAndNetwork: ALWAYS,
        failedSignInsPerClient: ALWAYS,
      }
    : // The benchmark refreshes one session as fast as the service responds.
      { refreshesPerSession: ALWAYS }
const dataFolder = await mkdtemp(join(tmpdir(), 'latchkey-benchmark-'))
process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }))
process.once('disconnect', () => process.exit())
// The same in all runs, because two of them use the same database.
const encryptionKey = '0'.repeat(64)

const { ctx } = await openContext({
  // As in production: without the inbox, the request log and the fault plans of development.
  config: parseConfig({
    mode: 'production',
    publicUrl: 'https://benchmark.example',
    encryptionKey,
    limits,
    ...(databaseUrl === undefined ? { dataFolder } : { databaseUrl }),
  }),
  now: Date.now,
  report: (error) => console.error(error),
})
const ownPort = await createListener(createHandler(ctx), { ownsProcess: true }).listen(
  0,
  '127.0.0.1',
)
const filled = await fill(ctx, `http://127.0.0.1:${ownPort}/api/v1`)

process.on('message', async (question: Question) => {
  if (question === 'fill audit log') await fillAuditLog(ctx, filled)
  const report: MemoryReport = { peakRss: process.resourceUsage().maxRSS * 1024 }
  process.send?.(report)
})

const bare = new Hono()
// A separate pool, which sends its statements as Drizzle does.
const pool = databaseUrl === undefined ? undefined : new Pool({ connectionString: databaseUrl })
const db = pool === undefined ? ctx.db : drizzle(pool)
bare.get('/', async ({ json }) => {
  const result = await db.execute(
    sql`select id, display_name from users where id = ${filled.userId}`,
  )
  const { rows } = result as { rows: object[] }
  return json(rows[0] ?? null)
})
serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
  const ready: Ready = {
    database: databaseUrl === undefined ? 'PGlite' : 'Postgres',
    bare: { name: 'bare', url: `http://127.0.0.1:${port}/`, method: 'GET', headers: {} },
    scenarios: filled.scenarios,
    signIn: filled.signIn,
    load: filled.load,
  }
  process.send?.(ready)
})
