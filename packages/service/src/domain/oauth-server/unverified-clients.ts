import { and, desc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { oauthClients, type Project } from '../../db/schema.js'
import { projectSubject, recordAuditEvent } from '../audit/record-audit-event.js'
import { findClient, type ClientFields, isVerified, type OAuthClient } from './clients.js'
import type { TokenEndpointAuthMethod } from '../../db/values.js'

/** Maximum number of unverified clients of a project that no user has allowed anything. Anyone can create them. */
const MAX_NEVER_ALLOWED = 1000
const DAY_MILLIS = 24 * 60 * 60 * 1000

/** A client that describes itself: by its registration or by its metadata document. */
export interface UnverifiedClient extends Omit<ClientFields, 'scopes'> {
  id: string
  tokenEndpointAuthMethod: TokenEndpointAuthMethod
  /** The hash of its secret; null for a public client. */
  secretHash: string | null
}

/** Stores a client that registers itself. */
export const addRegisteredClient = (
  ctx: Context,
  project: Project,
  client: UnverifiedClient,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await save(tx, project.id, { ...client, source: 'registration' })
    await recordAuditEvent(tx, project, {
      action: 'oauth_client.created',
      subject: projectSubject(project.id),
      details: { clientId: client.id },
    })
  })

/** Stores what the metadata document of a client says, if it is new. */
export async function saveDocumentClient(
  ctx: Context,
  projectId: string,
  client: UnverifiedClient,
): Promise<void> {
  const stored = await findClient(ctx.db, projectId, client.id)
  if (stored !== undefined && isSame(stored, client)) return
  await inTransaction(ctx, (tx) => save(tx, projectId, { ...client, source: 'metadata_document' }))
}

const isSame = (stored: OAuthClient, client: UnverifiedClient): boolean =>
  JSON.stringify(describe(stored)) === JSON.stringify(describe(client))

const describe = ({ displayName, redirectUrls, grantTypes }: UnverifiedClient) => [
  displayName,
  redirectUrls,
  grantTypes,
]

async function save(
  tx: Context,
  projectId: string,
  client: UnverifiedClient & Pick<OAuthClient, 'source'>,
): Promise<void> {
  await tx.db
    .insert(oauthClients)
    .values({ ...client, projectId, scopes: [], createdAt: tx.now() })
    .onConflictDoUpdate({ target: [oauthClients.projectId, oauthClients.id], set: client })
  await deleteExcess(tx, projectId)
}

/** Deletes the oldest clients above the limit. If new ones were rejected instead, one attacker could block all registrations. */
async function deleteExcess({ db }: Context, projectId: string): Promise<void> {
  const { id, createdAt } = oauthClients
  const ofProject = eq(oauthClients.projectId, projectId)
  const excess = db
    .select({ id })
    .from(oauthClients)
    .where(and(ofProject, ne(oauthClients.source, 'admin'), isNull(oauthClients.lastAllowedAt)))
    .orderBy(desc(createdAt), desc(id))
    .offset(MAX_NEVER_ALLOWED)
  await db.delete(oauthClients).where(and(ofProject, inArray(id, excess)))
}

/**
 * Records that a user has allowed an unverified client something, so that the client is not deleted. It writes at most once a day,
 * so that the users of one client do not wait for the same row.
 */
export async function recordAllowance({ db, now }: Context, client: OAuthClient): Promise<void> {
  if (isVerified(client)) return
  const { projectId, id, lastAllowedAt } = oauthClients
  await db
    .update(oauthClients)
    .set({ lastAllowedAt: now() })
    .where(
      and(
        eq(projectId, client.projectId),
        eq(id, client.id),
        or(isNull(lastAllowedAt), lt(lastAllowedAt, now() - DAY_MILLIS)),
      ),
    )
}
