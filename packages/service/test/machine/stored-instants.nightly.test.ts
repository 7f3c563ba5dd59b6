import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { apiKeys, projectKeys, sessions } from '../../src/db/schema.js'
import { createEarlierDatabase } from '../support/database/earlier-database.js'
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

it('migrates instants that no date can hold', async () => {
  const client = await createEarlierDatabase(folder, '0007')
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
