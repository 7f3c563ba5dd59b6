import { and, asc, eq, getTableColumns, gt, isNotNull, is, sql } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../context.js'
import { inTransaction } from '../db/in-transaction.js'
import * as schema from '../db/schema.js'

type Storage = Pick<Context, 'db' | 'sealer'>

const BATCH_SIZE = 500

/**
 * Seals every secret that is not sealed with the first encryption key with it. Resolves to their number. A value that
 * changes meanwhile is left alone, because the service seals new values with the first key.
 */
export async function renewSecrets(storage: Storage): Promise<number> {
  let count = (await renewProjects(storage)) + (await renewConnections(storage))
  for (const table of Object.values(schema).filter((value) => is(value, PgTable)))
    for (const [name, column] of Object.entries(getTableColumns(table)))
      // In the schema, the name of a column has this ending if and only if its text is sealed.
      if (name.endsWith('Sealed')) count += await renewColumn(storage, { table, name, column })
  return count
}

/** Goes through a table in the order of its primary key, which is one column in tables with secrets. */
async function renewColumn(
  { db, sealer }: Storage,
  { table, name, column }: { table: PgTable; name: string; column: PgColumn },
): Promise<number> {
  const id = Object.values(getTableColumns(table)).find(({ primary }) => primary)
  if (id === undefined) throw new Error(`The table of ${name} has no id.`)
  let count = 0
  let last: unknown
  for (;;) {
    const rows = await db
      .select({ id: sql<unknown>`${id}`, sealed: sql<string>`${column}` })
      .from(table)
      .where(and(isNotNull(column), last === undefined ? undefined : gt(id, last)))
      .orderBy(asc(id))
      .limit(BATCH_SIZE)
    for (const row of rows) {
      const renewed = sealer.renew(row.sealed)
      if (renewed === undefined) continue
      const changed = await db
        .update(table)
        .set({ [name]: renewed })
        .where(and(eq(id, row.id), eq(column, row.sealed)))
        .returning({ id: sql`${id}` })
      count += changed.length
    }
    if (rows.length < BATCH_SIZE) return count
    last = rows.at(-1)?.id
  }
}

/** Secrets in JSON columns: those of providers, and the password of the mail server. */
async function renewProjects({ db, sealer }: Storage): Promise<number> {
  const all = await db.select({ id: schema.projects.id }).from(schema.projects)
  let count = 0
  for (const { id } of all) count += await renewProject({ db, sealer }, id)
  return count
}

const renewProject = (storage: Storage, id: string): Promise<number> =>
  inTransaction(storage, async ({ db, sealer }) => {
    const isThis = eq(schema.projects.id, id)
    const [project] = await db.select().from(schema.projects).where(isThis).for('no key update')
    if (project === undefined) return 0
    let count = 0
    const renew = (sealed: string): string => {
      const renewed = sealer.renew(sealed)
      if (renewed !== undefined) count += 1
      return renewed ?? sealed
    }
    const oauthProviders = project.oauthProviders.map(({ clientSecretSealed, ...provider }) =>
      clientSecretSealed === undefined
        ? provider
        : { ...provider, clientSecretSealed: renew(clientSecretSealed) },
    )
    const openIdProviders = project.openIdProviders.map((provider) => {
      const { clientSecretSealed, privateKeySealed } = provider
      return {
        ...provider,
        clientSecretSealed: clientSecretSealed && renew(clientSecretSealed),
        privateKeySealed: privateKeySealed && renew(privateKeySealed),
      }
    })
    const emailConfig = project.emailConfig && {
      ...project.emailConfig,
      passwordSealed: renew(project.emailConfig.passwordSealed),
    }
    if (count > 0)
      await db
        .update(schema.projects)
        .set({ oauthProviders, openIdProviders, emailConfig })
        .where(isThis)
    return count
  })

/** Secrets in the configurations of teams' connections. */
async function renewConnections({ db, sealer }: Storage): Promise<number> {
  const all = await db.select({ id: schema.teamConnections.id }).from(schema.teamConnections)
  let count = 0
  for (const { id } of all) count += await renewConnection({ db, sealer }, id)
  return count
}

const renewConnection = (storage: Storage, id: string): Promise<number> =>
  inTransaction(storage, async ({ db, sealer }) => {
    const isThis = eq(schema.teamConnections.id, id)
    const [row] = await db
      .select({ config: schema.teamConnections.config })
      .from(schema.teamConnections)
      .where(isThis)
      .for('no key update')
    if (row?.config.type !== 'oidc') return 0
    const { clientSecretSealed, privateKeySealed } = row.config
    const renewed = sealer.renew(clientSecretSealed ?? privateKeySealed ?? '')
    if (renewed === undefined) return 0
    const credential =
      clientSecretSealed === undefined
        ? { privateKeySealed: renewed }
        : { clientSecretSealed: renewed }
    await db
      .update(schema.teamConnections)
      .set({ config: { ...row.config, ...credential } })
      .where(isThis)
    return 1
  })
