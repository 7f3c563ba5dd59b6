// Both processes are updated under load, while a migration changes the tables that the load uses. There is no release
// with an earlier schema yet, so the newer version is this one with a migration in addition.
import { setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import { loadFigures, printFailures, printProxyLog } from './support/figures.mjs'
import { createLoad, downtimeSeconds } from './support/load.mjs'
import { createServer, query } from './support/postgres.mjs'
import { startNginx } from './support/proxy.mjs'
import { buildVersion, openInstallation, restartInTurn } from './support/service.mjs'
import { inWorkplace } from './support/workplace.mjs'

/** A migration with new columns, a new table and an index, on the tables of sign-ups and refreshes. */
const MIGRATION = [
  'alter table "users" add column "nickname" text',
  `alter table "sessions" add column "label" text default '' not null`,
  'alter table "contact_channels" add column "nickname" text',
  'alter table "projects" add column "nickname" text',
  'create table "notes" ("id" uuid primary key, "user_id" uuid not null, "session_id" uuid)',
  'alter table "notes" add constraint "notes_user_id_fk" foreign key ("user_id") references "users" ("id") on delete cascade',
  'alter table "notes" add constraint "notes_session_id_fk" foreign key ("session_id") references "sessions" ("id") on delete cascade',
  'create index concurrently "users_nickname" on "users" ("nickname")',
  'create index concurrently "sessions_label" on "sessions" ("label")',
  `alter table "users" add constraint "users_nickname_check" check ("nickname" <> '') not valid`,
  'alter table "users" validate constraint "users_nickname_check"',
]

const BEFORE_MILLIS = 2_000

/** @returns {Promise<import('./support/figures.mjs').Report[]>} */
export const run = () =>
  inWorkplace(async ({ folder, onEnd }) => {
    const before = await buildVersion()
    onEnd(before.remove)
    const sql = MIGRATION.join(';\n--> statement-breakpoint\n')
    const after = await buildVersion({ migration: { tag: '9999_newer', sql } })
    onEnd(after.remove)
    const server = await createServer(join(folder, 'data'))
    onEnd(server.stop)
    await server.start(['log_lock_waits=on'])
    const installation = openInstallation(server.databaseUrl)
    const [first, second] = [await installation.openProcess(), await installation.openProcess()]
    for (const service of [first, second]) onEnd(service.kill)
    await Promise.all([first, second].map((service) => service.begin(before).ready))
    const proxy = await startNginx(join(folder, 'proxy'), [first.port, second.port])
    onEnd(proxy.stop)
    const load = createLoad(() => proxy.url, { workers: 10, pauseMillis: 5 })
    await load.start()
    const startedAt = Date.now()
    await setTimeout(BEFORE_MILLIS)
    await installation.runCommand(after, ['migrate'])
    // The version before restarts on the migrated database, then one process of each version runs.
    await restartInTurn([first], before)
    await restartInTurn([second], after)
    await restartInTurn([first], after)
    await load.stop()
    printFailures(load.results)
    printProxyLog(proxy.log())
    const [{ deadlocks }] = await query(
      server.databaseUrl,
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    const durations = load.results.map(({ startedAt: start, endedAt }) => (endedAt - start) / 1000)
    return [
      {
        title: 'Both processes are updated in turn behind nginx, after a migration under load.',
        figures: [
          ...loadFigures(load.results, await load.verify()),
          { figure: 'deadlocks', value: Number(deadlocks), max: 0 },
          { figure: 'seconds of the slowest request', value: Math.max(...durations) },
          {
            figure: 'seconds of downtime',
            value: downtimeSeconds(load.results, startedAt),
            max: 2,
          },
        ],
      },
    ]
  })
