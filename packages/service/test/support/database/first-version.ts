import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from '../../../src/lib/files/package-folder.js'

const PROJECT = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'
export const ENDPOINT = '1c8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d'
export const EVENT = '2c8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d'

/** Statements that add a webhook event and its delivery to the tables of the first version. */
export const firstRows = `
  insert into projects (id, display_name, config, oauth_providers, created_at)
    values ('${PROJECT}', 'Kept', '{}', '[]', 1);
  insert into webhook_endpoints (id, project_id, url, secret_sealed, created_at)
    values ('${ENDPOINT}', '${PROJECT}', 'http://a.example', '', 1);
  insert into webhook_events (id, project_id, type, data, created_at)
    values ('${EVENT}', '${PROJECT}', 'team.deleted', '{}', 1);
  insert into webhook_deliveries (event_id, endpoint_id) values ('${EVENT}', '${ENDPOINT}')`

/** Copies the migrations of the first version into a folder; returns their folder. */
export async function copyFirstMigrations(folder: string): Promise<string> {
  const migrationsFolder = join(folder, 'migrations')
  await cp(join(packageFolder, 'migrations'), migrationsFolder, { recursive: true })
  const path = join(migrationsFolder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  return migrationsFolder
}
