import { fail } from '@latchkey/contract/errors'
import { connectedAccounts as routes } from '@latchkey/contract/routes'
import { connectedAccounts as schemas } from '@latchkey/contract/schemas'
import type { StoredOAuthProvider } from '../db/values.js'
import { subjectId } from '../http/auth/current-user.js'
import { findUserOrReject } from '../http/find-or-reject.js'
import type { Call } from '../http/call.js'
import { implement } from '../http/implement.js'
import { toList } from '../http/response.js'
import { listAccounts, type OAuthAccount } from './accounts.js'
import { answering } from './provider-http-errors.js'
import { findProvider } from './providers/find-provider.js'
import { freshToken } from './tokens.js'

const OWN_ONLY = 'Clients may only use the connected accounts of their own user.'

export const connectedAccounts = implement(routes, schemas, {
  listConnectedAccounts: async (call) => {
    const userId = subjectId(call, call.params.userId, OWN_ONLY)
    await findUserOrReject(call, userId)
    const accounts = await readableAccounts(call, userId)
    return toList(
      accounts.map(({ providerId, accountId }) => ({
        userId,
        provider: providerId,
        providerAccountId: accountId,
      })),
    )
  },

  createProviderAccessToken: async (call) => {
    const { provider, accounts } = await accountsOf(call)
    const accessToken = await findToken(call, provider, accounts)
    if (accessToken === undefined) throw fail('OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE')
    return { accessToken }
  },

  createAccountAccessToken: async (call) => {
    const { provider, accounts } = await accountsOf(call, call.params.providerAccountId)
    const accessToken = await findToken(call, provider, accounts)
    if (accessToken === undefined)
      throw fail('OAUTH_ACCESS_TOKEN_NOT_AVAILABLE', {
        provider: provider.id,
        details: 'Connect the account again with the scope.',
      })
    return { accessToken }
  },
})

type Caller = Pick<Call, 'ctx' | 'auth'>
type TokenCall = Caller & {
  params: { userId: string; providerId: string }
  body: { scope?: string | undefined }
}

const readableAccounts = async ({ ctx, auth }: Caller, userId: string): Promise<OAuthAccount[]> => {
  const accounts = await listAccounts(ctx.db, { projectId: auth.project.id, userId })
  return accounts.filter(({ allowConnectedAccounts }) => allowConnectedAccounts)
}

/** Finds the accounts that a request for a token names: those of a provider, or one of them. */
async function accountsOf(
  call: TokenCall,
  providerAccountId?: string,
): Promise<{ provider: StoredOAuthProvider; accounts: OAuthAccount[] }> {
  const { params, auth } = call
  const userId = subjectId(call, params.userId, OWN_ONLY)
  const provider = auth.project.oauthProviders.find(({ id }) => id === params.providerId)
  if (provider === undefined) throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  if (provider.type === 'shared')
    throw fail('OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS')
  await findUserOrReject(call, userId)
  const accounts = (await readableAccounts(call, userId)).filter(
    ({ providerId, accountId }) =>
      providerId === provider.id &&
      (providerAccountId === undefined || accountId === providerAccountId),
  )
  if (accounts.length === 0) throw fail('OAUTH_CONNECTION_NOT_CONNECTED_TO_USER')
  return { provider, accounts }
}

/** Returns a token of the first account that has the scopes. */
async function findToken(
  { ctx, auth: { project }, body }: TokenCall,
  { id }: StoredOAuthProvider,
  accounts: readonly OAuthAccount[],
): Promise<string | undefined> {
  const scopes = body.scope?.split(/\s+/).filter(Boolean) ?? []
  return answering(ctx, async () => {
    const provider = await findProvider(ctx, project, id)
    for (const account of accounts) {
      const token = await freshToken(ctx, project, { provider, accountId: account.id, scopes })
      if (token !== undefined) return token
    }
    return undefined
  })
}
