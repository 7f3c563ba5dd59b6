import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import { type Database, onlyRow } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { projects, scimTokens, teamConnections, type Project } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { hashSecret, randomText, SECRET_LENGTH } from '../../lib/secrets.js'
import { recordAuditEvent, teamSubject } from '../audit/record-audit-event.js'
import { requireRoles, type Manager } from '../connection-sign-in/required-roles.js'
import {
  findTeamConnection,
  requireOff,
  type TeamConnection,
} from '../team-connections/connections.js'

export type ScimToken = typeof scimTokens.$inferSelect

/** Enough to replace a token without an interruption. */
const MAX_TOKENS = 5
/** Part of every token by which secret scanners recognize it. */
const PREFIX = 'latchkey_scim_'
const VISIBLE_CHARACTERS = 4
const HOUR_MILLIS = 60 * 60 * 1000

interface ConnectionName {
  teamId: string
  connectionId: string
}

/** Lists the tokens of a connection, oldest first. */
export const listScimTokens = (db: Database, connectionId: string): Promise<ScimToken[]> =>
  db
    .select()
    .from(scimTokens)
    .where(eq(scimTokens.connectionId, connectionId))
    .orderBy(asc(scimTokens.createdAt), asc(scimTokens.id))

interface NewToken extends ConnectionName {
  description: string
  manager: Manager
  /** Creates the token for a set-up link, while the connection is off. Default: false. */
  isOfSetupLink?: boolean
}

/**
 * Creates a token of a connection. Its text is returned here and never again. Rejects with TEAM_PERMISSION_REQUIRED a manager
 * who lacks a permission of the group mappings: the token decides about the members of groups.
 */
export const createScimToken = (
  ctx: Context,
  project: Project,
  { teamId, connectionId, description, manager, isOfSetupLink = false }: NewToken,
): Promise<{ token: ScimToken; text: string }> =>
  inTransaction(ctx, async (tx) => {
    const name = { teamId, id: connectionId }
    const connection = await findTeamConnection(tx.db, name, { isLocked: true })
    if (isOfSetupLink) requireOff(connection)
    await requireRoles(tx, connection, manager)
    if ((await listScimTokens(tx.db, connectionId)).length >= MAX_TOKENS)
      throw rejection(`A connection has at most ${MAX_TOKENS} SCIM tokens. Revoke one first.`)
    const text = PREFIX + randomText(SECRET_LENGTH)
    const token = onlyRow(
      await tx.db
        .insert(scimTokens)
        .values({
          projectId: project.id,
          connectionId,
          description,
          tokenHash: hashSecret(text),
          tokenEnd: text.slice(-VISIBLE_CHARACTERS),
          isOfSetupLink,
          createdAt: projectNow(tx, project),
        })
        .returning(),
    )
    await recordAuditEvent(tx, project, {
      action: 'scim_token.created',
      subject: teamSubject(teamId),
      details: { connectionId, scimTokenId: token.id, name: scimTokenName(token) },
    })
    return { token, text }
  })

/** Deletes a token of a connection, which then works no more. Rejects with SCIM_TOKEN_NOT_FOUND. */
export const revokeScimToken = (
  ctx: Context,
  project: Project,
  { teamId, connectionId, id }: ConnectionName & { id: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await findTeamConnection(tx.db, { teamId, id: connectionId })
    const [revoked] = await tx.db
      .delete(scimTokens)
      .where(and(eq(scimTokens.connectionId, connectionId), eq(scimTokens.id, id)))
      .returning({ description: scimTokens.description, tokenEnd: scimTokens.tokenEnd })
    if (revoked === undefined) throw fail('SCIM_TOKEN_NOT_FOUND')
    await recordAuditEvent(tx, project, {
      action: 'scim_token.revoked',
      subject: teamSubject(teamId),
      details: { connectionId, scimTokenId: id, name: scimTokenName(revoked) },
    })
  })

const scimTokenName = ({ description, tokenEnd }: Pick<ScimToken, 'description' | 'tokenEnd'>) =>
  description || `…${tokenEnd}`

/** The connection whose token a request has, and the project of its team. */
export interface Provisioner {
  project: Project
  connection: TeamConnection
  tokenId: string
  /** Whether the token only reads: a set-up link created it, and no member has turned the connection on. */
  isReadOnly: boolean
}

/** Whether there is a connection with an ID in any project. */
export async function isConnection(db: Database, id: string): Promise<boolean> {
  return (await db.$count(teamConnections, eq(teamConnections.id, id))) > 0
}

/**
 * Finds the connection of a token, which must be the connection with the ID. The look-up uses the hash of the token, so that
 * its duration reveals nothing about the text.
 */
export async function findProvisioner(
  ctx: Context,
  { connectionId, text }: { connectionId: string; text: string },
): Promise<Provisioner | undefined> {
  const isToken = eq(scimTokens.tokenHash, hashSecret(text))
  const [row] = await ctx.db
    .select({ connection: teamConnections, project: projects, token: scimTokens })
    .from(scimTokens)
    .innerJoin(teamConnections, eq(teamConnections.id, scimTokens.connectionId))
    .innerJoin(projects, eq(projects.id, teamConnections.projectId))
    .where(and(isToken, eq(scimTokens.connectionId, connectionId)))
  if (row === undefined) return undefined
  const { token, project, connection } = row
  await recordUse(ctx, project, token)
  const isReadOnly = token.isOfSetupLink && connection.state !== 'on'
  return { project, connection, tokenId: token.id, isReadOnly }
}

/** A provider sends many requests in a row, so that the time is written once per hour. */
async function recordUse(ctx: Context, project: Project, token: ScimToken): Promise<void> {
  const now = projectNow(ctx, project)
  if (token.lastUsedAt !== null && token.lastUsedAt > now - HOUR_MILLIS) return
  const isOld = or(isNull(scimTokens.lastUsedAt), lte(scimTokens.lastUsedAt, now - HOUR_MILLIS))
  await ctx.db
    .update(scimTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(scimTokens.id, token.id), isOld))
}
