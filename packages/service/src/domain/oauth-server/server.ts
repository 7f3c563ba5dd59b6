import { and, eq, sql } from 'drizzle-orm'
import { API_PREFIX } from '@latchkey/contract'
import type { Context } from '../../context.js'
import { onlyRow } from '../../db/database.js'
import { oauthRecords, oauthServers, projects, type Project } from '../../db/schema.js'
import type { OAuthResource } from '../../db/values.js'
import { HttpError } from '../../errors/http-error.js'
import { addServerKey, hasServerKey } from './server-keys.js'

/** The settings of the authorization server of a project. */
export type OAuthServer = typeof oauthServers.$inferSelect

/** The path of all authorization servers. */
export const OAUTH_PATH = '/latchkey/oauth'

/** The issuer of the tokens of an authorization server. It is another one than that of the tokens of sessions. */
export const oauthIssuerOf = (publicUrl: string, projectId: string): string =>
  `${publicUrl}${API_PREFIX}${OAUTH_PATH}/${projectId}`

/** The path of the page that leads to the consent page and takes its answer, below the issuer. */
export const DECISION_PATH = '/interaction'

/** Returns the URL of the page for a request. */
export const decisionUrlOf = (issuer: string, requestId: string): string =>
  `${issuer}${DECISION_PATH}/${encodeURIComponent(requestId)}`

/** A project with an authorization server that is on. */
export interface EnabledServer {
  project: Project
  server: OAuthServer & { consentUrl: string }
  /** Differs after each change of the project, its keys or the settings of its server. */
  version: string
}

/** Finds the authorization server of a project; undefined if it is off. */
export async function findEnabledServer(
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<EnabledServer | undefined> {
  // The database rejects a text with U+0000.
  if (projectId.includes('\0')) return undefined
  const [row] = await db
    .select({
      project: projects,
      server: oauthServers,
      version: sql<string>`${projects}.xmin::text || ' ' || ${oauthServers}.xmin::text`,
    })
    .from(oauthServers)
    .innerJoin(projects, eq(projects.id, oauthServers.projectId))
    .where(and(eq(oauthServers.projectId, projectId), eq(oauthServers.isEnabled, true)))
  if (row === undefined || row.server.consentUrl === null) return undefined
  const { project, server, version } = row
  return { project, server: { ...server, consentUrl: row.server.consentUrl }, version }
}

/** Reads the settings of the authorization server of a project. */
export async function readServer(
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<OAuthServer> {
  const [server] = await db.select().from(oauthServers).where(eq(oauthServers.projectId, projectId))
  return (
    server ?? {
      projectId,
      isEnabled: false,
      consentUrl: null,
      signOutUrl: null,
      resources: [],
      allowsMetadataDocuments: false,
      allowsRegistration: false,
    }
  )
}

/** Changes of an authorization server; undefined leaves a value unchanged. */
export interface ServerChanges {
  isEnabled?: boolean | undefined
  consentUrl?: string | undefined
  signOutUrl?: string | null | undefined
  resources?: OAuthResource[] | undefined
  allowsMetadataDocuments?: boolean | undefined
  allowsRegistration?: boolean | undefined
}

/** Changes the authorization server of a project, and resolves to both versions. Call it in a transaction. */
export async function updateServer(
  tx: Context,
  projectId: string,
  changes: ServerChanges,
): Promise<{ before: OAuthServer; after: OAuthServer }> {
  const before = await readServer(tx, projectId)
  const values = {
    isEnabled: changes.isEnabled ?? before.isEnabled,
    consentUrl: changes.consentUrl ?? before.consentUrl,
    signOutUrl: changes.signOutUrl === undefined ? before.signOutUrl : changes.signOutUrl,
    resources: changes.resources ?? before.resources,
    allowsMetadataDocuments: changes.allowsMetadataDocuments ?? before.allowsMetadataDocuments,
    allowsRegistration: changes.allowsRegistration ?? before.allowsRegistration,
  }
  if (values.isEnabled && values.consentUrl === null)
    throw new HttpError(
      400,
      'Set consent_url to the page of your app that asks users for their consent, such as https://app.example.com/handler/oauth-consent.',
    )
  if (values.isEnabled && !(await hasServerKey(tx, projectId))) await addServerKey(tx, projectId)
  if (!values.isEnabled)
    await tx.db.delete(oauthRecords).where(eq(oauthRecords.projectId, projectId))
  const after = onlyRow(
    await tx.db
      .insert(oauthServers)
      .values({ projectId, ...values })
      .onConflictDoUpdate({ target: oauthServers.projectId, set: values })
      .returning(),
  )
  return { before, after }
}
