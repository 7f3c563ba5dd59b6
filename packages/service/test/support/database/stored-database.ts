import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect } from 'vitest'
import type { ServiceConfigInput } from '../../../src/config/config.js'
import { readMigrations, type Migration } from '../../../src/db/migration-files.js'
import { packageFolder } from '../../../src/lib/files/package-folder.js'
import { connectProject, newestMail, PASSWORD } from '../project.js'
import { openTestService } from '../service.js'

/** The project of the stored databases. */
export const STORED_PROJECT = {
  id: '3f0a4219-d71e-42dd-aad4-b6d4943048ed',
  keys: {
    publishableClientKey: 'pck_stored',
    secretServerKey: 'ssk_stored',
    superSecretAdminKey: 'sak_stored',
  },
}

/** A user of the project, who signs in with the password of the tests. */
export const STORED_EMAIL = 'ada@example.com'

/** The settings of a service that opens a stored database. */
export const STORED_CONFIG = {
  // Encrypts the secrets in the database.
  encryptionKey: 'c3RvcmVkIGRhdGFiYXNlcyBvZiBhbGwgdmVyc2lvbnM=',
  trustedProxies: 1,
}

/** One file for each released version. Its name is that of the newest migration of the version. */
const storedFolder = join(packageFolder, 'test', 'support', 'database', 'stored')

/** Writes the rows of a database of this version, as SQL. */
export async function writeStoredRows(rows: string): Promise<void> {
  const migrations = await readMigrations()
  const path = join(storedFolder, `${migrations.at(-1)?.tag}.sql`)
  await mkdir(storedFolder, { recursive: true })
  await writeFile(path, rows)
}

/** A database of an earlier version, or of this one. */
export interface StoredDatabase {
  /** The newest migration of the version. */
  version: string
  /** The migrations of its version. */
  migrations: Migration[]
  /** SQL that inserts its rows. The user of the connection may skip the checks of foreign keys. */
  rows: string
}

/** Reads every stored database. */
export async function readStoredDatabases(): Promise<StoredDatabase[]> {
  const migrations = await readMigrations()
  const read = async (file: string): Promise<StoredDatabase> => {
    const version = basename(file, '.sql')
    const inserts = await readFile(join(storedFolder, file), 'utf8')
    const rows = `set session_replication_role = replica; ${inserts}; reset session_replication_role`
    return { version, migrations: migrations.filter(({ tag }) => tag <= version), rows }
  }
  return Promise.all((await readdir(storedFolder)).map(read))
}

/** A user who signs in, and a code that was encrypted. */
export const STORED_DATA = { status: 200, code: expect.stringMatching(/^\w{20,}$/), reports: [] }

/** Opens a service on a stored database and signs its user in. Resolves to what `STORED_DATA` equals. */
export async function useStoredDatabase(database: ServiceConfigInput) {
  const service = await openTestService({ ...STORED_CONFIG, ...database })
  const project = connectProject(service, STORED_PROJECT)
  const body = { email: STORED_EMAIL, password: PASSWORD }
  const { status } = await project.call('POST', '/auth/password/sign-in', { body })
  const email = await newestMail(service, project.id, STORED_EMAIL)
  await service.close()
  return { status, code: email?.code, reports: service.reports }
}
