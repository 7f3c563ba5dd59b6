import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { buildOnce } from '../../db/build-once.js'
import type { Database } from '../../db/database.js'
import { teamConnections, teamDomains } from '../../db/schema.js'
import type { StoredOidcConfig, StoredSamlConfig } from '../../db/values.js'
import { conflict } from '../../errors/http-error.js'
import { domainOfEmail } from '../../lib/email-domain.js'

export type TeamConnection = typeof teamConnections.$inferSelect

/** A connection by OpenID Connect. */
export type OidcConnection = TeamConnection & { config: StoredOidcConfig }

export const isOidc = (connection: TeamConnection): connection is OidcConnection =>
  connection.config.type === 'oidc'

/** A connection by SAML 2.0. */
export type SamlConnection = TeamConnection & { config: StoredSamlConfig }

export const isSaml = (connection: TeamConnection): connection is SamlConnection =>
  connection.config.type === 'saml'

/** Lists the connections of a team, oldest first. */
export const listConnections = (db: Database, teamId: string): Promise<TeamConnection[]> =>
  db
    .select()
    .from(teamConnections)
    .where(eq(teamConnections.teamId, teamId))
    .orderBy(asc(teamConnections.createdAt), asc(teamConnections.id))

/** Finds a connection of a team, or rejects with TEAM_CONNECTION_NOT_FOUND. `isLocked` makes other changes of it wait. */
export async function findTeamConnection(
  db: Database,
  { teamId, id }: { teamId: string; id: string },
  { isLocked = false } = {},
): Promise<TeamConnection> {
  const query = db
    .select()
    .from(teamConnections)
    .where(and(eq(teamConnections.teamId, teamId), eq(teamConnections.id, id)))
  const [connection] = await (isLocked ? query.for('no key update') : query)
  if (connection === undefined) throw fail('TEAM_CONNECTION_NOT_FOUND')
  return connection
}

/** Rejects with status 409 what a set-up link does to a connection that is on. */
export function requireOff({ state }: TeamConnection): void {
  if (state === 'on') throw conflict('The connection is on. An admin of the team can change it.')
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the ID of a provider is that of a connection. An OpenID provider of a project cannot have a UUID. */
export const isConnectionId = (providerId: string): boolean => UUID.test(providerId)

/** Finds a connection of a project by its ID, in any state. */
export async function findConnection(
  db: Database,
  projectId: string,
  id: string,
): Promise<TeamConnection | undefined> {
  if (!isConnectionId(id)) return undefined
  const [connection] = await db
    .select()
    .from(teamConnections)
    .where(and(eq(teamConnections.id, id), eq(teamConnections.projectId, projectId)))
  return connection
}

/** Finds a connection of a project that is on, and keeps it so until the end of the transaction. */
export async function findActiveConnection(
  db: Database,
  projectId: string,
  id: string,
): Promise<TeamConnection | undefined> {
  const isIt = and(eq(teamConnections.id, id), eq(teamConnections.projectId, projectId))
  const [connection] = await db.select().from(teamConnections).where(isIt).for('share')
  return connection?.state === 'on' ? connection : undefined
}

/**
 * Whether a sign-in at a provider may be completed. One with a connection may not if the connection was turned off or deleted
 * meanwhile. Pass a transaction.
 */
export async function mayComplete(
  db: Database,
  projectId: string,
  providerId: string | undefined,
): Promise<boolean> {
  if (providerId === undefined || !isConnectionId(providerId)) return true
  return (await findActiveConnection(db, projectId, providerId)) !== undefined
}

/** Finds a connection of any project by its ID, in any state. */
export async function findConnectionOfProjects(
  db: Database,
  id: string,
): Promise<TeamConnection | undefined> {
  const [connection] = await db.select().from(teamConnections).where(eq(teamConnections.id, id))
  return connection
}

/** Whether any team of a project has a connection that is on. */
export async function hasEnabledConnection(db: Database, projectId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: teamConnections.id })
    .from(teamConnections)
    .where(and(eq(teamConnections.projectId, projectId), eq(teamConnections.state, 'on')))
    .limit(1)
  return row !== undefined
}

/** Finds the connection that signs an address in: that of the team which has verified the domain. */
export async function findConnectionOfEmail(
  db: Database,
  projectId: string,
  email: string,
): Promise<TeamConnection | undefined> {
  const [row] = await selectOfDomain(db).execute({ projectId, domain: domainOfEmail(email) })
  return row?.connection
}

const selectOfDomain = buildOnce((db) =>
  db
    .select({ connection: teamConnections })
    .from(teamDomains)
    .innerJoin(
      teamConnections,
      and(eq(teamConnections.teamId, teamDomains.teamId), eq(teamConnections.state, 'on')),
    )
    .where(
      and(
        eq(teamDomains.projectId, sql.placeholder('projectId')),
        eq(teamDomains.domain, sql.placeholder('domain')),
        isNotNull(teamDomains.verifiedAt),
      ),
    )
    .prepare('select_connection_of_domain'),
)
