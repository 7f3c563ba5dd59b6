import { and, asc, eq, isNotNull, notInArray, or } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { type Database, onlyRow } from '../../db/database.js'
import { oauthClients } from '../../db/schema.js'
import type { OAuthGrantType, TokenEndpointAuthMethod } from '../../db/values.js'
import { HttpError } from '../../errors/http-error.js'
import { oauthClientMistake } from '../../lib/oauth-client-mistake.js'
import { hashSecret, randomText, SECRET_LENGTH } from '../../lib/secrets.js'

/** IDs begin with it, so that none is the ID of a user: both are values of `sub` (RFC 9068, section 5). */
const ID_PREFIX = 'oac_'
const ID_LENGTH = 24

/** A client as stored: with the hash of its secret. */
export type OAuthClient = typeof oauthClients.$inferSelect

/** The values of a client that an admin chooses. */
export interface ClientFields {
  displayName: string
  redirectUrls: string[]
  grantTypes: OAuthGrantType[]
  scopes: string[]
}

/** Rejects values of a client that contradict each other. */
export function requireConsistent(
  { redirectUrls, grantTypes }: Pick<ClientFields, 'redirectUrls' | 'grantTypes'>,
  method: TokenEndpointAuthMethod,
): void {
  const mistake = oauthClientMistake({ redirectUrls, grantTypes }, method)
  if (mistake !== undefined) throw new HttpError(400, mistake)
}

/** Whether an admin created a client. Other clients describe themselves. */
export const isVerified = ({ source }: Pick<OAuthClient, 'source'>): boolean => source === 'admin'

const isClient = (projectId: string, id: string) =>
  and(eq(oauthClients.projectId, projectId), eq(oauthClients.id, id))

/** Finds a client of a project. A client of another project is unknown. */
export async function findClient(
  db: Database,
  projectId: string,
  id: string,
): Promise<OAuthClient | undefined> {
  // The database rejects a text with U+0000.
  if (id.includes('\0')) return undefined
  const [client] = await db.select().from(oauthClients).where(isClient(projectId, id))
  return client
}

/**
 * Lists the clients of a project, oldest first. Unverified clients that no user has allowed anything are left out: anyone can create
 * them.
 */
export const listClients = (db: Database, projectId: string): Promise<OAuthClient[]> =>
  db
    .select()
    .from(oauthClients)
    .where(
      and(
        eq(oauthClients.projectId, projectId),
        or(eq(oauthClients.source, 'admin'), isNotNull(oauthClients.lastAllowedAt)),
      ),
    )
    .orderBy(asc(oauthClients.createdAt), asc(oauthClients.id))

export const createClientId = (): string => ID_PREFIX + randomText(ID_LENGTH)

export const createClientSecret = (): string => `ocs_${randomText(SECRET_LENGTH)}`

/** Creates a client. Its secret is returned here and never again; a public client has none. */
export async function createClient(
  tx: Context,
  projectId: string,
  {
    tokenEndpointAuthMethod,
    ...fields
  }: ClientFields & {
    tokenEndpointAuthMethod: TokenEndpointAuthMethod
  },
): Promise<{ client: OAuthClient; secret: string | undefined }> {
  const secret = tokenEndpointAuthMethod === 'none' ? undefined : createClientSecret()
  const client = onlyRow(
    await tx.db
      .insert(oauthClients)
      .values({
        ...fields,
        projectId,
        id: createClientId(),
        tokenEndpointAuthMethod,
        secretHash: secret === undefined ? null : hashSecret(secret),
        createdAt: tx.now(),
      })
      .returning(),
  )
  return { client, secret }
}

/** Changes of a client; undefined leaves a value unchanged. */
type ClientChanges = { [Name in keyof ClientFields]?: ClientFields[Name] | undefined }

/** Changes a client; returns undefined if the project has none with this ID. */
export async function updateClient(
  tx: Context,
  projectId: string,
  { id, ...changes }: { id: string } & ClientChanges,
): Promise<OAuthClient | undefined> {
  const [client] = await tx.db
    .update(oauthClients)
    .set(changes)
    .where(isClient(projectId, id))
    .returning()
  return client
}

/** Deletes a client with its grants and tokens. Returns whether there was one. */
export async function deleteClient(
  { db }: Pick<Context, 'db'>,
  projectId: string,
  id: string,
): Promise<boolean> {
  const deleted = await db
    .delete(oauthClients)
    .where(isClient(projectId, id))
    .returning({ id: oauthClients.id })
  return deleted.length > 0
}

/** A client of a configuration file. */
export interface ConfiguredClient extends ClientFields {
  id: string
  /** Without one, the client is public. */
  secret?: string | undefined
}

/** Replaces the clients of a project that its admins created. A client that stays keeps its tokens. */
export async function replaceClients(
  tx: Context,
  projectId: string,
  clients: readonly ConfiguredClient[],
): Promise<void> {
  const ids = clients.map(({ id }) => id)
  const isOther = ids.length === 0 ? undefined : notInArray(oauthClients.id, ids)
  await tx.db
    .delete(oauthClients)
    .where(and(eq(oauthClients.projectId, projectId), eq(oauthClients.source, 'admin'), isOther))
  for (const { id, secret, ...fields } of clients) {
    const values = {
      ...fields,
      source: 'admin',
      tokenEndpointAuthMethod: secret === undefined ? 'none' : 'client_secret_basic',
      secretHash: secret === undefined ? null : hashSecret(secret),
    } as const
    await tx.db
      .insert(oauthClients)
      .values({ ...values, projectId, id, createdAt: tx.now() })
      .onConflictDoUpdate({ target: [oauthClients.projectId, oauthClients.id], set: values })
  }
}
