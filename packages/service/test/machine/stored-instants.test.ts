import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { apiKeys, projectKeys, sessions } from '../../src/db/schema.js'
import { packageFolder } from '../../src/package-folder.js'
import { openTestService } from '../support/service.js'

const PROJECT = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'
const USER = '1c8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d'
/** The last time value of ECMA-262. */
const LAST = 8_640_000_000_000_000

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-instants-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Copies the migrations of the version that stored any instant; returns their folder. */
async function earlierMigrations(): Promise<string> {
  const migrationsFolder = join(folder, 'migrations')
  await cp(join(packageFolder, 'migrations'), migrationsFolder, { recursive: true })
  const path = join(migrationsFolder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const isEarlier = ({ tag }: { tag: string }) => tag < '0007'
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.filter(isEarlier) }))
  return migrationsFolder
}

it('migrates instants that no date can hold', async () => {
  const client = await PGlite.create(join(folder, 'postgres'))
  await migrate(drizzle(client), { migrationsFolder: await earlierMigrations() })
  const instants = [LAST + 1, Number.MIN_SAFE_INTEGER, 5, null]
  await client.exec(`
    insert into projects (id, display_name, config, oauth_providers, created_at)
      values ('${PROJECT}', 'Kept', '{}', '[]', 1);
    insert into users (id, project_id, signed_up_at, last_active_at) values ('${USER}', '${PROJECT}', 1, 1);
    insert into sessions (project_id, user_id, refresh_token_hash, created_at, expires_at, last_used_at)
      values ('${PROJECT}', '${USER}', 'a', 7, ${Number.MIN_SAFE_INTEGER}, 7)`)
  for (const [index, instant] of instants.entries())
    await client.exec(`
      insert into api_keys (project_id, user_id, description, is_public, key_hash, key_end, created_at, expires_at)
        values ('${PROJECT}', '${USER}', 'Key', false, '${index}', '${index}', ${index}, ${instant});
      insert into project_keys (project_id, description, created_at, expires_at)
        values ('${PROJECT}', 'Set', ${index}, ${instant})`)
  await client.close()

  const service = await openTestService({ dataFolder: folder })
  for (const table of [apiKeys, projectKeys]) {
    const keys = await service.ctx.db.select().from(table).orderBy(table.createdAt)
    expect(keys.map(({ expiresAt }) => expiresAt)).toEqual([LAST, -LAST, 5, null])
  }
  const [session] = await service.ctx.db.select().from(sessions)
  expect(session?.expiresAt).toBe(7)
  await service.close()
})
