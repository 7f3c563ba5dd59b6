import { and, arrayContains, desc, eq, sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { oauthTokens, type Project } from '../../db/schema.js'
import { refreshTokens } from './providers/exchange.js'
import { ProviderError } from './providers/provider-error.js'
import type { Provider, ProviderTokens } from './providers/provider.js'
import { withRefreshLease } from './refresh-lease.js'

/** Minimum remaining lifetime of a token that is returned. */
const MIN_MILLIS = 5 * 60 * 1000

type TokenRow = typeof oauthTokens.$inferSelect

/**
 * Stores a provider's tokens, sealed. They replace the tokens of the same scopes, but keep their refresh
 * token, because some providers return one at the first time only.
 */
export async function saveTokens(
  ctx: Context,
  project: Project,
  {
    accountId,
    tokens,
    grantedAt = projectNow(ctx, project),
  }: { accountId: string; tokens: ProviderTokens; grantedAt?: number },
): Promise<void> {
  const { accessToken, refreshToken, expiresInSeconds } = tokens
  const granted = {
    accessTokenSealed: ctx.sealer.seal(accessToken),
    refreshTokenSealed: refreshToken === null ? null : ctx.sealer.seal(refreshToken),
    expiresAt: expiresInSeconds === null ? null : grantedAt + expiresInSeconds * 1000,
    createdAt: grantedAt,
  }
  await ctx.db
    .insert(oauthTokens)
    .values({ oauthAccountId: accountId, scopes: sorted(tokens.scopes), ...granted })
    .onConflictDoUpdate({
      target: [oauthTokens.oauthAccountId, oauthTokens.scopes],
      set: {
        ...granted,
        refreshTokenSealed: sql`coalesce(excluded.refresh_token_sealed, ${oauthTokens.refreshTokenSealed})`,
      },
    })
}

interface TokenQuery {
  provider: Provider
  /** Id of the connection. */
  accountId: string
  scopes: readonly string[]
}

/**
 * Returns a provider's access token that covers the scopes and lives long enough, refreshed if necessary;
 * undefined if the user has to sign in at the provider again.
 *
 * @throws ProviderError when the provider does not answer
 */
export async function freshToken(
  ctx: Context,
  project: Project,
  request: TokenQuery,
): Promise<string | undefined> {
  const rows = await findTokens(ctx, request)
  const storedToken = storedTokenOf(ctx, project, rows)
  if (storedToken !== undefined || !rows.some(isRefreshable)) return storedToken
  const { accountId } = request
  // A provider with rotation accepts a refresh token once, and ends the connection when it gets it again (RFC 9700,
  // section 4.14.2).
  return withRefreshLease(ctx, project, { accountId, work: () => refresh(ctx, project, request) })
}

/** Returns the token that another request has refreshed meanwhile, or refreshes one. */
async function refresh(
  ctx: Context,
  project: Project,
  request: TokenQuery,
): Promise<string | undefined> {
  const rows = await findTokens(ctx, request)
  const storedToken = storedTokenOf(ctx, project, rows)
  if (storedToken !== undefined) return storedToken
  for (const row of rows) {
    const token = await renew(ctx, project, { row, request })
    if (token !== undefined) return token
  }
  return undefined
}

const findTokens = (ctx: Context, { accountId, scopes }: TokenQuery): Promise<TokenRow[]> =>
  ctx.db
    .select()
    .from(oauthTokens)
    .where(
      and(
        eq(oauthTokens.oauthAccountId, accountId),
        scopes.length === 0 ? undefined : arrayContains(oauthTokens.scopes, [...scopes]),
      ),
    )
    .orderBy(desc(oauthTokens.createdAt))

/** Returns the newest access token that lives long enough. */
function storedTokenOf(
  ctx: Context,
  project: Project,
  rows: readonly TokenRow[],
): string | undefined {
  const minimum = projectNow(ctx, project) + MIN_MILLIS
  const row = rows.find(({ expiresAt }) => expiresAt === null || expiresAt > minimum)
  return row && ctx.sealer.open(row.accessTokenSealed)
}

const isRefreshable = ({ refreshTokenSealed }: TokenRow): boolean => refreshTokenSealed !== null

/** Refreshes a token; undefined if the provider returns none that is sufficient. */
async function renew(
  ctx: Context,
  project: Project,
  { row, request }: { row: TokenRow; request: TokenQuery },
): Promise<string | undefined> {
  if (row.refreshTokenSealed === null) return undefined
  const refreshToken = ctx.sealer.open(row.refreshTokenSealed)
  const { provider, accountId, scopes } = request
  try {
    const grant = { refreshToken, scopes: row.scopes }
    const tokens = await refreshTokens(provider, grant, ctx.now())
    await saveTokens(ctx, project, { accountId, tokens })
    return scopes.every((scope) => tokens.scopes.includes(scope)) ? tokens.accessToken : undefined
  } catch (error) {
    if (!(error instanceof ProviderError) || error.reason !== 'rejected') throw error
    return undefined
  }
}

const sorted = (scopes: readonly string[]): string[] => [...new Set(scopes)].toSorted()
